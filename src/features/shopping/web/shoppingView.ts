import { compareNames, knownFirst } from '#shared/order.ts'
import { searchFor } from '#shared/search.ts'
import type { ShoppingItem, Store } from '../shopping.contract.ts'
import { compareToBuy } from '../shopping.facts.ts'

export type ShoppingFilter = {
  search: string
  category: string | null
  priority: string | null
  store: string | null
}

export const noFilter: ShoppingFilter = { search: '', category: null, priority: null, store: null }

export const isFiltering = ({ search, category, priority, store }: ShoppingFilter) =>
  search.trim() !== '' || category !== null || priority !== null || store !== null

const withoutStore = 'No Store Specified'

export type StoreGroup = { store: string; items: ShoppingItem[] }

export function filterShopping(items: ShoppingItem[], filter: ShoppingFilter): ShoppingItem[] {
  const matches = searchFor(filter.search)
  return items.filter(
    (item) =>
      matches(item.name) &&
      (filter.category === null || item.category === filter.category) &&
      (filter.priority === null || item.priority === filter.priority) &&
      (filter.store === null || item.store === filter.store),
  )
}

/** What is to buy, in groups by store; those without one come last. */
export function groupByStore(items: ShoppingItem[]): StoreGroup[] {
  const sorted = items.filter((item) => !item.isCompleted).sort(compareToBuy)
  return [...Map.groupBy(sorted, (item) => item.store ?? withoutStore)].map(([store, group]) => ({
    store,
    items: group,
  }))
}

export const completedOf = (items: ShoppingItem[]) =>
  items.filter((item) => item.isCompleted).sort((a, b) => compareNames(a.name, b.name))

/** The stores one can choose: those that were added, and those that items name. */
export const storeNames = (stores: Store[], items: ShoppingItem[]) =>
  knownFirst(
    stores.map((store) => store.name),
    items.flatMap((item) => item.store ?? []),
  )

export const categoriesIn = (items: ShoppingItem[]) =>
  knownFirst(
    [],
    items.flatMap((item) => item.category ?? []),
  )
