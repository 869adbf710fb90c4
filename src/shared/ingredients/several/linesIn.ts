import { memoized } from '../../memoized.ts'
import { nameKey, singular } from '../../names.ts'
import { nameFood } from '../foodName.ts'
import { adverbs, cuts, preparations, stateBehind } from '../foodWords.ts'
import { readLeadingNumber } from '../leadingAmount.ts'
import { afterArticle, afterBullets, readLeading } from '../leadingWords.ts'
import { readNumber } from '../numbers.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { dimensionOf, unitNamed } from '../units.ts'

/** What most lines don't have: a number right behind a comma, a sign or an 'and'. */
const mayBeSeveral =
  /(?:[,;+&]|\band)\s{0,3}(?:and\s)?(?:[\d¼½¾⅐-⅞]|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b)/i

/**
 * '1 onion', '2 carrots' for '1 onion, 2 carrots': a line with several ingredients is divided where
 * each of them has its own amount and food. In doubt it is one ingredient with a remark:
 * '2 onions, 1 chopped', '1 cup, 2 tbsp sugar', '3 eggs and 1 egg yolk'.
 */
export const linesIn = (line: string): readonly string[] =>
  mayBeSeveral.test(line) ? divided(line) : [line]

const divided = memoized((line): readonly string[] => {
  const tokens = tokensOf(line)
  const parts = partsOf(tokens, afterBullets(tokens))
  const foods = parts.map(({ from, to }, n) =>
    foodOf(tokens.slice(from, to), n === 0, n === parts.length - 1),
  )
  const isSure = foods.every((food, n) => food && (n === 0 || differ(foods[n - 1] ?? [], food)))
  if (!isSure || parts.length < 2) return [line]
  return parts.map(({ from, to }, n) => {
    const start = n === 0 ? 0 : tokens[from]?.from
    return line.slice(start, n === parts.length - 1 ? undefined : tokens[to - 1]?.to).trim()
  })
}, 10_000)

const signs = new Set([',', ';', '+', '&', 'and'])

/** The tokens between signs that a number follows; none of them is in brackets. */
function partsOf(tokens: readonly Token[], start: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let from = start
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    const { word = '', text = '' } = tokens[at] ?? {}
    if (text === '(' || text === '[') depth += 1
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1)
    if (depth > 0 || !signs.has(word) || isCream(tokens, at)) continue
    const isTwo = tokens[at + 1]?.word === 'and'
    const next = at + (isTwo ? 2 : 1)
    if (!readNumber(tokens, next)) continue
    parts.push({ from, to: at })
    from = next
    at = next - 1
  }
  return [...parts, { from, to: tokens.length }]
}

/** 'half and half' */
const isCream = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.word === 'half' && tokens[at + 1]?.word === 'half'

/** The words of a part's food in the singular; undefined if the part is no ingredient by itself. */
function foodOf(
  tokens: readonly Token[],
  isFirst: boolean,
  isLast: boolean,
): readonly string[] | undefined {
  const read = isFirst ? readLeading(tokens, 0) : readLeadingNumber(tokens, 0)
  if (!read || read.amount === null) return undefined
  const { unit, next } = afterArticle(tokens, read)
  const rest = tokens.slice(next)
  if (dimensionOf(unit) === 'length' || (!isLast && rest.some(leavesOpen))) return undefined
  const first = singular(rest.find(({ word }) => word !== 'of')?.word ?? '')
  if (cuts.has(first) || remarks.has(first)) return undefined
  const words = nameKey(nameFood(rest, false).food).split(' ')
  return words.every(isNoFood) ? undefined : words
}

/** Words after which a number may belong to what stands before it: 'or 1 cup milk and 1 tbsp vinegar'. */
const leavesOpen = ({ word, isNumber }: Token) =>
  isNumber || /^(?:or|plus|with|from|made|using|instead|like|such|if|each|between|:|=)$/.test(word)

/** Words with which a remark begins. */
const remarks = new Set(
  'in on per more extra other another others it them which these those that this is are was were will can should may time times minute min hour hr second day week month year degree people person guest kind type colour color way batch'.split(
    ' ',
  ),
)

/** Parts of a food, its form and its colour: '1 lemon, 2 tbsp juice', '2 red and 2 green peppers'. */
const forms = new Set(
  'juice zest rind peel flesh meat pulp seed kernel yolk white floret top tip tail bone skin fat thigh breast leg wing drumstick half halve quarter third wedge ring dice cube strip chunk round disc matchstick size count weight net total one dry dried fresh frozen raw large small medium big thick thin long short firm red yellow green brown black dark light sweet plain strong whole mild sour smooth hot cold warm'.split(
    ' ',
  ),
)

const isNoFood = (word: string) =>
  !/\p{L}{2}/u.test(word) ||
  forms.has(word) ||
  remarks.has(word) ||
  preparations.has(word) ||
  stateBehind.has(word) ||
  adverbs.has(word) ||
  cuts.has(word) ||
  /(?:[^e]ed|-cut|-sized?)$/.test(word) ||
  unitNamed(word) !== undefined

/** '1 cup rice, 3 cups cooked rice' may be one food, '3 eggs and 1 egg yolk' as well. */
const differ = (one: readonly string[], other: readonly string[]) =>
  one.some((word) => !other.includes(word)) && other.some((word) => !one.includes(word))
