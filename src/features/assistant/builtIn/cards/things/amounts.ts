import { numberPattern, unitPattern } from '#shared/ingredients/amountPatterns.ts'
import { readAmount, readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import { type Said, type Span, sentenceAt, textBetween } from '../../spans/said.ts'
import { nameIn } from './names.ts'

/** In words. Nobody puts more between an amount and its thing. */
const furthest = 6

const asSaid = (text: string) =>
  text
    .replace(/\b(?:more|extra|new|whole) /gi, '')
    .replace(/^both /i, 'two ')
    .replace(/^half (?:the|our|of the) /i, 'half ')

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
  return null
}

const unit = `(?:(?:more|new|big|small|large|wee|little|full) )?(?:${unitPattern})`
const anyAmount = new RegExp(
  `(?<![\\w:./])(?:${numberPattern})(?:[ -]?${unit})?(?![\\w:%/]|\\.\\d| ?(?:[ap]\\.?m\\b|o'?clock|days?\\b|wee?ks?\\b))`,
  'gi',
)
/** 'a', 'one' and 'another' count nothing without a unit, unless it is what remains. */
const isArticle = /^(?:an?|another|one|half)$/i
const remains =
  /^(?: (?:is|are|of (?:them|it)|was))?(?: (?:still|now))?(?: (?:left|remain\w*|there|here|good))/i

export type Amount = { text: string; isRest: boolean }

/** The amounts in some words, as they are written on a list. */
function foundIn(text: string, isOther: (at: number) => boolean = () => false): Amount[] {
  return Array.from(text.matchAll(anyAmount)).flatMap(({ 0: all, index }) => {
    const isRest = remains.test(text.slice(index + all.length))
    if (isOther(index) || (isArticle.test(all) && !isRest)) return []
    const amount = readQuantity(asSaid(all.trim()))
    return amount ? [{ text: amount, isRest }] : []
  })
}

export const amountsIn = (text: string): string[] => foundIn(text).map((amount) => amount.text)

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

/** The amounts that belong to a thing, in their order. */
export function amountsOf(said: Said, span: Span, things: readonly Span[]): Amount[] {
  const { from } = sentenceAt(said, span.from)
  const earlier = things.filter(({ to }) => to <= span.from)
  const later = things.map((other) => other.from).filter((at) => at >= span.to && at > span.from)
  const behind = amountsBehind(said, span, Math.min(...later, said.words.length))
  // 'flour 2 lb sugar 1 lb': where the first amount follows its thing, all do.
  const [first, second] = things
  const isFollowed =
    first &&
    second &&
    first !== span &&
    /^\s*(?:\d|x\d)/.test(textBetween(said, first.to, second.from))
  const start = Math.max(from, ...earlier.map(({ to }) => to))
  const before = isFollowed ? null : amountBefore(said, span, start)
  return before ? [{ text: before, isRest: false }, ...behind] : behind
}
