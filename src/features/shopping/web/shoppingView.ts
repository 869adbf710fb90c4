import { compareNames, knownFirst } from '#shared/order.ts'
import { searchFor } from '#shared/search.ts'
import type { ShoppingItem, Store } from '../shopping.contract.ts'
import { compareInStores } from '../shopping.logic.ts'

export type ShoppingFilter = {
  search: string
  category: string | null
  priority: string | null
  store: string | null
}

export const noFilter: ShoppingFilter = { search: '', category: null, priority: null, store: null }

export const filtersInUse = ({ search, category, priority, store }: ShoppingFilter) =>
  [search.trim() !== '', category !== null, priority !== null, store !== null].filter(Boolean)
    .length

const withoutStore = 'No Store Specified'

export type StoreGroup = {
  label: string
  store: string | null
  items: ShoppingItem[]
}

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

/** By store, each in the order of its aisles; items without a store last. */
export function groupByStore(items: ShoppingItem[], stores: Store[]): StoreGroup[] {
  const sorted = items.toSorted(compareInStores(stores))
  return [...Map.groupBy(sorted, (item) => item.store)].map(([store, group]) => ({
    label: store ?? withoutStore,
    store,
    items: group,
  }))
}

export const byItemName = (items: ShoppingItem[]) =>
  items.toSorted((a, b) => compareNames(a.name, b.name))

/** Stores that were added, then those that only items name. */
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
