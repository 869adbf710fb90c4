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

export type Priority = (typeof priorities)[number]

const weight: Record<Priority, number> = { high: 3, medium: 2, low: 1 }

type Sorted = { name: string; store: string | null; priority: Priority }

/** The urgent first. */
export const comparePriorities = (a: Pick<Sorted, 'priority'>, b: Pick<Sorted, 'priority'>) =>
  weight[b.priority] - weight[a.priority]

/** Store by store, those without one last; within a store the urgent first, then by name. */
export function compareToBuy(a: Sorted, b: Sorted): number {
  if ((a.store === null) !== (b.store === null)) return a.store === null ? 1 : -1
  return (
    compareNames(a.store ?? '', b.store ?? '') ||
    comparePriorities(a, b) ||
    compareNames(a.name, b.name)
  )
}
