import type { FamilyMember } from '#features/family/family.contract.ts'
import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { type AtHome, createPantryLookup } from '#features/pantry/atHome.logic.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { coverOf } from '#features/recipes/cover.logic.ts'
import { factorFor, type Need, needsOf } from '#features/recipes/needs.logic.ts'
import { totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { EatenRecipe, Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import { addDays } from '#shared/days.ts'
import { avoidances } from '#shared/foods/mustAvoid.ts'
import type { FoodAliases } from '#shared/ingredients/foodMatch.ts'
import type { CookingIdea, CookingIdeas } from './cooking.contract.ts'

export type IdeasInput = {
  recipes: readonly Recipe[]
  pantry: readonly PantryItem[]
  aliases?: FoodAliases | undefined
  members: readonly FamilyMember[]
  /** Null for everyone. */
  attendees: readonly string[] | null
  /** How many it is cooked for; null for as many as the recipe says. */
  servings?: number | null
  /** Minutes until the next event; null if the evening is free. */
  minutes: number | null
  eaten: ReadonlyMap<number, EatenRecipe>
  today: string
}

/** Days. */
const eatenLately = -5
const mostIdeas = 30
/** The least share of ingredients at home; below it, the recipe needs a trip to the store. */
const leastAtHome = 0.5

/**
 * Recipes ranked by pantry, expiring items and the time there is; none that was cooked today, and
 * none that somebody must not eat: those are only counted.
 */
export function ideasFor(input: IdeasInput): Pick<CookingIdeas, 'ideas' | 'leftOut'> {
  const atHome = createPantryLookup(input)
  const ranked = input.recipes
    .flatMap((recipe) => ideaOf(recipe, input, atHome) ?? [])
    .sort((a, b) => b.score - a.score || a.recipe.title.localeCompare(b.recipe.title))
  const ideas: CookingIdea[] = []
  const because = new Map<string, { name: string; food: string }>()
  let count = 0
  for (const { recipe, idea } of ranked) {
    if (ideas.length === mostIdeas) break
    const avoided = avoidedBy(recipe, input)
    for (const each of avoided) because.set(`${each.name}\n${each.food}`, each)
    if (avoided.length > 0) count += 1
    else ideas.push({ ...idea, cover: coverOf(recipe) })
  }
  return { ideas, leftOut: { count, because: [...because.values()] } }
}

export const cookingIdeas = (input: IdeasInput): CookingIdea[] => ideasFor(input).ideas

const avoidedBy = (recipe: Recipe, { members, attendees }: IdeasInput) =>
  avoidances({ ...dishOfMeal(recipe.title, recipe), members, attendees })

function ideaOf(recipe: Recipe, input: IdeasInput, atHome: (need: Need) => AtHome) {
  const { servings } = input
  const needs = servings ? needsOf(recipe, factorFor(recipe, servings)) : dishOf(recipe).needs
  const lastDay = input.eaten.get(recipe.id)?.lastDay ?? null
  if (needs.length === 0 || lastDay === input.today) return undefined
  const missing: string[] = []
  const expiring = new Set<string>()
  for (const need of needs) {
    const found = atHome(need)
    if (!found.isEnough) missing.push(need.line)
    for (const name of found.expiring) expiring.add(name)
  }
  const share = 1 - missing.length / needs.length
  if (share < leastAtHome) return undefined
  const minutes = totalMinutes(recipe)
  const isTooLong = input.minutes !== null && minutes !== null && minutes > input.minutes
  const wasLately = lastDay !== null && lastDay >= addDays(input.today, eatenLately)
  const score =
    share * 100 +
    Math.min(expiring.size, 3) * 15 +
    (recipe.isFavorite ? 6 : 0) -
    (wasLately ? 30 : 0) -
    (isTooLong ? 60 : 0)
  const idea = {
    recipeId: recipe.id,
    title: recipe.title,
    pictureId: recipe.pictureId,
    minutes,
    isTooLong,
    needed: needs.length,
    missing,
    expiring: [...expiring],
    lastDay,
    wasLately,
  }
  return { recipe, idea, score }
}
