import { namesIn } from '../answers/names.ts'
import { partsOf } from '../divide/clauses.ts'
import { wordSet, wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { type Mark, marksOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'

/** In letters; who says more is not that plain. */
const longest = 400

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

/** 'Scrap the salmon', 'lose the avocados', 'hmm, tacos off again', 'take the tacos off the plan'. */
const dropped = [
  /^\W*(?:(?:please|ok|and|also|just|let's|we can|can you|actually|no|oh|hm+|wait|sorry),? )*(?:drop|scrap|kill|ditch|nix|axe|lose|cancel|forget(?: about)?|strike|scratch) (?:(?:the|our|that|those) )?(?<what>\S[^,.;?!]*)/di,
  /^\W*(?:(?:hm+|ok|oh|no|sorry|please|and|can you|actually),? )*(?:take )?(?:(?:the|our|that|those) )?(?<what>\S[^,.;?!]{2,50}?) off (?:again|the (?:plan|menu|board|week|schedule)|(?:on |this |next )?(?:\w+day|tomorrow|tonight|today))(?: please| again)?[.! ]*(?=$|, )/di,
]

/** Whether something is to be dropped, for whatever reason. */
export const isDropping = (text: string): boolean => dropped.some((way) => way.test(text))

/** '… off Tuesday, Leo can't eat it' */
const isReason =
  /^(?:because |since |as )?[\w' ]{1,30}? ?(?:can'?t|cannot|hates?|dislikes?|likes? |does ?n'?t|won'?t|is|are|isn'?t|'s|'re)\b(?!.*\b(?:add|put|buy|plan)\b)/i

/** The one list on which all that is dropped stands. */
export function droppedFrom({ text, words, marks }: Heard): string | undefined {
  if (text.length > longest) return undefined
  const [, ...reasons] = partsOf(text)
  if (reasons.some((part) => !isReason.test(part))) return undefined
  const [from, to] = dropped.map((way) => way.exec(text)?.indices?.groups?.what).find(Boolean) ?? []
  if (from === undefined || to === undefined) return undefined
  const named = words.flatMap((word, n) =>
    word.from < from || word.to > to || word.isSign || word.key === 'on'
      ? []
      : [marks[n] ?? new Set<Mark>()],
  )
  const has = (...some: readonly Mark[]) =>
    named.some((each) => some.some((mark) => each.has(mark)))
  const areOn = (...some: readonly Mark[]) =>
    named.every((each) => ['day' as const, 'meal' as const, ...some].some((mark) => each.has(mark)))
  const isThing = has('list', 'pantry')
  if (!isThing && has('planned', 'planned part') && areOn('planned', 'planned part'))
    return 'DELETE_MENU_ITEM_TEXT'
  return has('list') && areOn('list') && !has('pantry') ? 'DELETE_SHOPPING_ITEMS_TEXT' : undefined
}

const swapsIn = [
  /\b(?:swap|replace|substitute|switch|sub|use)\b.*\b(?:for|with|by|instead of)\b/i,
  /\bin (?:the|our|my)\b|^\W*(?:the |our |my )?[\w' -]{3,30}, (?:swap|replace|substitute|switch|use)\b/i,
]

/** 'Add one more onion to the chili' */
const addsTo =
  /^\W*(?:please |can you |could you |let's |also )*(?:add|put|throw|include)\b(?!.*\b(?:list|pantry|fridge|freezer|menu)\b).* (?:to|in|into) (?:the|our|my)\b/i

/** 'Swap the peanut butter in the satay for tahini', 'add an onion to the chili': a recipe changes. */
export function changesIngredient({ text, marks, scene }: Heard): boolean {
  if (
    text.length > longest ||
    !(addsTo.test(text) || swapsIn.every((each) => each.test(text))) ||
    marks.some((each) => each.has('day'))
  )
    return false
  const { dishes, things } = namesIn(text, scene.household)
  return dishes.length === 1 && dishes[0]?.recipe !== undefined && things.length > 0
}

const cameHome =
  /^\W*(?:(?:so|ok|oh|right),? )?(?:(?:we|i)(?:'ve| have)? )?(?:just )?(?:bought|picked up|(?:(?:got|came|am|'m) )?(?:back|home) from [^,:;.?!]{2,25}(?:[:,] ?| with )(?:got |bought )?) ?(?<things>[^.;?!]{3,300})[.! ]*$/i

/** 'Bought 12 eggs, 2 pints of semi-skimmed milk and ham': nothing but things that came home. */
export function isBought({ text, scene }: Heard): boolean {
  const things = cameHome.exec(text)?.groups?.things?.split(/,? and |, ?/) ?? []
  const isThing = (part: string) => {
    const words = wordsOf(part.trim()).filter(({ isSign }) => !isSign)
    const marks = marksOf(words, part.trim(), scene.household, scene.today)
    const [first] = words
    const isCounted = marks[0]?.has('number') || /^(?:an?|some|the)$/.test(first?.key ?? '')
    return (
      ofRow.some((mark) => marks.at(-1)?.has(mark)) &&
      words.length <= 7 &&
      (isCounted || isRow(part, scene))
    )
  }
  return things.length > 0 && things.every(isThing)
}
