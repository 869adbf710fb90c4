import { compareNames, knownFirst } from '#shared/order.ts'
import { searchFor } from '#shared/search.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { locationOrder } from '../pantry.facts.ts'

export type PantryFilter = { search: string; location: string | null; category: string | null }

export const noFilter: PantryFilter = { search: '', location: null, category: null }

export type CategoryGroup = { category: string; items: PantryItem[] }

export type LocationGroup = { location: string; count: number; categories: CategoryGroup[] }

/** By name and category. */
export const matchesSearch = (item: PantryItem, search: string) =>
  searchFor(search)(item.name, item.category)

const inSelection = (item: PantryItem, { location, category }: PantryFilter) =>
  (location === null || item.location === location) &&
  (category === null || item.category === category)

export const isShown = (item: PantryItem, filter: PantryFilter) =>
  inSelection(item, filter) && matchesSearch(item, filter.search)

/** Only places and categories in which something is found. */
export function groupPantry(items: PantryItem[], filter: PantryFilter): LocationGroup[] {
  const byLocation = Map.groupBy(
    items.filter((item) => isShown(item, filter)),
    (item) => item.location,
  )
  return knownFirst(locationOrder, byLocation.keys()).flatMap((location) => {
    const here = byLocation.get(location)
    return here ? [groupLocation(location, here)] : []
  })
}

/** Side by side: the order reads from left to right. */
export const inColumns = (groups: readonly LocationGroup[], count: number): LocationGroup[][] =>
  Array.from({ length: count }, (_, column) => groups.filter((_group, n) => n % count === column))

function groupLocation(location: string, items: PantryItem[]): LocationGroup {
  const categories = [...Map.groupBy(items, (item) => item.category)]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([category, own]) => ({ category, items: own }))
  return { location, count: items.length, categories }
}
