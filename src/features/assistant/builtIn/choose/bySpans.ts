import { guestsIn, isAway } from '../cards/meals/eaters.ts'
import { isJoining } from '../cards/meals/parts.ts'
import { partsOf } from '../divide/clauses.ts'
import { isTentative } from '../divide/mood.ts'
import { wordsOf } from '../normalise/words.ts'
import { cardsGoneOn } from '../resolve/focus.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'
import type { Scored } from './model.ts'

/** So likely is what the spans of a message leave no doubt about. */
const plainly = 0.9

const ofEating = /\b(?:eat\w*|breakfast|brunch|lunch|dinner|supper|meals?|tonight|with us)\b/i
const ofLists = /\b(?:list|pantry|fridge|freezer|menu|recipes?)\b/i
const limit =
  /\b(?:under|less than|within|at most|max(?:imum)?|no (?:more|longer) than|in|only have) (?:\d+|half an|an) ?(?:min|hour)/i
const isRule = /\b(?:always|never|every|each|weeknights?|rules?|limit|takes?|took)\b/i
const ofFood: readonly Mark[] = ['food', 'recipe', 'planned', 'list', 'pantry']

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
  const never = own === 'UPDATE_MENU_ITEM_TEXT' ? ['CREATE_MENU_TEXT', 'nothing', 'ask'] : []
  return chances
    .filter(({ intent }) => !never.includes(intent))
    .map((each) =>
      plain.includes(each.intent) ? { ...each, chance: Math.max(each.chance, plainly) } : each,
    )
    .sort((a, b) => b.chance - a.chance)
}
