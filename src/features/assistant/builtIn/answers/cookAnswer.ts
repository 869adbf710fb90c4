import { cookingIdeas } from '#features/cooking/ideas.logic.ts'
import { sayMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import { avoidWarnings, mustAvoids, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { servingsIn } from '../cards/meals/parts.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { sayOf } from './people.ts'
import type { Question } from './question.ts'
import { chosenRecipes, describeWishes, readWishes, timeTo } from './recipeBook.ts'
import { listed } from './sentences.ts'

const mostIdeas = 5

/** What can be cooked with what is there, as What can we cook reckons it. */
export function cookAnswer(question: Question, scene: Scene): string {
  const { household, today } = scene
  const wishes = readWishes(question)
  const recipes = chosenRecipes(question, scene)
  const asked = describeWishes(wishes)
  if (recipes.length === 0) return `There's no recipe${asked} in the book.`
  const names = question.people.map(({ name }) => name)
  const eaters = { members: household.members, attendees: names.length > 0 ? names : null }
  const servings = servingsIn(question)
  const ideas = cookingIdeas({
    recipes,
    servings,
    pantry: household.pantry,
    aliases: household.aliases,
    ...eaters,
    minutes: null,
    eaten: new Map(household.eaten?.map((each) => [each.recipeId, each])),
    today,
  })
  const byTime = wishes.most === null ? ideas : ideas.toSorted((a, b) => timeTo(a) - timeTo(b))
  const lines = byTime.map(({ title, minutes, needed, missing, expiring }) => {
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
  const whom = servings === null ? '' : ` for ${servings}`
  if (lines.length === 0 && !asked && ofHome.test(question.text))
    return [
      ...noted,
      `With what's at home there's nothing to cook from the book. What it has${whom}:\n${listed(shown.slice(0, mostIdeas))}`,
    ].join('\n')
  return [...noted, `${could}${whom}:\n${listed(shown.slice(0, mostIdeas))}`].join('\n')
}

const ofHome =
  /\bwe(?: have)?(?: got| have)\b|\b(?:at home|in the (?:house|fridge|pantry)|on hand|without (?:going )?shopping)\b/
