import { afterConnector } from './continentalUnits.ts'
import { nameFood } from './foodName.ts'
import { headingOf } from './headings.ts'
import type { Ingredient } from './ingredient.ts'
import { afterArticle, afterBullets, readLeading } from './leadingWords.ts'
import type { WrittenNumber } from './measures.ts'
import { numbersBehind } from './numbersBehind.ts'
import { type Token, textOf, tokensOf } from './tokens.ts'
import { readTrailing } from './trailingAmount.ts'
import { dimensionOf } from './units.ts'

type ReadLine = Omit<Ingredient, 'line'> & {
  numbers: WrittenNumber[]
  /** The word that takes the plural where the number has no unit. */
  lastWord: Token | undefined
}

/** A line's content (see `readIngredient`), with the places of its numbers. */
export function readLine(line: string): ReadLine {
  const tokens = tokensOf(line)
  const heading = headingOf(line)
  const start = afterPurpose(tokens, afterBullets(tokens))
  let leading = afterArticle(tokens, readLeading(tokens, start))
  let left = tokens.slice(leading.next)
  if (leading.amount === null && leading.unit === null) {
    const trailing = readTrailing(tokens, leading.next)
    if (trailing) {
      leading = { ...trailing.leading, asides: [...leading.asides, ...trailing.leading.asides] }
      left = trailing.food
    }
  }
  if (heading !== undefined && leading.amount === null) {
    const nothing = { amount: null, amountMax: null, unit: null, food: '', note: null }
    return { ...nothing, heading, numbers: [], lastWord: undefined }
  }
  const isPacked = leading.unit !== null && packages.has(leading.unit)
  const named = nameFood(leading.unit === null ? left : afterConnector(left), isPacked)
  const asides = leading.asides.map(([from, to]) => tokens.slice(from, to))
  const notes = [
    tokens.slice(0, start).filter(({ word }) => /\p{L}/u.test(word)),
    ...asides,
    ...named.notes,
  ]
  return {
    amount: leading.amount,
    amountMax: leading.max,
    unit: leading.unit ?? named.unit,
    food: named.food,
    note: noteOf(notes),
    ...(leading.size && dimensionOf(leading.size.unit) !== 'length' && { size: leading.size }),
    numbers: [...leading.numbers, ...numbersBehind(left, isPacked)],
    lastWord: leading.amount !== null && leading.unit === null ? named.head : undefined,
  }
}

const packages = new Set(
  'can tin jar packet package pack bag bottle box carton tub pot pouch sachet container envelope tube tray'.split(
    ' ',
  ),
)

/** Skips 'Optional:' and 'To serve:', unless nothing follows. */
function afterPurpose(tokens: readonly Token[], at: number): number {
  if (!/^(?:optional|garnish|for|to|toppings?|serving)$/.test(tokens[at]?.word ?? '')) return at
  const colon = tokens.findIndex(({ text }, n) => text === ':' && n > at && n < at + 6)
  return colon > 0 && colon + 1 < tokens.length ? colon + 1 : at
}

/** The remaining words as one note, in the order of the line. */
function noteOf(parts: readonly Token[][]): string | null {
  const notes = parts
    .filter((part) => part.length > 0)
    .toSorted(([a], [b]) => (a?.from ?? 0) - (b?.from ?? 0))
    .map((part) => textOf(part).replace(/^[\s,;:(/|-]{1,9}|[\s,;:)/|-]{1,9}$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  return notes.length > 0 ? notes.join(', ') : null
}
