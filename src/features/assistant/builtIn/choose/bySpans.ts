import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { asksOfKeeping } from '../answers/keeping.ts'
import { isDishAlone, isWhenAlone, namesIn } from '../answers/names.ts'
import { guestsIn, isAway } from '../cards/meals/eaters.ts'
import { isJoining, mealNamed, servingsIn } from '../cards/meals/parts.ts'
import { nameIn } from '../cards/things/names.ts'
import { partsOf } from '../divide/clauses.ts'
import { isTentative } from '../divide/mood.ts'
import { wordsOf } from '../normalise/words.ts'
import { isOfOtherMeal } from '../resolve/correct.ts'
import { cardsGoneOn, isPart } from '../resolve/focus.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import { daysIn, type Heard, timesIn } from '../spans/said.ts'
import type { Scored } from './model.ts'
import { changesIngredient, droppedFrom, isBought, isRow } from './plainWishes.ts'

/** So likely is what the spans of a message leave no doubt about. */
const plainly = 0.9

const ofEating = /\b(?:eat\w*|breakfast|brunch|lunch|dinner|supper|meals?|tonight|with us)\b/i
const ofLists = /\b(?:list|pantry|fridge|freezer|menu|recipes?)\b/i
const limit =
  /\b(?:under|less than|within|at most|max(?:imum)?|no (?:more|longer) than|in|only have) (?:\d+|half an|an) ?(?:min|hour)/i
const isRule = /\b(?:always|never|every|each|weeknights?|rules?|limit|takes?|took)\b/i
const ofPlanning = /\b(?:plan|suggest|find|need|something|ideas?|what|can|makes)\b/i
const ofFacts = /\b(?:calories|nutrition\w*|(?:oven )?temp(?:erature)?|(?:bak|cook)ing time)\b/i
/** 'Shopping list for Costco' names nothing to buy. */
const asksForList =
  /^\W*(?:(?:the|our|my) )?(?:shopping|grocery) list(?: (?:for|at|from) [^,.;?!]{1,40})?\W*$/i
/** 'Can Sam eat the salmon?' is answered, whatever card waits. */
const mayEat =
  /^(?:so |and |ok |but )*(?:can|may|could|should) (?!you|we|i\b)\w+(?:(?: and)? \w+)? (?:eat|have)\b/i
const ofFood: readonly Mark[] = ['food', 'recipe', 'planned', 'list', 'pantry']

const asksFor =
  "^(?:(?:can|could|would|will) you |please |pls |let'?s |hey |also |and |we |i |just )*" +
  '(?:add|put|get|buy|order|grab|pick up|need)(?: me| us)? '
const onList =
  '(?<list> (?:on|to|onto) (?:the|my|our) (?:shopping |grocery )?list)?(?: please| pls| too| as well)*[.!]*$'
/** In letters. */
const longestToBuy = 500
const toBuy = new RegExp(`${asksFor}(?<what>.+?)${onList}`, 'i')

/** 'Can you add bananas and 2 lb of rice, please': nothing but things that one buys. */
export const isToBuy = ({ text, scene }: Heard): boolean => {
  // Longer ones would be slow to compare, and say more than that.
  const { what, list } = (text.length <= longestToBuy && toBuy.exec(text)?.groups) || {}
  const things = what?.split(/,? and |, ?/) ?? []
  // What is for the list may be called anything.
  const isThing = (thing: string) =>
    thing !== '' && (isRow(thing, scene) || (list !== undefined && nameIn(thing) !== null))
  return things.length > 0 && things.every(isThing)
}

