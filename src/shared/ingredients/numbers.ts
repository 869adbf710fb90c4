import type { Token } from './tokens.ts'

export type NumberRead = {
  value: number
  /** 1000 for '1.000', whose value is 1: the unit decides which one is meant. */
  grouped?: number
  /** The index of the token after it. */
  next: number
}

export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, n) => [word, n + 1] as const),
    [
      ['twenty-four', 24],
      ['thirty', 30],
      ['forty', 40],
      ['fifty', 50],
    ] as const,
  ].flat(),
)
const parts = new Map([
  ['half', 1 / 2],
  ['one-half', 1 / 2],
  ['quarter', 1 / 4],
  ['one-quarter', 1 / 4],
  ['third', 1 / 3],
  ['one-third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['three-quarters', 3 / 4],
  ['three-fourths', 3 / 4],
])

const isSlash = (token: Token | undefined) => token?.text === '/' || token?.text === '⁄'
const isWhole = (token: Token | undefined) => /^\d{1,5}$/.test(token?.text ?? '')

/** '½', '1/2', 'half'; undefined for other texts. */
function readPart(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const part = parts.get(token.word)
  // 'half and half' is a cream.
  const isCream = tokens[at + 1]?.word === 'and' && tokens[at + 2]?.word === 'half'
  if (part && !isCream) return { value: part, next: at + 1 }
  if (/^[¼½¾⅐-⅞]$/.test(token.text)) return { value: signValue(token.text), next: at + 1 }
  const under = tokens[at + 2]
  if (!isWhole(token) || !isSlash(tokens[at + 1]) || !isWhole(under)) return undefined
  const value = Number(token.text) / Number(under?.text)
  // '200/7' are two measures.
  return Number.isFinite(value) && Number(under?.text) <= 16 && value < 16
    ? { value, next: at + 3 }
    : undefined
}

/** NFKC turns '½' into '1⁄2'. */
function signValue(sign: string): number {
  const [over, under] = sign.normalize('NFKC').split('⁄')
  return Number(over) / Number(under)
}

function readWhole(token: Token): Omit<NumberRead, 'next'> | undefined {
  const word = numberWords.get(token.word)
  if (word) return { value: word }
  if (!token.isNumber || !/^[\d.,]+$/.test(token.text) || /^0\d/.test(token.text)) return undefined
  // '1,250,000'
  const isGrouped = (token.text.match(/[.,]/g) ?? []).length > 1
  const value = Number(token.text.replace(/[.,]/g, isGrouped ? '' : '.'))
  // More digits than a number can have.
  if (!Number.isFinite(value)) return undefined
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(token.text) ? { value, grouped: value * 1000 } : { value }
}

/** '1', '1,5', '1½', '1 1/2', '1-1/2', '2 and 1/4', 'one and a half'; no percentage, no '00'. */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | undefined {
  const part = readPart(tokens, at)
  if (part) return isPercentage(tokens, part.next) ? undefined : part
  const token = tokens[at]
  const whole = token && readWhole(token)
  if (!whole || isPercentage(tokens, at + 1)) return undefined
  const more =
    /^[\d]+$/.test(token.text) || token.isNumber === false ? readMore(tokens, at + 1) : undefined
  if (more && !isSize(tokens, at, more.next))
    return { value: whole.value + more.value, next: more.next }
  // 'twenty four'
  const ones = token.isNumber || whole.value < 20 ? 0 : numberWords.get(tokens[at + 1]?.word ?? '')
  if (ones && ones < 10) return { value: whole.value + ones, next: at + 2 }
  return { ...whole, next: at + 1 }
}

/** 'Four ½-inch pieces' and '8 ½-inch-thick slices' are counts; '1 ½-inch piece' is a length. */
function isSize(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[next]?.word !== '-' || tokens[at + 1]?.isSpaced === false) return false
  return tokens[at]?.isNumber === false || tokens[next + 1]?.word === 'inch-thick'
}

function readMore(tokens: readonly Token[], at: number): NumberRead | undefined {
  const between = tokens[at]?.word ?? ''
  const joined = ['-', 'and', '&', '+'].includes(between)
  let start = joined ? at + 1 : at
  if (between === 'and' && ['a', 'one'].includes(tokens[start]?.word ?? '')) start += 1
  const part = readPart(tokens, start)
  if (!part || part.value >= 1) return undefined
  // '1 half' is no number; '1 and a half' is.
  return !joined && tokens[start]?.isNumber === false ? undefined : part
}

const isPercentage = (tokens: readonly Token[], at: number) => tokens[at]?.text === '%'
