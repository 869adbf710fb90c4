import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { anyOf } from '#shared/anyOf.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { findRecipes } from '../find/decide.ts'
import type { Scene } from '../reading.ts'
import { capitalised } from '../text/plainText.ts'

/** What is eaten: a recipe of the book, or a dish by name. */
export type Dish = { recipeName: string; recipeId?: number; recipe?: Recipe }

const before =
  /^(?:(?:the|some|a|an|our|my|is|are|be|to be|will be|should be|that|have|having|eat|eating|make|making|cook|cooking|do|doing|plan|then|and|also|of|with|for|us|in|it's|it|just|maybe|please|something like|like|on|down|let's|we'll|we|up)\s+|[:,;.-]\s*)/i
const after =
  /(?:\s+(?:for|on|instead|again|please|as|at|in|is|are|the|and|to|with|we|this|then|too|of|by|down|will be|should be)|[\s:,;.-])$/i

/** The name of a dish without the words around it. */
export function dishName(text: string): string {
  let name = text.trim().replace(/^["']|["']$/g, '')
  for (let n = 0; n < 6; n += 1) {
    const shorter = name
      .replace(before, '')
      .replace(after, '')
      .replace(/ (?:night|time)$/i, '')
      .replace(/ for (?:the kids|the family|all of us|everyone|us|me)$/i, '')
      .trim()
    if (shorter === name) break
    name = shorter
  }
  return name
}

/** The dishes that a name may mean: recipes that have it in their title, else what was said. */
export function dishesFor(spoken: string, scene: Scene): Dish[] {
  const recipes = findRecipes(spoken, scene)
  if (recipes.length === 0) return [{ recipeName: capitalised(spoken) }]
  return recipes.map((recipe) => ({ recipeName: recipe.title, recipeId: recipe.id, recipe }))
}

export const warningsFor = (
  { recipeName, recipe }: Dish,
  attendees: readonly string[] | null,
  { household }: Scene,
): string[] =>
  avoidWarnings({ members: household.members, attendees, ...dishOfMeal(recipeName, recipe) })

type Eaters = { attendees: string[] | null; rest: string }

/** Reads who eats: 'for Mom and Dad', 'Mom and Maya eat …', 'without Dad', 'just the two of us' not. */
export function readEaters(text: string, { household }: Scene): Eaters {
  const active = household.members.filter(({ isActive }) => isActive).map(({ name }) => name)
  if (active.length === 0) return { attendees: null, rest: text }
  const name = `(?:${anyOf(active)})`
  const row = `${name}(?:(?:, and |, | and | & )${name}){0,8}`
  const cut = (from: number, length: number) =>
    `${text.slice(0, from)} ${text.slice(from + length)}`.replace(/\s+/g, ' ').trim()
  const namesIn = (said: string) =>
    active.filter((member) => new RegExp(`(?<!\\w)${anyOf([member])}(?!\\w)`, 'i').test(said))
  const without = new RegExp(
    `[\\s,]*\\b(?:without|except(?: for)?|but not|minus|(?:for )?(?:everyone|everybody|all(?: of us)?) (?:but|except(?: for)?)|not for)(?: for)? (${row})(?!\\w)`,
    'i',
  ).exec(text)
  if (without?.[1]) {
    const away = namesIn(without[1])
    return {
      attendees: active.filter((member) => !away.includes(member)),
      rest: cut(without.index, without[0].length),
    }
  }
  const eats = new RegExp(
    `^(?:only |just )?(${row})(?:'s (?:having|eating|gonna have|going to have)| (?:gonna have|eats?|are eating|is eating|will eat|have|has|will have|are having|is having|get|gets|want|wants|would like))\\b(?! to\\b)`,
    'i',
  ).exec(text)
  const forThem = new RegExp(
    `[\\s,]*\\b(?:just |only )?(?:for|with)(?: just| only| the kids,?)? (${row})(?!['\\w])(?: only)?`,
    'i',
  ).exec(text)
  const justThem = new RegExp(`[\\s,]+(?:just|only) (${row})$`, 'i').exec(text)
  const found = eats ?? forThem ?? justThem
  if (!found?.[1]) return { attendees: null, rest: text }
  return { attendees: namesIn(found[1]), rest: cut(found.index, found[0].length) }
}

const forBreakfast =
  /\b(?:pancakes?|waffles?|oatmeal|cereal|overnight oats|oats|french toast|omelet(?:te)?s?|scrambled eggs|granola|bagels?|breakfast|porridge|smoothies?)\b/i

/** The meal that a dish usually is, for when nobody says. */
export function usualMeal({ recipeName, recipe }: Dish, { household }: Scene): string {
  const eaten = household.meals.filter((meal) => nameKey(meal.recipeName) === nameKey(recipeName))
  const [first] = eaten
  if (first && eaten.every(({ mealType }) => mealType === first.mealType)) return first.mealType
  const tags = (recipe?.tags ?? []).map((tag) => tag.toLowerCase())
  if (tags.includes('breakfast') || forBreakfast.test(recipeName)) return 'Breakfast'
  if (tags.includes('dessert')) return 'Dessert'
  return tags.includes('snack') ? 'Snack' : 'Dinner'
}
