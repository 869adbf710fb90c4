import { nameFood } from './foodName.ts'
import { headingOf } from './headings.ts'
import type { Ingredient } from './ingredient.ts'
import type { Leading } from './leading.ts'
import { afterArticle, afterBullets, readLeading } from './leadingWords.ts'
import { type Token, textOf, tokensOf } from './tokens.ts'
import { readTrailing } from './trailingAmount.ts'
import { dimensionOf } from './units.ts'

/**
 * What a line of a recipe says, as somebody would who labels it by hand:
 * - The amount is the first measure; others of the same ('/½oz', '(2 pints)'), and what is added
 *   ('plus 1 tsp'), are notes. A range has its lower end as amount. What has no number has none,
 *   but for 'a' in front of it, which is one.
 * - The unit is a name of `units.ts`. Sizes ('large') are notes. A package counts as one or more of
 *   its kind: '400g tin' is 1 tin with a size of 400 g. 'Garlic cloves' are cloves of garlic.
 * - The food is as written, without size, preparation ('finely chopped') and purpose ('for
 *   frying'); what tells what is bought stays ('red onion', 'ground beef', 'chopped tomatoes' of a
 *   tin). Of alternatives the first counts, and of 'juice of 1 lemon' the lemon.
 */
export function readIngredient(line: string): Ingredient {
  const { leading, tokens, ...read } = readLine(line)
  return { line, amount: leading.amount, amountMax: leading.max, ...read }
}

type ReadLine = Omit<Ingredient, 'line' | 'amount' | 'amountMax'> & {
  leading: Leading
  tokens: Token[]
}

/** The same, with the places of what was read. */
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
    return { leading, tokens, unit: null, food: '', note: null, heading }
  }
  const isPacked = leading.unit !== null && packages.has(leading.unit)
  const named = nameFood(left, isPacked)
  const asides = leading.asides.map(([from, to]) => tokens.slice(from, to))
  const notes = [
    tokens.slice(0, start).filter(({ word }) => /\p{L}/u.test(word)),
    ...asides,
    ...named.notes,
  ]
  return {
    leading,
    tokens,
    unit: leading.unit ?? named.unit,
    food: named.food,
    note: noteOf(notes),
    ...(leading.size && dimensionOf(leading.size.unit) !== 'length' && { size: leading.size }),
  }
}

const packages = new Set(
  'can tin jar packet package pack bag bottle box carton tub pot pouch sachet container envelope tube tray'.split(
    ' ',
  ),
)

/** Past 'Optional:' and 'To serve:', where something follows. */
function afterPurpose(tokens: readonly Token[], at: number): number {
  if (!/^(?:optional|garnish|for|to|toppings?|serving)$/.test(tokens[at]?.word ?? '')) return at
  const colon = tokens.findIndex(({ text }, n) => text === ':' && n > at && n < at + 6)
  return colon > 0 && colon + 1 < tokens.length ? colon + 1 : at
}

/** What is told besides, in the order of the line. */
function noteOf(parts: readonly Token[][]): string | null {
  const notes = parts
    .filter((part) => part.length > 0)
    .toSorted(([a], [b]) => (a?.from ?? 0) - (b?.from ?? 0))
    .map((part) => textOf(part).replace(/^[\s,;:(/|-]{1,9}|[\s,;:)/|-]{1,9}$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  return notes.length > 0 ? notes.join(', ') : null
}
