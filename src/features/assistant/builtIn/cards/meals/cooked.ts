import { typeName } from '#features/menu/menu.logic.ts'
import { addDays } from '#shared/days.ts'
import { later } from '#shared/expiry/expiryDates.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { decide, findRecipes } from '../../find/decide.ts'
import { findDish } from '../../find/named.ts'
import { sayName } from '../../normalise/plainText.ts'
import { given, nothing, propose, type Reading, together } from '../../reading.ts'
import { daysIn, type Said } from '../../spans/said.ts'
import { nameIn } from '../things/names.ts'
import { isGivenUp } from './change.ts'
import { dishesIn, mealsIn } from './parts.ts'

/** Nobody has cooked on a day to come: 'the 12th' and 'Friday' are over. */
const past = (day: string, today: string): string =>
  [day, addDays(day, -7)].find((each) => each <= today) ?? later(day, -1, 'month')

const portion =
  'servings?|portions?|bowls?|plates?|slices?|pieces?|loaf|loaves|box(?:es)?|tubs?|containers?|helpings?|pans?'
const amount = `((?:${numberPattern}|some)(?: (?:an? )?(?:big |small |full )?(?:${portion}))?)`
const still = '(?: of (?:it|them|that|those))?(?: (?:is|are|was|were))?(?: (?:still|all))?'
const left = '(?:left|over|leftovers?|remain|rest|(?:to )?spare|in the fridge)'
const leftBehind = new RegExp(`\\b${amount}${still} ${left}\\b`, 'i')
const leftBefore = new RegExp(`\\b(?:rests?|remain(?:s|ed)?|leaves|left ?overs?:?) ${amount}`, 'i')
const fed = new RegExp(
  `\\b(?:for|fed|served|made|all|x) (${numberPattern})(?! ?(?:min|hour|pm|am|o'|loa|cup|lb))\\b`,
  'i',
)
const people = new RegExp(`\\b(${numberPattern}) (?:${portion}|people|persons?|of us)\\b`, 'i')

/** How many it fed, and what is left of it. */
function outcome(text: string) {
  const kept = leftBehind.exec(text) ?? leftBefore.exec(text)
  const rest = kept ? text.replace(kept[0], ' ') : text
  const servings = numberOf((fed.exec(rest) ?? people.exec(rest))?.[1] ?? '') || null
  return { servings, leftovers: kept && (readQuantity(kept[1] ?? '') ?? kept[1]) }
}

export function recordCooked(said: Said): Reading {
  const { scene, text } = said
  const [day = scene.today] = daysIn(said).map(({ days: [first = ''] }) => past(first, scene.today))
  const planned = scene.household.meals.filter(({ date }) => date === day)
  const cooked = (recipeName: string) =>
    propose('RECORD_COOKED_MEAL_TEXT', [given({ recipeName, date: day, ...outcome(text) })])
  const names = dishesIn(said, /C\+/)
    .filter((span) => !isGivenUp(said, span))
    .flatMap((span) => nameIn(span.text) ?? [])
  if (names.length === 0) {
    const type = mealsIn(said)[0]?.meal ?? 'Dinner'
    const meal = planned.find(({ mealType }) => typeName(mealType) === type)
    return meal ? cooked(meal.recipeName) : nothing
  }
  return together(
    names.map((name) => {
      const here = findDish(planned, name, ({ recipeName }) => recipeName)
      const titles =
        here.length > 0
          ? here.map(({ recipeName }) => recipeName)
          : findRecipes(name, scene).map(({ title }) => title)
      if (titles.length === 0) return cooked(sayName(name))
      return decide(
        { certain: [...new Set(titles)], likely: [] },
        { spoken: name, where: 'in the recipes', label: (title) => title, act: cooked },
      )
    }),
  )
}
