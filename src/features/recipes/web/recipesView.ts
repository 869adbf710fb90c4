import { searchFor } from '#shared/search.ts'
import type { Recipe } from '../recipes.contract.ts'

export const matchesSearch = (recipe: Recipe, search: string) =>
  searchFor(search)(
    recipe.title,
    recipe.description,
    recipe.cuisine,
    recipe.ingredients,
    ...recipe.tags,
  )

/** Alternating, so that the columns together read from left to right. */
export const inColumns = <T>(list: T[], count: number): T[][] =>
  Array.from({ length: count }, (_, column) => list.filter((_item, n) => n % count === column))
