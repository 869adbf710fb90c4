import { namesFood } from '#features/family/foodGroups.facts.ts'
import {
  eatersOf,
  mustAvoids,
  plainDislikes,
  preferenceLines,
} from '#features/family/mustAvoid.facts.ts'
import { totalMinutes } from '#features/recipes/cookingTime.facts.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { contains, dishOf } from './dishes.ts'
import { expiringSoon } from './freshness.ts'
import { isAtHome } from './stock.ts'

export type Wishes = {
  without: readonly string[]
  using: readonly string[]
  quick: boolean
  vegetarian: boolean
  attendees: string[] | null
}

/** A recipe for a day, and what speaks for it. */
export type Suggestion = { recipe: Recipe; why: string[]; score: number }

type Eaten = { date: string; recipeName: string }

const quickMinutes = 30
const apart = 7

const noMain =
  /\b(?:bread|cakes?|cookies?|muffins?|pies?|crumble|brownies?|pancakes?|waffles?|oats|oatmeal|smoothies?|granola|dip|dressing|sauce|cobbler|pudding|crisp|jam|lemonade|scones?|biscuits?|bars?|tart|frosting)$/i
const noMainTags = new Set([
  'breakfast',
  'dessert',
  'baking',
  'bake',
  'snack',
  'side',
  'drink',
  'bread',
  'sweet',
])
const breakfast =
  /\b(?:breakfast|pancakes?|waffles?|oats|oatmeal|granola|smoothies?|french toast|frittata|muffins?|shakshuka)\b/i

export function fitsMeal({ title, tags }: Recipe, mealType: string): boolean {
  const isBreakfast = breakfast.test(title) || tags.some((tag) => /breakfast|brunch/i.test(tag))
  if (mealType === 'Breakfast' || mealType === 'Brunch') return isBreakfast
  const isSweet = noMain.test(title) || tags.some((tag) => noMainTags.has(tag.toLowerCase()))
  if (mealType === 'Dessert' || mealType === 'Snack') return isSweet && !isBreakfast
  return !isSweet
}

export const isVegetarian = (recipe: Recipe): boolean =>
  !['meat', 'fish', 'shellfish'].some((food) => contains(dishOf(recipe), food))

/** The share of a recipe's ingredients that is at home. */
export function shareAtHome(recipe: Recipe, household: Household): number {
  const { foods } = dishOf(recipe)
  return foods.length === 0
    ? 0
    : foods.filter(({ name }) => isAtHome(name, household)).length / foods.length
}

const sameDish = (a: string, b: string) => nameKey(a) === nameKey(b)

/** Whether a dish is eaten within a week of a day. */
const isNear = (title: string, day: string, eaten: readonly Eaten[]) =>
  eaten.some(
    ({ date, recipeName }) =>
      Math.abs(daysBetween(date, day)) < apart && sameDish(recipeName, title),
  )

type Question = {
  household: Household
  today: string
  day: string
  mealType: string
  wishes: Wishes
  /** Meals that are planned or suggested already. */
  eaten: readonly Eaten[]
  /** What a suggestion uses up already. */
  used: ReadonlySet<number>
}

/** What a question says of the pantry and the family, worked out once for all recipes. */
type Background = {
  expiring: { id: number; name: string; key: string }[]
  eaters: { name: string; dislikes: string[]; likes: string[] }[]
  /** What somebody who eats must not get. */
  avoided: string[]
}

function backgroundOf({ household, today, wishes, used }: Question): Background {
  const eaters = eatersOf(household.members, wishes.attendees)
  return {
    expiring: expiringSoon(household.pantry, today)
      .filter(({ id }) => !used.has(id))
      .map(({ id, name }) => ({ id, name, key: nameKey(name) })),
    avoided: [...new Set(eaters.flatMap(mustAvoids))],
    eaters: eaters.map((member) => ({
      name: member.name,
      dislikes: plainDislikes(member),
      likes: preferenceLines(member.likes),
    })),
  }
}

function judge(
  recipe: Recipe,
  { household, wishes }: Question,
  { expiring, eaters }: Background,
): Suggestion {
  const dish = dishOf(recipe)
  const why: string[] = []
  let score = 0
  for (const food of wishes.using) if (contains(dish, food)) score += 20
  const saved = expiring.filter(({ key }) => dish.foods.some((food) => uses(food.key, key)))
  score += Math.min(saved.length, 3) * 4
  const first = saved.slice(0, 2).map(({ name }) => name.toLowerCase())
  if (first.length > 0) why.push(`uses the ${first.join(' and the ')} that should be eaten soon`)
  const share = shareAtHome(recipe, household)
  score += share * 5
  if (share >= 0.99) why.push('everything is at home')
  else if (share >= 0.6) why.push('most of it is at home')
  const minutes = totalMinutes(recipe)
  if (minutes !== null && minutes <= quickMinutes) {
    score += 1
    if (wishes.quick) why.push(`ready in ${minutes} minutes`)
  }
  for (const member of eaters) {
    if (member.dislikes.some((food) => contains(dish, food))) score -= 4
    const liked = member.likes.find((line) => namesFood(recipe.title, line))
    if (liked) {
      score += 1.5
      why.push(`${member.name} likes ${liked.toLowerCase()}`)
    }
  }
  return { recipe, why, score }
}

/** Whether an ingredient is what stands in the pantry, both as they are compared. */
const uses = (food: string, item: string) =>
  ` ${food} `.includes(` ${item} `) || (item.includes(' ') && item.endsWith(` ${food}`))

export const usedBy = (recipe: Recipe, { pantry }: Household): number[] =>
  pantry
    .filter(({ name }) => {
      const item = nameKey(name)
      return dishOf(recipe).foods.some(({ key }) => uses(key, item))
    })
    .map(({ id }) => id)

/** The recipes that may be eaten on a day, the best first. Nobody who eats must avoid any of them. */
export function suggestionsFor(question: Question): Suggestion[] {
  const { household, day, mealType, wishes, eaten } = question
  const background = backgroundOf(question)
  return household.recipes
    .filter((recipe) => fitsMeal(recipe, mealType))
    .filter((recipe) => {
      const dish = dishOf(recipe)
      const minutes = totalMinutes(recipe)
      return (
        !background.avoided.some((food) => contains(dish, food)) &&
        !wishes.without.some((food) => contains(dish, food)) &&
        (wishes.using.length === 0 || wishes.using.some((food) => contains(dish, food))) &&
        (!wishes.vegetarian || isVegetarian(recipe)) &&
        (!wishes.quick || (minutes !== null && minutes <= quickMinutes)) &&
        !isNear(recipe.title, day, eaten)
      )
    })
    .map((recipe) => judge(recipe, question, background))
    .sort((a, b) => b.score - a.score || (a.recipe.title < b.recipe.title ? -1 : 1))
}
