import { addDays } from '#shared/days.ts'
import type { Search } from '#shared/plainSearch.ts'
import { totalMinutes } from '../../recipeMinutes.logic.ts'
import type { EatenRecipe, Recipe } from '../../recipes.contract.ts'

export type RecipeFilter = {
  search: string
  tag: string | null
  cuisine: string | null
  /** Maximum minutes, as the text of the select. */
  time: string | null
  mark: RecipeMark | null
}

export const recipeMarks = [
  { value: 'favorite', label: 'Favorites' },
  { value: 'notLately', label: 'Not eaten lately' },
] as const
type RecipeMark = (typeof recipeMarks)[number]['value']

export const recipeTimes = [
  { value: '20', label: 'Up to 20 min' },
  { value: '30', label: 'Up to 30 min' },
  { value: '60', label: 'Up to 1 hour' },
] as const

export const noFilter: RecipeFilter = {
  search: '',
  tag: null,
  cuisine: null,
  time: null,
  mark: null,
}

/** The number of active filters without the search, whose field is always visible. */
export const filtersInUse = ({ search: _search, ...filter }: RecipeFilter): number =>
  Object.values(filter).filter((value) => value !== null).length

/** Recipes eaten in the last three weeks count as eaten lately. */
const lately = -21

export function filterRecipes(
  recipes: Recipe[],
  filter: RecipeFilter,
  search: Search,
  eaten: ReadonlyMap<number, EatenRecipe>,
  today: string | undefined,
): Recipe[] {
  const { tag, cuisine, time, mark } = filter
  const recent = today ? addDays(today, lately) : '9999'
  const chosen = recipes.filter((recipe) => {
    if (tag !== null && !recipe.tags.some((each) => sameWord(each, tag))) return false
    if (cuisine !== null && !sameWord(recipe.cuisine ?? '', cuisine)) return false
    if (time !== null && (totalMinutes(recipe) ?? Number.POSITIVE_INFINITY) > Number(time)) {
      return false
    }
    if (mark === 'favorite' && !recipe.isFavorite) return false
    if (mark === 'notLately' && (eaten.get(recipe.id)?.lastDay ?? '') >= recent) return false
    return true
  })
  return search.bestFirst(chosen, textsOf)
}

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export function wordsIn(recipes: readonly Recipe[], wordsOf: (recipe: Recipe) => string[]) {
  const counts = new Map<string, { word: string; count: number }>()
  for (const word of recipes.flatMap(wordsOf)) {
    const known = counts.get(word.toLowerCase())
    if (known) known.count += 1
    else counts.set(word.toLowerCase(), { word, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ word }) => word)
}

export const textsOf = (recipe: Recipe) => [
  recipe.title,
  recipe.description,
  recipe.cuisine,
  recipe.ingredients,
  ...recipe.tags,
]

/** Deals the items out in turn, so that the columns read from left to right. */
export const inColumns = <T>(list: T[], count: number): T[][] =>
  Array.from({ length: count }, (_, column) => list.filter((_item, n) => n % count === column))
