import { singular } from '../names.ts'
import {
  adverbs,
  boughtSo,
  countedBehind,
  countedOf,
  cuts,
  kinds,
  preparations,
  sharedHeads,
  temperature,
} from './foodWords.ts'
import { closingOf } from './leadingAmount.ts'
import { afterSizes } from './sizes.ts'
import { type Token, textOf } from './tokens.ts'

export type NamedFood = {
  food: string /** What it is counted in, behind it. */
  unit: string | null
  notes: Token[][]
}

/**
 * The name in what is left of a line, and the rest as notes. `isPacked` is what comes in a can or a
 * bag: chopped tomatoes are bought so.
 */
export function nameFood(tokens: readonly Token[], isPacked: boolean): NamedFood {
  const { plain, inBrackets } = withoutBrackets(tokens)
  let at = 0
  while (leftOver.has(plain[at]?.word ?? '')) at += 1
  at = afterSizes(plain, at)
  const end = endOfName(plain, at)
  const sizes = plain.slice(0, at).filter(({ word }) => !leftOver.has(word))
  const { name, dropped } = withoutPreparation(plain.slice(at, end), isPacked)
  const shared = sharedName(name, plain.slice(end))
  const words = shared ?? name
  const unit = unitBehind(words)
  const food = textOf(unit ? words.slice(0, -1) : words)
  return { food, unit, notes: [sizes, ...dropped, withoutJoin(plain.slice(end)), ...inBrackets] }
}

const leftOver = new Set(['of', ',', '-', ':', '.', ';', 'x', 'the', '/', '*'])

/** Brackets tell more about the food; '(s)' is only a plural. */
function withoutBrackets(tokens: readonly Token[]) {
  const plain: Token[] = []
  const inBrackets: Token[][] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.text !== '(' && token.text !== '[') {
      if (!/^[*†‡^\])]$/.test(token.text)) plain.push(token)
      continue
    }
    const closing = closingOf(tokens, at) ?? tokens.length
    const inside = tokens.slice(at + 1, token.text === '(' ? closing : tokens.length)
    if (textOf(inside) !== 's') inBrackets.push(inside.filter(({ text }) => text !== ']'))
    at = token.text === '(' ? closing : tokens.length
  }
  return { plain, inBrackets }
}

const isPreparation = ({ word }: Token) => preparations.has(word) || adverbs.has(word)

/** Words before a comma that only describe: 'boneless, skinless chicken breasts'. */
const describes =
  /^(?:boneless|skinless|bone-in|skin-on|skin|on|fresh|frozen|firm|large|small|medium|raw|thick|thin|long|plain|unsalted|salted|dry|dried|organic|free-range|low-fat|low-sodium|full-fat|good|lean|extra-lean|unsweetened|natural|hot|cold|crisp|tart|sweet|crusty|soft|mixed|red|yellow|green|white|dark|whole|unwaxed|day-old|fine)$/

function endOfName(tokens: readonly Token[], start: number): number {
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const before = tokens.slice(start, at).filter(({ word }) => /\p{L}/u.test(word))
    if ([',', ';'].includes(token.text)) {
      const goesOn =
        before.every(
          (each) => isPreparation(each) || describes.test(each.word) || each.word === 'and',
        ) &&
        at + 1 < tokens.length &&
        !cuts.has(tokens[at + 1]?.word ?? '')
      if (!goesOn) return at
    } else if (token.word === '-' ? token.isSpaced : [':', '+', '|', '/'].includes(token.text))
      return at
    else if (token.text === '.' && at > start && before.length > 0 && at + 1 === tokens.length)
      return at
    else if (
      cuts.has(token.word) &&
      before.some((each) => !isPreparation(each) && each.word !== 'and')
    )
      return at
  }
  return tokens.length
}

/** The name without what is done to the food; what was dropped, each run for itself. */
function withoutPreparation(tokens: readonly Token[], isPacked: boolean) {
  const isDropped = tokens.map((token, at) => drops(token, tokens, at, isPacked))
  const isJoin = ({ word }: Token) => [',', 'and', '&'].includes(word)
  const first = tokens.findIndex((token, at) => !isDropped[at] && !isJoin(token))
  const last = tokens.findLastIndex((token, at) => !isDropped[at] && !isJoin(token))
  const name: Token[] = []
  const dropped: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const isEdge = first < 0 || at < first || at > last
    if (isDropped[at] || isEdge) dropped.at(-1)?.push(token)
    else {
      name.push(token)
      if (dropped.at(-1)?.length) dropped.push([])
    }
  })
  // A line that only tells what is done has that as its name.
  return first < 0 ? { name: [...tokens], dropped: [] } : { name, dropped }
}

function drops(token: Token, tokens: readonly Token[], at: number, isPacked: boolean): boolean {
  const rest = tokens
    .slice(at, at + 5)
    .map(({ word }) => word)
    .join(' ')
  const before = tokens[at - 1]?.word ?? ''
  if (/^(?:ground|cracked|milled)$/.test(token.word)) return /^fresh(?:ly)?$/.test(before)
  if (token.word === 'fresh') return /^fresh (?:ground|cracked|squeezed|grated)\b/.test(rest)
  if (/^(?:boiling|hot|warm|cold|ice-cold|iced?)$/.test(token.word)) return temperature.test(rest)
  if (adverbs.has(token.word)) return !/^(?:well|very|just) (?!ripe|cold|chilled|\w+ed)/.test(rest)
  if (!preparations.has(token.word)) return false
  if (boughtSo.test(rest) || /^(?:frozen|tinned|canned|pre|ready)$/.test(before)) return false
  return !isPacked || at === tokens.length - 1
}

/** 'chicken' of 'chicken or vegetable stock' is chicken stock. */
function sharedName(name: readonly Token[], rest: readonly Token[]): Token[] | undefined {
  const [first, second] = name
  if (!first || second || rest[0]?.word !== 'or' || !kinds.has(first.word)) return undefined
  const other = rest.slice(1, endOfName(rest, 1))
  const head = other.at(-1)
  if (other.length < 2 || !head || !sharedHeads.has(head.word)) return undefined
  const kind = other.findIndex(({ word }) => kinds.has(word))
  return [first, ...other.slice(Math.max(kind, 0) + 1)]
}

/** The unit behind the food: 'garlic cloves' are cloves of garlic. */
function unitBehind(words: readonly Token[]): string | null {
  const last = singular(words.at(-1)?.word ?? '')
  const before = words.at(-2)
  if (!before) return null
  return countedBehind.has(last) || countedOf[last] === before.word ? last : null
}

/** Without the sign that divided it from the name. */
const withoutJoin = (tokens: readonly Token[]) =>
  tokens.slice(/^[,;:|/-]$/.test(tokens[0]?.word ?? '') ? 1 : 0)
