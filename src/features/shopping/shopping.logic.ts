import { compareNames } from '#shared/order.ts'

/** For screens that show a list without loading zod: the contract loads with the first form. */

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

/** As people choose them. */
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

/** The urgent first. */
export const comparePriorities = (a: Pick<Sorted, 'priority'>, b: Pick<Sorted, 'priority'>) =>
  weight[b.priority] - weight[a.priority]

/**
 * Store by store, those without one last. In a store whose aisles have an order, aisle by aisle, and
 * what is in none of them last; then the urgent first, then by name.
 */
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
  return (a: Sorted, b: Sorted): number => {
    if ((a.store === null) !== (b.store === null)) return a.store === null ? 1 : -1
    return (
      compareNames(a.store ?? '', b.store ?? '') ||
      placeOf(a) - placeOf(b) ||
      comparePriorities(a, b) ||
      compareNames(a.name, b.name)
    )
  }
}

const keyOf = (name: string) => name.toLowerCase()

export const compareToBuy = compareInStores([])
