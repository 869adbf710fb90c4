import { guestsIn, isAway } from '../cards/meals/eaters.ts'
import { isJoining } from '../cards/meals/parts.ts'
import { partsOf } from '../divide/clauses.ts'
import { isTentative } from '../divide/mood.ts'
import { wordSet, wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { cardsGoneOn } from '../resolve/focus.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'
import type { Scored } from './model.ts'

const ofRow: readonly Mark[] = ['number', 'unit', 'pantry', 'list', 'food']
const fillers = wordSet('a an of the some more big small large little whole')

/** 'Milk and 3 bananas': a clause that only names things goes on with what the one before wants. */
export function isRow(
  clause: string,
  { household, today }: Pick<Scene, 'household' | 'today'>,
): boolean {
  const words = wordsOf(clause)
  const marks = marksOf(words, clause, household, today)
  return words.every(
    ({ key, isSign }, n) => isSign || fillers.has(key) || ofRow.some((mark) => marks[n]?.has(mark)),
  )
}

/** So likely is what the spans of a message leave no doubt about. */
const plainly = 0.9

const ofEating = /\b(?:eat\w*|breakfast|brunch|lunch|dinner|supper|meals?|tonight|with us)\b/i
const ofLists = /\b(?:list|pantry|fridge|freezer|menu|recipes?)\b/i
const limit =
  /\b(?:under|less than|within|at most|max(?:imum)?|no (?:more|longer) than|in|only have) (?:\d+|half an|an) ?(?:min|hour)/i
const isRule = /\b(?:always|never|every|each|weeknights?|rules?|limit|takes?|took)\b/i
const ofFood: readonly Mark[] = ['food', 'recipe', 'planned', 'list', 'pantry']

const asksFor =
  "^(?:(?:can|could|would|will) you |please |pls |let'?s |hey |also |and |we |i |just )*" +
  '(?:add|put|get|buy|order|grab|pick up|need)(?: me| us)? '
const onList =
  '(?: (?:on|to|onto) (?:the|my|our) (?:shopping |grocery )?list)?(?: please| pls| too| as well)*[.!]*$'
const toBuy = new RegExp(`${asksFor}(.+?)${onList}`, 'i')

/** 'Can you add bananas and 2 lb of rice, please': nothing but things that one buys. */
const isToBuy = ({ text, scene }: Heard): boolean => {
  const things = toBuy.exec(text)?.[1]?.split(/,? and |, ?/) ?? []
  return things.length > 0 && things.every((thing) => thing !== '' && isRow(thing, scene))
}

/** Who is away from a meal or comes to it changes who eats; a time alone asks what is cooked in it. */
function plainIntent(heard: Heard): string | undefined {
  const { text, marks, scene } = heard
  const has = (mark: Mark) => marks.some((each) => each.has(mark))
  const isOfFood = (part: string) => {
    const words = wordsOf(part)
    return marksOf(words, part, scene.household, scene.today).some((each) =>
      ofFood.some((mark) => each.has(mark)),
    )
  }
  const isSaid = (says: (part: string) => boolean) =>
    partsOf(text).some((part) => says(part) && !isOfFood(part))
  if (!marks.some((each) => ofFood.some((mark) => each.has(mark))) && !has('member'))
    if (limit.test(text) && !isRule.test(text)) return 'question'
  if (isToBuy(heard)) return 'ADD_SHOPPING_ITEMS_TEXT'
  if (ofLists.test(text) || !(has('day') || has('meal'))) return undefined
  const isMissed = has('member') && ofEating.test(text) && isSaid(isAway)
  const comes = (part: string) => isJoining.test(part) && !/\badd\b/i.test(part)
  const isSeated =
    (has('member') && ofEating.test(text) && isSaid((part) => isJoining.test(part))) ||
    (guestsIn(heard).length > 0 && comes(text) && partsOf(text).length === 1)
  return isMissed || isSeated ? 'UPDATE_MENU_ITEM_TEXT' : undefined
}

/** The chances of intents with what the spans say. */
export function withSpans(chances: readonly Scored[], heard: Heard): readonly Scored[] {
  if (isTentative(heard.text)) return chances
  const own = plainIntent(heard)
  const plain = own ? [own] : cardsGoneOn(heard.text, heard.scene).map(({ type }) => String(type))
  if (plain.length === 0) return chances
  const never = own && own !== 'question' ? ['nothing', 'ask'] : []
  if (own === 'UPDATE_MENU_ITEM_TEXT') never.push('CREATE_MENU_TEXT')
  return chances
    .filter(({ intent }) => !never.includes(intent))
    .map((each) =>
      plain.includes(each.intent) ? { ...each, chance: Math.max(each.chance, plainly) } : each,
    )
    .sort((a, b) => b.chance - a.chance)
}
