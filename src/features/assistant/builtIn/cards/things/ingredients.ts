import { dishAlone } from '#features/mealShopping/dayNeeds.logic.ts'
import type { DayLine } from '#features/mealShopping/days.contract.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import { daysFrom } from '#shared/days.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { findOnList, findRecipes } from '../../find/decide.ts'
import { guessAisle } from '../../find/kinds.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { saysAny } from '../../normalise/words.ts'
import { neededForDays, notAtHome } from '../../planning/needed.ts'
import { given, propose, type Reading, say } from '../../reading.ts'
import { daysIn, type Said } from '../../spans/said.ts'
import { offer } from '../phrases.ts'

const asked = saysAny(`
  ingredients?, (?:everything|stuff|things)(?: we need)? for
  (?:what(?:ever)?|stuff|things?) (?:we|i)(?:'re| are)? (?:need|miss(?:ing)?)
  what(?:ever)?(?:'?s| is| are)? (?:still )?(?:missing|lacking|not (?:at home|here|there)), shop for
  (?:all |the |those |these )*missing (?:ones|things|stuff|items|bits), what we (?:don'?t|do not) have
`)
/** 'Make a shopping list': without a day it is for the week that comes. */
export const wholeList =
  '(?:(?:make|write|create|build|do)(?: me| us)? (?:a|the|our|my) (?:(?:shopping|grocery) list|list for)|' +
  '(?:shopping|grocery) list for (?:the |this |next |our |my |all |coming )*(?:week|dinner|meal|menu|tomorrow|\\w+day)|' +
  '(?:the )?(?:grocery )?shopping for (?:the |this |next |our |coming )*(?:week|weekend|menu)(?! ?(?:is|was|has)\\b))'
const isWholeList = new RegExp(wholeList, 'i')
const daysOfWeek = 7
const dishBehind =
  /\b(?:for|of|in) (?:the |our |my |that )?([^,.?!]+?)(?: (?:on|to|onto) (?:the|my|our) .*)?$/i

/** '… for the pie for 10 people' */
const forSoMany = new RegExp(
  `,? for (${numberPattern})(?: people| of us| persons)?(?: please)?[.! ]*$`,
  'i',
)

const pointing = /\b(?:them|those|these|(?:all|both)(?: of (?:it|them))?|everything)\b/i
const ofMissing = /\b(?:need|missing|everything|enough)\b/i

/** Whether the last question was what is missing for a dish: 'them' are those things. */
const isAfterMissing = ({ scene: { history }, focus }: Said): boolean =>
  focus.dishes.length === 1 &&
  focus.cards.length === 0 &&
  ofMissing.test(history.findLast(({ role }) => role === 'user')?.content ?? '')

type Missing = Pick<DayLine, 'name' | 'quantity' | 'isMaybe'> & { notes: string | null }

/** 'Put the ingredients for the lasagna on the list', 'add what we need for Tuesday'. */
export function addIngredients(said: Said): Reading | undefined {
  const { text, scene, focus } = said
  const isWhole = isWholeList.test(text)
  const isOfAnswer = pointing.test(text) && isAfterMissing(said)
  if (!asked.test(text) && !isWhole && !isOfAnswer) return undefined
  const many = numberOf(forSoMany.exec(text)?.[1] ?? '')
  const dish = dishBehind.exec(text.replace(forSoMany, ''))?.[1] ?? focus.dishes[0] ?? ''
  const [recipe, another] = findRecipes(dish, scene)
  const one = another ? undefined : recipe
  const named = daysIn(said).flatMap((each) => [...each.days])
  const days = isWhole && named.length === 0 ? daysFrom(scene.today, daysOfWeek) : named
  const meals = scene.household.meals.filter(({ date }) => days.includes(date))
  if (!one && meals.length === 0) return undefined
  const missing: readonly Missing[] = one
    ? notAtHome({ meals: [dishAlone(one, factorFor(one, many))] }, scene)
        .filter(({ name }) => findOnList(name, scene).certain.length === 0)
        .map((line) => ({ ...line, notes: null }))
    : neededForDays(meals, scene).items
  if (missing.length === 0) return say('Everything for that is already at home or on the list.')
  const asItems = (some: typeof missing) =>
    some.map(({ name, quantity, notes }) => {
      const category = guessAisle(name, scene.household)
      return given({ name, quantity: quantity ?? '1', category, notes })
    })
  const toBuy = missing.filter(({ isMaybe }) => !isMaybe)
  const all = propose('ADD_SHOPPING_ITEMS_TEXT', asItems(missing))
  if (toBuy.length === missing.length) return all
  const there = missing.filter(({ isMaybe }) => isMaybe).map(({ name }) => `**${name}**`)
  const isEnough = `There's some ${enumerated(there)} at home. Is it enough?`
  const { commands } = propose('ADD_SHOPPING_ITEMS_TEXT', asItems(toBuy))
  return { commands, says: [isEnough], choices: [offer(all.commands, scene)] }
}
