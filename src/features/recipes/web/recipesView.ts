import type { Recipe } from '../recipes.contract.ts'

/** Every word stands somewhere in title, description, cuisine or tags. */
export function matchesSearch(recipe: Recipe, search: string): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { title, description, cuisine, tags } = recipe
  const text = [title, description, cuisine, ...tags].join('\n').toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** Dealt out like cards, so that the columns together read from left to right. */
export const inColumns = <T>(list: T[], count: number): T[][] =>
  Array.from({ length: count }, (_, column) => list.filter((_item, n) => n % count === column))
