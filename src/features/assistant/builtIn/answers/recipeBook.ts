import { cookingIdeas } from '#features/cooking/ideas.logic.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import { counted } from '#shared/counted.ts'
import { avoidWarnings, mustAvoids, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { sayOf } from './people.ts'
import { type Question, says } from './question.ts'
import { listed } from './sentences.ts'
import { chosenRecipes, describeWishes, readWishes } from './wishes.ts'

const mostIdeas = 5
const mostRecipes = 15

/** What can be cooked with what is there, as What can we cook reckons it. */
export function cookAnswer(question: Question, scene: Scene): string {
  const { household, today } = scene
  const wishes = readWishes(question)
  const recipes = chosenRecipes(question, scene)
  const asked = describeWishes(wishes)
  if (recipes.length === 0) return `There's no recipe${asked} in the book.`
  const names = question.people.map(({ name }) => name)
  const eaters = { members: household.members, attendees: names.length > 0 ? names : null }
  const ideas = cookingIdeas({
    recipes,
    pantry: household.pantry,
    aliases: household.aliases,
    ...eaters,
    minutes: null,
    eaten: new Map(household.eaten?.map((each) => [each.recipeId, each])),
    today,
  })
  const lines = ideas.map(({ title, minutes, needed, missing, expiring }) => {
    const there = needed - missing.length
    const home =
      missing.length === 0 ? 'you have everything' : `you have ${there} of ${needed} ingredients`
    const uses = expiring.length > 0 && `uses up the ${enumerated(expiring).toLowerCase()}`
    const said = [minutes !== null && sayMinutes(minutes), home, uses].filter(Boolean)
    return `**${title}**: ${said.join(', ')}`
  })
  const noted = [
    ...sayOf(question.people, 'must avoid', mustAvoids),
    ...sayOf(question.people, 'likes', ({ likes }) => preferenceLines(likes)),
  ]
  const others = recipes.map((recipe) => {
    const warnings = avoidWarnings({ ...eaters, ...dishOf(recipe) })
    return [`**${recipe.title}**`, ...warnings].join(': ')
  })
  const shown = lines.length > 0 ? lines : others
  const could = asked ? `${capitalised(asked.trim())} you could make` : 'You could make'
  return [...noted, `${could}:\n${listed(shown.slice(0, mostIdeas))}`].join('\n')
}

const timeOf = (recipe: Recipe) => totalMinutes(recipe) ?? Number.POSITIVE_INFINITY

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
  if (found.length === 0 || (isAll && question.unknown))
    return `There's no recipe${describeWishes(wishes) || ` for ${question.unknown || 'that'}`} in the book.`
  const byTime = found.toSorted((a, b) => timeOf(a) - timeOf(b))
  if (says(question, 'quickest, quicker, fastest, faster, shortest'))
    return `The quickest: ${byTime.slice(0, 3).map(described).join(', then ')}.`
  const lines = listed(byTime.map(described), mostRecipes)
  return `${counted(found.length, 'recipe')}${describeWishes(wishes)}:\n${lines}`
}
