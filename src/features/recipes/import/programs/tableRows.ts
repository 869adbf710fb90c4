import { isNode, plainWords, type SchemaNode } from '../page/pageValues.ts'

/** Rows of a table in a backup that has one list for each table. */
export const rows = (database: SchemaNode, table: string): SchemaNode[] => {
  const list = database[table]
  return Array.isArray(list) ? list.filter(isNode) : []
}

/** Rows by the recipe they belong to, in their order. */
export function grouped(list: SchemaNode[]): Map<string, SchemaNode[]> {
  const groups = Map.groupBy(list, (row) => String(row.recipe_id ?? row.recipeId))
  for (const group of groups.values()) group.sort(byPosition)
  return groups
}

export const byPosition = (a: SchemaNode, b: SchemaNode): number =>
  Number(a.position ?? 0) - Number(b.position ?? 0)

export const namesById = (list: SchemaNode[], name = 'name'): Map<string, string> =>
  new Map(list.map((row) => [String(row.id), plainWords(row[name])]))

/** Names of what a table of links joins to recipes. */
export function namesOf(database: SchemaNode, link: string, table: string, key: string) {
  const names = namesById(rows(database, table))
  const links = Map.groupBy(rows(database, link), (row) => String(row.recipe_id))
  return new Map(
    [...links].map(([id, list]) => [id, list.flatMap((row) => names.get(String(row[key])) ?? [])]),
  )
}
