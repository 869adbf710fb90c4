import { compareNames } from '#shared/order.ts'

/** Apart from the contract, so that screens can show a list before zod has loaded. */

export const shoppingCategories = [
  'Dairy',
  'Meat',
  'Produce',
  'Bakery',
  'Pantry',
  'Frozen',
  'Other',
] as const

export const priorities = ['high', 'medium', 'low'] as const

export const priorityChoices = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

type Priority = (typeof priorities)[number]

const weight: Record<Priority, number> = { high: 3, medium: 2, low: 1 }

type Sorted = {
  name: string
  store: string | null
  category: string | null
  priority: Priority
}

type StoreAisles = { name: string; aisles: readonly string[] }

export const comparePriorities = (a: Pick<Sorted, 'priority'>, b: Pick<Sorted, 'priority'>) =>
  weight[b.priority] - weight[a.priority]

/** By store, items without one last; then by the store's aisles, priority and name. */
export function compareInStores(stores: readonly StoreAisles[]) {
  const orders = new Map(
    stores.map(({ name, aisles }) => [
      keyOf(name),
      new Map(aisles.map((aisle, n) => [keyOf(aisle), n])),
    ]),
  )
  const placeOf = ({ store, category }: Sorted) => {
    const order = orders.get(keyOf(store ?? ''))
    return order ? (order.get(keyOf(category ?? '')) ?? order.size) : 0
  }
  return (a: Sorted, b: Sorted): number =>
    compareStores(a, b) ||
    placeOf(a) - placeOf(b) ||
    comparePriorities(a, b) ||
    compareNames(a.name, b.name)
}

/** By store, items without one last. */
export function compareStores(
  { store: a }: Pick<Sorted, 'store'>,
  { store: b }: Pick<Sorted, 'store'>,
): number {
  if ((a === null) !== (b === null)) return a === null ? 1 : -1
  return compareNames(a ?? '', b ?? '')
}

const keyOf = (name: string) => name.toLowerCase()

export const compareToBuy = compareInStores([])
