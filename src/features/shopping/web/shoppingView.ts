import { compareNames, knownFirst } from '#shared/order.ts'
import type { Search } from '#shared/plainSearch.ts'
import type { ShoppingItem, Store } from '../shopping.contract.ts'
import { compareInStores, compareStores } from '../shopping.logic.ts'

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

const textsOf = ({ name }: ShoppingItem) => [name]

export function filterShopping(
  items: ShoppingItem[],
  filter: ShoppingFilter,
  search: Search,
): ShoppingItem[] {
  const chosen = items.filter(
    (item) =>
      (filter.category === null || item.category === filter.category) &&
      (filter.priority === null || item.priority === filter.priority) &&
      (filter.store === null || item.store === filter.store),
  )
  return search.bestFirst(chosen, textsOf)
}

/** By store, each in the order of its aisles, or as found; items without a store last. */
export function groupByStore(
  items: ShoppingItem[],
  stores: Store[],
  asFound = false,
): StoreGroup[] {
  const sorted = items.toSorted(asFound ? compareStores : compareInStores(stores))
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
