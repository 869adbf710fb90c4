import type { Quantity } from './ingredient.ts'
import { type Leading, noAmount } from './leading.ts'
import {
  afterRoughly,
  joins,
  type Measure,
  measureOf,
  readMeasured,
  readRange,
  readUnit,
} from './measures.ts'
import { afterAlternatives, closingOf, withAdded } from './otherMeasures.ts'
import { readQualifiedUnit } from './qualifiedUnit.ts'
import { afterSizes } from './sizes.ts'
import type { Token } from './tokens.ts'
import { dimensionOf } from './units.ts'

const quantityOf = ({ amount, unit }: Measure): Quantity => ({ amount, unit })

/** An amount that begins with a number: '2', '1 x 400g tin', '10g/½oz', '2 tbsp plus 1 tsp'. */
export function readLeadingNumber(tokens: readonly Token[], start: number): Leading | undefined {
  const at = afterRoughly(tokens, start)
  const range = readRange(tokens, at)
  if (!range || isPartOfWord(tokens, range.next)) return undefined
  const leading = noAmount(range.next)
  if (at > start) leading.asides.push([start, at])
  const { low, high } = range
  // '1 - 14 oz. can': a dash between a count and a size.
  const sized = high && high.value > 6 * low.value ? readSize(tokens, low.next + 1) : undefined
  if (sized && readQualifiedUnit(tokens, sized.next)) {
    const count = { ...range, high: undefined, next: low.next }
    return withUnit(tokens, { ...leading, next: low.next + 1 }, measureOf(tokens, count, null))
  }
  const plain = readQualifiedUnit(tokens, range.next)
  const isCounted = !plain || dimensionOf(plain.unit.name) === 'count'
  if (isCounted) return withUnit(tokens, leading, measureOf(tokens, range, null))
  const [from, to] = plain.qualifiers
  if (to > from) leading.asides.push([from, to])
  return afterMeasure(tokens, leading, withUpperEnd(tokens, measureOf(tokens, range, plain.unit)))
}

/** '250g-300g', '1 kg to 2 kg': a range with the unit at both ends. */
function withUpperEnd(tokens: readonly Token[], low: Measure): Measure {
  const isJoined = joins.has(tokens[low.next]?.word ?? '')
  const isHyphen = tokens[low.next - 1]?.word.endsWith('-')
  if (low.max !== null || !(isJoined || isHyphen)) return low
  const high = readMeasured(tokens, isJoined ? low.next + 1 : low.next)
  if (!high || high.unit !== low.unit || high.max !== null || high.amount <= low.amount) return low
  return {
    ...high,
    amount: low.amount,
    max: high.amount,
    numbers: [...low.numbers, ...high.numbers],
  }
}

/** '5-spice', '12-grain': the number is no amount. */
const isPartOfWord = (tokens: readonly Token[], next: number) =>
  tokens[next]?.word === '-' &&
  !tokens[next]?.isSpaced &&
  tokens[next + 1]?.isSpaced === false &&
  !readUnit(tokens, next)

/** A size in brackets or behind the count: '(14.5-oz)', '400g', '14-ounce', 'about 200g each'. */
function readSize(tokens: readonly Token[], at: number): Measure | undefined {
  const isBracket = tokens[at]?.text === '('
  const size = readMeasured(tokens, isBracket ? at + 1 : at)
  if (!size) return undefined
  const { next } = afterAlternatives(tokens, size.next)
  if (!isBracket) return { ...size, next: tokens[next]?.word === '-' ? next + 1 : next }
  const closing = closingOf(tokens, at)
  return closing ? { ...size, next: closing + 1 } : undefined
}

/** Reads the size and the unit behind a count. */
function withUnit(tokens: readonly Token[], leading: Leading, count: Measure): Leading {
  const times = /^[x×]$/.test(tokens[leading.next]?.word ?? '')
  let next = afterSizes(tokens, times ? leading.next + 1 : leading.next)
  const asides = [
    ...leading.asides,
    [times ? leading.next + 1 : leading.next, next],
  ] as Leading['asides']
  const size = readSize(tokens, next)
  if (size) {
    asides.push([next, size.next])
    next = size.next
  }
  const counted = readQualifiedUnit(tokens, next)
  if (counted) asides.push(counted.qualifiers)
  const [only] = count.numbers.slice(-1)
  if (counted && only) only.unit = counted.unit
  const leadingNow: Leading = {
    ...leading,
    amount: count.amount,
    max: count.max,
    unit: counted?.unit.name ?? null,
    size: size ? quantityOf(size) : null,
    numbers: count.numbers,
    asides,
    next: counted?.unit.next ?? afterSizes(tokens, next),
  }
  if (!counted && leadingNow.next > next) asides.push([next, leadingNow.next])
  return counted ? afterContainer(tokens, leadingNow) : leadingNow
}

/** '1 can (15 oz)', '2 cans/800g': the content of one package, which stays when servings change. */
function afterContainer(tokens: readonly Token[], leading: Leading): Leading {
  const { next } = leading
  const sized = leading.size ? undefined : readSize(tokens, next)
  if (!sized) return withAdded(tokens, leading)
  const asides: Leading['asides'] = [...leading.asides, [next, sized.next]]
  const isPackage = !fewHeld.has(leading.unit ?? '')
  return {
    ...leading,
    asides,
    size: isPackage ? quantityOf(sized) : null,
    numbers: isPackage ? leading.numbers : [...leading.numbers, ...sized.numbers],
    next: sized.next,
  }
}

/** Units for which brackets give the total: '½ bunch (15g)'. */
const fewHeld = new Set(
  'bunch handful sprig clove stalk slice rasher dozen knob stick ear head sheet'.split(' '),
)

/** Reads on behind a measure: other measures of the same, an addition, or the package. */
function afterMeasure(tokens: readonly Token[], leading: Leading, measure: Measure): Leading {
  const others = afterAlternatives(tokens, measure.next)
  const isPackable = ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl oz', 'cm', 'mm', 'inch'].includes(
    measure.unit ?? '',
  )
  const start = tokens[others.next]?.word === '-' ? others.next + 1 : others.next
  const container = isPackable ? readQualifiedUnit(tokens, start) : undefined
  if (container && dimensionOf(container.unit.name) === 'count') {
    const first = measure.numbers[0]
    return {
      ...noAmount(container.unit.next),
      amount: 1,
      unit: container.unit.name,
      size: quantityOf(measure),
      numbers: first ? [{ value: 1, from: first.from, to: first.from, unit: container.unit }] : [],
      asides: [
        ...leading.asides,
        [first ? indexAt(tokens, first.from) : 0, start],
        container.qualifiers,
      ],
    }
  }
  const measured: Leading = {
    ...leading,
    amount: measure.amount,
    max: measure.max,
    unit: measure.unit,
    numbers: [...measure.numbers, ...others.numbers],
    asides: [...leading.asides, [measure.next, others.next]],
    next: others.next,
  }
  return withAdded(tokens, measured)
}

const indexAt = (tokens: readonly Token[], from: number) =>
  Math.max(
    0,
    tokens.findIndex((token) => token.from === from),
  )
