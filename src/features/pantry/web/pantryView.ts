import { compareNames, knownFirst } from '#shared/order.ts'
import type { Search } from '#shared/plainSearch.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { locationOrder } from '../pantry.logic.ts'

export type PantryFilter = { search: string; location: string | null; category: string | null }

export const noFilter: PantryFilter = { search: '', location: null, category: null }

export const filtersInUse = ({ search, location, category }: PantryFilter): number =>
  [search.trim() !== '', location !== null, category !== null].filter(Boolean).length

export type CategoryGroup = { category: string; items: PantryItem[] }

export type LocationGroup = { location: string; count: number; categories: CategoryGroup[] }

const textsOf = ({ name, category }: PantryItem) => [name, category]

const inSelection = (item: PantryItem, { location, category }: PantryFilter) =>
  (location === null || item.location === location) &&
  (category === null || item.category === category)

export const filterPantry = (items: PantryItem[], filter: PantryFilter, search: Search) =>
  search.bestFirst(
    items.filter((item) => inSelection(item, filter)),
    textsOf,
  )

/** Empty locations and categories are left out. */
export function groupPantry(items: PantryItem[]): LocationGroup[] {
  const byLocation = Map.groupBy(items, (item) => item.location)
  return knownFirst(locationOrder, byLocation.keys()).flatMap((location) => {
    const here = byLocation.get(location)
    return here ? [groupLocation(location, here)] : []
  })
}

/** Two columns of similar length: the order goes down the first, then the second. */
export function inTwoColumns(groups: readonly LocationGroup[]): LocationGroup[][] {
  const lengthOf = (some: readonly LocationGroup[]) =>
    some.reduce((length, { count, categories }) => length + count + categories.length + 2, 0)
  const longest = (n: number) => Math.max(lengthOf(groups.slice(0, n)), lengthOf(groups.slice(n)))
  const [first = 0] = groups.map((_group, n) => n + 1).sort((a, b) => longest(a) - longest(b))
  return [groups.slice(0, first), groups.slice(first)]
}

function groupLocation(location: string, items: PantryItem[]): LocationGroup {
  const categories = [...Map.groupBy(items, (item) => item.category)]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([category, own]) => ({ category, items: own }))
  return { location, count: items.length, categories }
}
