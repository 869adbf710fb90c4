import type { FamilyMember } from '#features/family/family.contract.ts'
import { quickMinutes } from '#features/planning/planInput.logic.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import {
  contains,
  dishOf,
  fitsMeal,
  isVegetarian,
  tastesOf,
} from '#features/recipes/recipeTraits.logic.ts'
import { counted } from '#shared/counted.ts'
import { dislikedFoods, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { nameKey, singular } from '#shared/names.ts'
import { enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { mealNames } from '../spans/mealNames.ts'
import { type Question, says } from './question.ts'
import { listed } from './sentences.ts'

const mostRecipes = 15

export const timeTo = ({ minutes }: { minutes: number | null }) =>
  minutes ?? Number.POSITIVE_INFINITY
const timeOf = (recipe: Recipe) => timeTo({ minutes: totalMinutes(recipe) })

/** '**Shakshuka** (35 minutes, medium)'. */
function described(recipe: Recipe): string {
  const minutes = totalMinutes(recipe)
  const more = [minutes !== null && sayMinutes(minutes), recipe.difficulty?.toLowerCase()]
  const facts = more.filter(Boolean).join(', ')
  return `**${recipe.title}**${facts && ` (${facts})`}`
}

/** Which recipes there are, of what is asked for; the quickest first. */
export function bookAnswer(question: Question, scene: Scene): string {
  const wishes = readWishes(question)
  const named = question.dishes.flatMap(({ recipe }) => recipe ?? [])
  const found = named.length > 0 ? named : chosenRecipes(question, scene)
  const isAll = found.length === scene.household.recipes.length && question.things.length === 0
  if (found.length === 0 && says(question, sweets))
    return `No recipe in the book is marked as a dessert or baking${describeWishes(wishes)}.`
  if (found.length === 0 || (isAll && question.unknown))
    return `There's no recipe${describeWishes(wishes) || ` for ${question.unknown || 'that'}`} in the book.`
  const byTime = found.toSorted((a, b) => timeOf(a) - timeOf(b))
  if (says(question, superlatives))
    return `The quickest: ${byTime.slice(0, 3).map(described).join(', then ')}.`
  const lines = listed(byTime.map(described), mostRecipes)
  return `${counted(found.length, 'recipe')}${describeWishes(wishes)}:\n${lines}`
}

/** What a question wants of a dish. */
type Wishes = {
  using: readonly string[]
  without: readonly string[]
  /** Minutes at most. */
  most: number | null
}

/** Diets, and the foods that they leave out. */
const diets: readonly [words: string, foods: readonly string[]][] = [
  ['vegan, plant based', ['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey']],
  ['vegetarian, veggie, meatless, meat free, no meat', ['meat', 'fish', 'shellfish']],
]

const denied =
  /\b(?:no|nothing|none|low|less|without|not|except|avoid|hate|allergic|celiac)(?: \S+){0,2} $/
const harmful = /^ (?:free|allergy|allergic|intolerant|intolerance)\b/
const sweets = 'sweet, pudding, dessert, bake'

/** Whether a thing is one to leave out: 'without any mushrooms', 'dairy free', 'no meat'. */
function isDenied(thing: string, text: string): boolean {
  const [key, name] = [` ${nameKey(text)} `, nameKey(thing)]
  const at = key.indexOf(` ${name} `) + 1
  return (
    name === 'celiac' || denied.test(key.slice(0, at)) || harmful.test(key.slice(at + name.length))
  )
}

export const superlatives = 'quickest, fastest, shortest'

const times: readonly [words: string, minutes: number][] = [
  ['half an hour, half hour', 30],
  ['an hour, one hour', 60],
  ['quick, quicker, fast, faster, in a hurry, no time, quickly', quickMinutes],
]

export function readWishes(question: Question): Wishes {
  const { text } = question
  const things = question.things.filter((thing) => !says({ text: thing }, sweets))
  const left = things.filter((thing) => isDenied(thing, text))
  // Without meat is without fish, too.
  const diet = left.includes('meat') ? `${text} meatless` : text
  const unwanted = diets.find(([words]) => says({ text: diet }, words))?.[1] ?? []
  const minutes = /\b(\d{2,3}) ?min/.exec(text)?.[1]
  const most = times.find(([words]) => says(question, words))?.[1] ?? null
  return {
    using: things.filter((thing) => !left.includes(thing)),
    without: [...new Set([...left, ...unwanted])],
    most: minutes ? Number(minutes) : most,
  }
}

/** Whether somebody may eat a dish and would not mind it. */
function suits(recipe: Recipe, member: FamilyMember): boolean {
  const dish = dishOf(recipe)
  const goals = member.keyGoalsAndLimits
  return (
    !mustAvoids(member).some((food) => contains(dish, food)) &&
    !dislikedFoods(member).some((food) => tastesOf(dish, food)) &&
    (!/vegetarian|vegan/i.test(goals) || isVegetarian(recipe))
  )
}

/** The recipes that keep to all that is wished; where none suits those who are named, the others. */
export function chosenRecipes(question: Question, scene: Scene): Recipe[] {
  const chosen = recipesFor(question, scene)
  return chosen.length > 0 ? chosen : recipesFor({ ...question, people: [] }, scene)
}

export const isOfContents =
  /\b(?:contain\w*|has|have|had|in (?:it|them|any|our)|(?:any\w*|something|one) (?:\w+ )?with)\b/

function recipesFor(question: Question, { household: { recipes } }: Scene): Recipe[] {
  const { using, without, most } = readWishes(question)
  // 'Quick dinners' are of no day, but dinners.
  const [ofMeal] = question.text.split(' ').flatMap((word) => mealNames[singular(word)] ?? [])
  const mealType = says(question, sweets) ? 'Dessert' : (question.mealType ?? ofMeal)
  const fits = recipes.filter(
    (recipe) =>
      (!mealType || fitsMeal(recipe, mealType)) &&
      (most === null || (totalMinutes(recipe) ?? most + 1) <= most) &&
      !without.some((food) => contains(dishOf(recipe), food)) &&
      question.people.every((member) => suits(recipe, member)),
  )
  if (using.length > 0) {
    // What contains peanuts may taste of something else: 'which recipes have nuts in them?'
    const isIn = isOfContents.test(question.text) ? contains : tastesOf
    const count = (recipe: Recipe) => using.filter((food) => isIn(dishOf(recipe), food)).length
    const best = Math.max(...fits.map(count), 1)
    return fits.filter((recipe) => count(recipe) === best)
  }
  const tagged = fits.filter(({ tags }) => tags.some((tag) => says(question, tag)))
  return tagged.length > 0 ? tagged : fits
}

/** ' with spinach and without meat'. */
export const describeWishes = ({ using, without, most }: Wishes): string =>
  [
    using.length > 0 ? ` with ${enumerated(using)}` : '',
    without.length > 0 ? ` without ${enumerated(without, 'or')}` : '',
    most === null ? '' : ` in ${most} minutes`,
  ].join('')
