import { singular } from '../names.ts'
import {
  adverbs,
  boughtSo,
  coldFat,
  countedBehind,
  countedOf,
  cuts,
  howNext,
  kinds,
  praises,
  preparations,
  sharedHeads,
  stateBehind,
} from './foodWords.ts'
import { closingOf } from './otherMeasures.ts'
import { afterSizes } from './sizes.ts'
import { type Token, textOf } from './tokens.ts'

export type NamedFood = {
  food: string
  /** A unit that stands behind the food: 'cloves' of 'garlic cloves'. */
  unit: string | null
  /** The word that takes the plural: 'leg' of 'leg of lamb'. */
  head: Token | undefined
  notes: Token[][]
}

/** Splits the rest of a line into name and notes. Packed foods keep 'chopped' in the name. */
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
  const of = words.findIndex(({ word }) => word === 'of')
  const head = words.at(of > 0 ? of - 1 : -1)
  const notes = [sizes, ...dropped, withoutJoin(plain.slice(end)), ...inBrackets]
  return { food, unit, head, notes }
}

const leftOver = new Set([
  'q.b',
  'q.b.',
  'of',
  ',',
  '-',
  ':',
  '.',
  ';',
  'x',
  'the',
  '/',
  '*',
  'each',
])

/** Text in brackets becomes notes, except for the plural '(s)'. */
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

/** 'chopped', and 'finely-chopped', too. */
const isPrepared = (word: string) => {
  const [how = '', done = ''] = word.split('-')
  return preparations.has(word) || (adverbs.has(how) && preparations.has(done))
}

const isPreparation = ({ word }: Token) =>
  isPrepared(word) || adverbs.has(word) || praises.has(word)

/** Words before a comma that only describe: 'boneless, skinless chicken breasts'. */
const describes =
  /^(?:boneless|skinless|bone-in|skin-on|skin|on|fresh|frozen|firm|large|small|medium|raw|thick|thin|long|plain|unsalted|salted|dry|dried|organic|free-range|low-fat|low-sodium|full-fat|good|lean|extra-lean|unsweetened|natural|hot|cold|crisp|tart|sweet|crusty|soft|mixed|red|yellow|green|white|dark|whole|unwaxed|day-old|fine)$/

/** The token at which the name ends and remarks about it begin. */
function endOfName(tokens: readonly Token[], start: number): number {
  let isNamed = false
  let isDescribed = true
  let areKinds = true
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token) break
    if (endsHere(token, next, isNamed)) return at
    if (token.text === ',' || token.text === ';') {
      const isList = areKinds && next && kinds.has(next.word)
      if (!(isDescribed || isList) || !next || cuts.has(next.word)) return at
    } else if (/\p{L}/u.test(token.word) && token.word !== 'and' && !isPreparation(token)) {
      isNamed = true
      areKinds &&= kinds.has(token.word)
      isDescribed &&= describes.test(token.word) || stateBehind.has(token.word)
    }
  }
  return tokens.length
}

function endsHere(token: Token, next: Token | undefined, isNamed: boolean): boolean {
  if (token.word === '-') return token.isSpaced
  if (/^[:+|/]$/.test(token.text)) return true
  if (!isNamed) return false
  if (token.text === '.') return !next || next.isSpaced
  if (token.word === 'of') return /^(?:choice|your)$/.test(next?.word ?? '')
  if (isPrepared(token.word) || stateBehind.has(token.word)) return howNext.has(next?.word ?? '')
  return cuts.has(token.word)
}

const isJoin = ({ word }: Token) => [',', 'and', '&'].includes(word)

/** The name without preparations, and the dropped words as one note per run. */
function withoutPreparation(tokens: readonly Token[], isPacked: boolean) {
  const isDropped = tokens.map((token, at) => drops(token, tokens, at, isPacked))
  const first = tokens.findIndex((token, at) => !isDropped[at] && !isJoin(token))
  const last = tokens.findLastIndex((token, at) => !isDropped[at] && !isJoin(token))
  const name: Token[] = []
  const dropped: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const isEdge = first < 0 || at < first || at > last
    const isLoose = token.text === ',' && (isDropped[at - 1] || isDropped[at + 1])
    if (isDropped[at] || isEdge || isLoose) dropped.at(-1)?.push(token)
    else {
      name.push(token)
      if (dropped.at(-1)?.length) dropped.push([])
    }
  })
  // A line of nothing but preparations keeps them as its name.
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
  if (/^(?:cold|ice-cold|fat)$/.test(token.word)) return coldFat.test(rest)
  if (praises.has(token.word) || /^(?:good|best|high|top) quality\b/.test(rest)) return true
  if (adverbs.has(token.word))
    return !/^(?:well|very|just|slightly) (?!cold|chilled|\w+ed\b)/.test(rest)
  if (stateBehind.has(token.word)) return at > 0 && endsAfter(tokens, at)
  if (!isPrepared(token.word)) return false
  if (boughtSo.test(rest) || /^(?:frozen|tinned|canned|pre|ready)$/.test(before)) return false
  return !isPacked || tokens.slice(at + 1).every((each) => isPreparation(each) || isJoin(each))
}

/** Whether the name ends here, or only preparations follow. */
const endsAfter = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  return !next || next.word === 'and' || isPreparation(next)
}

/** A word that needs a food behind it: 'chicken' (stock), 'fresh', 'red'. */
const isKind = ({ word }: Token) => kinds.has(word) || describes.test(word)

/** 'chicken stock' for 'chicken or vegetable stock', 'fresh peas' for 'fresh or frozen peas'. */
function sharedName(name: readonly Token[], rest: readonly Token[]): Token[] | undefined {
  const [first] = name
  if (
    !first ||
    rest[0]?.word !== 'or' ||
    !name.every((each) => isKind(each) || each.text === ',')
  ) {
    return undefined
  }
  const other = rest.slice(1, endOfName(rest, 1))
  const head = other.at(-1)
  const kind = other.slice(0, -1).findIndex(isKind)
  const isShared = describes.test(first.word) ? kind >= 0 : sharedHeads.has(head?.word ?? '')
  return other.length > 1 && isShared ? [first, ...other.slice(Math.max(kind, 0) + 1)] : undefined
}

/** 'clove' of 'garlic cloves', which are cloves of garlic. */
function unitBehind(words: readonly Token[]): string | null {
  const last = singular(words.at(-1)?.word ?? '')
  const before = words.at(-2)
  if (!before) return null
  return countedBehind.has(last) || countedOf[last] === before.word ? last : null
}

const withoutJoin = (tokens: readonly Token[]) =>
  tokens.slice(/^[,;:|/-]$/.test(tokens[0]?.word ?? '') ? 1 : 0)
