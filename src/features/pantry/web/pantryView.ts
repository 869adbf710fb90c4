import { compareNames, knownFirst } from '#shared/order.ts'
import { searchFor } from '#shared/search.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { locationOrder } from '../pantry.facts.ts'

export type PantryFilter = { search: string; location: string | null; category: string | null }

export type CategoryGroup = {
  category: string
  /** Those that match the search; all of them when nothing is searched. */
  items: PantryItem[]
}

export type LocationGroup = { location: string; count: number; categories: CategoryGroup[] }

/** By name and category. */
export const matchesSearch = (item: PantryItem, search: string) =>
  searchFor(search)(item.name, item.category)

export const inSelection = (item: PantryItem, { location, category }: PantryFilter) =>
  (location === null || item.location === location) &&
  (category === null || item.category === category)

export function groupPantry(items: PantryItem[], filter: PantryFilter): LocationGroup[] {
  const byLocation = Map.groupBy(
    items.filter((item) => inSelection(item, filter)),
    (item) => item.location,
  )
  return knownFirst(locationOrder, byLocation.keys()).flatMap((location) => {
    const here = byLocation.get(location)
    return here ? [groupLocation(location, here, filter.search)] : []
  })
}

/** All locations in their order, whatever is searched. */
export function locationsOf(items: readonly PantryItem[]): string[] {
  const used = new Set(items.map((item) => item.location))
  return knownFirst(locationOrder, used).filter((location) => used.has(location))
}

/** Side by side: the order reads from left to right, and each keeps its column while searching. */
export const inColumns = (
  groups: readonly LocationGroup[],
  locations: readonly string[],
  count: number,
): LocationGroup[][] =>
  Array.from({ length: count }, (_, column) =>
    groups.filter(({ location }) => locations.indexOf(location) % count === column),
  )

function groupLocation(location: string, items: PantryItem[], search: string): LocationGroup {
  const categories = [...Map.groupBy(items, (item) => item.category)]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([category, all]) => ({
      category,
      items: all.filter((item) => matchesSearch(item, search)),
    }))
  const count = categories.reduce((sum, group) => sum + group.items.length, 0)
  return { location, count, categories }
}