/** What the spans of a message leave no doubt about: a fact of a recipe, a dish on a day, who eats. */
function plainIntent(heard: Heard): string | undefined {
  const { text, marks, scene } = heard
  const has = (...some: readonly Mark[]) =>
    marks.some((each) => some.some((mark) => each.has(mark)))
  const isOfFood = (part: string) => {
    const words = wordsOf(part)
    return marksOf(words, part, scene.household, scene.today).some((each) =>
      ofFood.some((mark) => each.has(mark)),
    )
  }
  const isSaid = (says: (part: string) => boolean) =>
    partsOf(text).some((part) => says(part) && !isOfFood(part))
  const isOfTime = limit.test(text) && !isRule.test(text) && !has(...ofFood, 'member')
  const isOfRecipe = has('recipe', 'recipe part') && isPart(text) && !has('number')
  if (isOfTime || (isOfRecipe && ofFacts.test(text)) || asksForList.test(text)) return 'question'
  if (
    (mayEat.test(text) && namesIn(text, scene.household).people.length > 0) ||
    asksOfKeeping(text)
  )
    return 'question'
  if (isToBuy(heard)) return 'ADD_SHOPPING_ITEMS_TEXT'
  if (isBought(heard)) return 'ADD_PANTRY_ITEMS_TEXT'
  if (changesIngredient(heard)) return 'UPDATE_RECIPE_TEXT'
  const list = droppedFrom(heard)
  if (list) return list
  const said = { ...heard, spans: [] }
  const ahead = daysIn(said)
    .flatMap(({ days }) => days)
    .filter((day) => day >= scene.today)
  const isThere = ({ date }: { date: string }) =>
    ahead.length > 0 ? ahead.includes(date) : date >= scene.today
  const isPlanned = () =>
    namesIn(text, scene.household).dishes.some(({ meals }) => meals.some(isThere))
  const isCounted = (servingsIn(heard) ?? 0) > 1 && !isAway(text) && !ofPlanning.test(text)
  if (ofLists.test(text)) return undefined
  if (isCounted && (has(...ofFood) ? isPlanned() : has('day', 'meal')))
    return 'UPDATE_MENU_ITEM_TEXT'
  if (!has('day', 'meal')) return undefined
  const named = mealNamed(said)
  const isMeal = ({ date, mealType }: MealEvent) =>
    date === named?.date && typeName(mealType) === named.type
  if (isWhenAlone(heard) && scene.household.meals.some(isMeal))
    return timesIn(said).length > 0 || servingsIn(heard) ? 'UPDATE_MENU_ITEM_TEXT' : 'question'
  const isDish = ahead.length > 0 && isDishAlone(heard, scene.household)
  if (isDish && cardsGoneOn(text, scene).length === 0) return 'CREATE_MENU_TEXT'
  const isMissed = has('member') && ofEating.test(text) && isSaid(isAway)
  const comes = (part: string) => isJoining.test(part) && !/\badd\b/i.test(part)
  const isSeated =
    (has('member') && ofEating.test(text) && isSaid((part) => isJoining.test(part))) ||
    (guestsIn(heard).length > 0 && comes(text) && partsOf(text).length === 1)
  return isMissed || isSeated ? 'UPDATE_MENU_ITEM_TEXT' : undefined
}

/** What else is not wanted then. */
const never: Readonly<Record<string, RegExp>> = {
  UPDATE_MENU_ITEM_TEXT: /^(?:CREATE_MENU_TEXT|nothing|ask)$/,
  ADD_SHOPPING_ITEMS_TEXT: /^(?:(?:UPDATE|DELETE)_SHOPPING_ITEMS_TEXT|nothing|ask)$/,
  ADD_PANTRY_ITEMS_TEXT: /^(?:ADD_SHOPPING_ITEMS_TEXT|UPDATE_PANTRY_ITEMS_TEXT|nothing|ask)$/,
}

/** The chances of intents with what the spans say. */
export function withSpans(chances: readonly Scored[], heard: Heard): readonly Scored[] {
  if (isTentative(heard.text)) return chances
  const own = plainIntent(heard)
  const said = { ...heard, spans: [] }
  const cards = cardsGoneOn(heard.text, heard.scene).map((card) =>
    isOfOtherMeal(card, said) ? 'UPDATE_MENU_ITEM_TEXT' : String(card.type),
  )
  const plain = own ? [own] : cards
  if (plain.length === 0) return chances
  const others = never[own ?? ''] ?? /^(?:nothing|ask)$/
  const isNever = (intent: string) =>
    own === 'question' ? own !== intent : own && others.test(intent)
  return chances
    .filter(({ intent }) => !isNever(intent))
    .map((each) =>
      plain.includes(each.intent) ? { ...each, chance: Math.max(each.chance, plainly) } : each,
    )
    .sort((a, b) => b.chance - a.chance)
}
