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

/** The order of aisles in a store that has none of its own: as most are walked. */
export const usualAisles = ['Produce', 'Bakery', 'Meat', 'Dairy', 'Pantry', 'Frozen', 'Other']

/** By store, items without one last; urgent ones first, then by aisle, priority and name. */
export function compareInStores(stores: readonly StoreAisles[]) {
  const ordered = stores.filter(({ aisles }) => aisles.length > 0)
  const orders = new Map(ordered.map(({ name, aisles }) => [keyOf(name), placesIn(aisles)]))
  const placeOf = ({ store, category }: Sorted) => {
    const order = orders.get(keyOf(store ?? '')) ?? usualOrder
    return order.get(keyOf(category ?? '')) ?? order.size
  }
  return (a: Sorted, b: Sorted): number =>
    compareStores(a, b) ||
    Number(b.priority === 'high') - Number(a.priority === 'high') ||
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

const placesIn = (aisles: readonly string[]) => new Map(aisles.map((aisle, n) => [keyOf(aisle), n]))

const usualOrder = placesIn(usualAisles)

export const compareToBuy = compareInStores([])

type Listed = { name: string; quantity: string | null; store: string | null; notes: string | null }

const told = (name: string, more: readonly (string | null)[]) => {
  const said = more.filter(Boolean).join(', ')
  return said ? `${name} (${said})` : name
}

/** 'Eggs (12, Costco)': tells items of the same name apart. */
export const describeItem = ({ name, quantity, store }: Omit<Listed, 'notes'>): string =>
  told(name, [quantity, store])

/** 'Eggs (12, Costco, For the cake)': tells apart those that look alike even so. */
export const describeFully = ({ name, quantity, store, notes }: Listed): string =>
  told(name, [quantity, store, notes && notes.slice(0, 60)])

/** In milliseconds. Who says what was bought approves both cards in that time. */
const soon = 3_600_000

/** Whether what was ticked came into the pantry, too: then it is not put away once more. */
export const isHere = (
  { createdAt, updatedAt }: { createdAt: string; updatedAt: string },
  stockedAt: string | null,
): boolean =>
  stockedAt !== null &&
  stockedAt > createdAt &&
  Date.parse(stockedAt) >= Date.parse(updatedAt) - soon
