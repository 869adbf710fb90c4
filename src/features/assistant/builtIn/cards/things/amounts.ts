import { numberPattern, unitPattern } from '#shared/ingredients/amountPatterns.ts'
import { readAmount, readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import { wordSet } from '../../normalise/words.ts'
import { isDenied, type Said, type Span, sentenceAt, textBetween } from '../../spans/said.ts'
import { nameIn } from './names.ts'

/** In words. Nobody puts more between an amount and its thing. */
const furthest = 6

const asSaid = (text: string) =>
  text
    .replace(/\b(?:more|extra|new|whole) /gi, '')
    .replace(/^both /i, 'two ')
    .replace(/^(?:x|times) ?/i, '')
    .replace(/^half (?:the|our|of the) /i, 'half ')

const vague = wordSet('lot load glut ton kind sort bit heap pile')

/** 'two pints of milk': the amount right before the thing. */
function amountBefore(said: Said, span: Span, from: number): string | null {
  const sign = said.words.findLastIndex(
    ({ isSign, text }, n) => n < span.from && isSign && /[,\n]/.test(text),
  )
  for (let at = Math.max(from, sign + 1, span.from - furthest); at < span.from; at += 1) {
    const { quantity, name } = readAmount(asSaid(textBetween(said, at, span.to)))
    if (quantity && nameKey(nameIn(name) ?? '') === nameKey(nameIn(span.text) ?? ''))
      return quantity
  }
  // 'one net of kindling', '24 small chocolates': no unit that everybody knows
  const isOf = said.words[span.from - 1]?.key === 'of'
  const at = span.from - (isOf ? 3 : 1)
  const isCounted = said.marks[at]?.has('number') || (isOf && said.words[at]?.key === 'a')
  const isVague = isOf && vague.has(said.words[at + 1]?.key ?? '')
  if (at < Math.max(from, sign + 1) || !isCounted || isVague) return null
  const count = readQuantity(textBetween(said, at, at + 1))
  return count && isOf ? `${count} ${said.words[at + 1]?.text}` : count
}

const unit = `(?:(?:more|new|big|small|large|wee|little|full) )?(?:${unitPattern})`
const otherUnit = "[ap]\\.?m\\b|o'?clock|days?\\b|wee?ks?\\b"
const anyAmount = new RegExp(
  `(?<![\\w:./]|\\bat )(?:(?:x|times) ?)?(?:${numberPattern})(?:[ -]?${unit})?(?![\\w:%/]|\\.\\d| ?(?:${otherUnit}))`,
  'gi',
)
/** 'a', 'one' and 'another' count nothing without a unit, unless it is what remains. */
const isArticle = /^(?:an?|another|one|half)$/i
const isLeft = /\b(?:remains?|down to|left with)\s*$/i
const remains =
  /^(?: (?:is|are|of (?:them|it)|was))?(?: (?:still|now))?(?: (?:left|remain\w*|there|here|good))/i

export type Amount = { text: string; isRest: boolean; isDenied?: boolean }

/** The amounts in some words, as they are written on a list. */
function foundIn(text: string, isOther: (at: number) => boolean = () => false): Amount[] {
  const isOfTwo = /\bnot\b|\binstead of\b/i.test(text)
  return Array.from(text.matchAll(anyAmount)).flatMap(({ 0: all, index }) => {
    const before = text.slice(0, index)
    const isRest = remains.test(text.slice(index + all.length)) || isLeft.test(before)
    const isNone = isArticle.test(all) && !isRest && !(isOfTwo && /^one$/i.test(all))
    if (isOther(index) || isNone) return []
    const amount = readQuantity(asSaid(all.trim()))
    return amount ? [{ text: amount, isRest, isDenied: isDenied(before) }] : []
  })
}

/** '9, not 8': what is denied counts only where nothing else is said. */
const meant = (amounts: readonly Amount[]): Amount[] => {
  const some = amounts.filter((amount) => !amount.isDenied)
  return some.length > 0 ? some : [...amounts]
}

export const amountsIn = (text: string): string[] =>
  meant(foundIn(text)).map((amount) => amount.text)

/** 'milk 2 pints', 'eggs, about a dozen': the amounts behind the thing, up to the next one. */
function amountsBehind(said: Said, { to }: Span, end: number): Amount[] {
  const start = said.words[to]?.from ?? said.text.length
  const isOther = (at: number) => {
    const n = said.words.findIndex((word) => word.to > start + at)
    const isUntil = said.spans.some(
      ({ role, ...span }) => role === 'until' && span.from <= n && n < span.to,
    )
    return isUntil || said.marks[n]?.has('day') === true
  }
  return foundIn(said.text.slice(start, said.words[end - 1]?.to), isOther)
}

const joints = wordSet('and plus also oh')

/** 'Milk on the list and 3 bananas': what is counted behind the last joint is the next thing. */
function endBefore(said: Said, span: Span, next: Span): number {
  if (!amountBefore(said, next, span.to)) return next.from
  const isJoint = (at: number) => {
    const word = said.words[at]
    return joints.has(word?.key ?? '') || /^[,;&+.\n]/.test(word?.isSign ? word.text : '')
  }
  let at = next.from - 1
  while (at >= span.to && !isJoint(at)) at -= 1
  return at < span.to ? next.from : at
}

/** The amounts that belong to a thing, in their order. */
export function amountsOf(said: Said, span: Span, things: readonly Span[]): Amount[] {
  const { from } = sentenceAt(said, span.from)
  const earlier = things.filter(({ to }) => to <= span.from)
  const next = things.find((other) => other.from >= span.to && other.from > span.from)
  const end = next ? endBefore(said, span, next) : said.words.length
  const behind = amountsBehind(said, span, end)
  // 'flour 2 lb sugar 1 lb': where the first amount follows its thing, all do.
  const [first, second] = things
  const isFollowed =
    first &&
    second &&
    first !== span &&
    /^\s*(?:\d|x\d)/.test(textBetween(said, first.to, second.from))
  const start = Math.max(from, ...earlier.map(({ to }) => to))
  // 'Milk 2 pints, 500g ham': a comma ends what belongs to the thing before.
  const isApart = said.words
    .slice(start + 1, span.from)
    .some(({ isSign, text }) => isSign && text === ',')
  const before = isFollowed && !isApart ? null : amountBefore(said, span, start)
  const found = meant(before ? [{ text: before, isRest: false }, ...behind] : behind)
  // 'Two loaves instead of one, for the sourdough'
  const isAlone = things.length === 1 && /~/.test(span.role) && found.length === 0
  return isAlone ? meant(foundIn(textBetween(said, from, span.from))) : found
}

/** Of a dozen eggs one takes two, and three are left. */
export const inPieces = (quantity: string) =>
  quantity.replace(/^(\d+) dozen$/i, (_, dozens) => String(12 * Number(dozens)))
