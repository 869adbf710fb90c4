import { capitalised } from '../capitalised.ts'
import { takeExpiry } from '../expiry/expiryInLine.ts'
import { foodByWords, plainWords } from '../foods/foods.ts'
import { placeAlone, takePlace } from '../foods/placeWords.ts'
import { unitPattern } from '../ingredients/amountPatterns.ts'
import { type ItemAmount, readAmount, readQuantity } from '../ingredients/itemAmount.ts'
import { type StoreNamed, takeStore } from './storeInLine.ts'

export type ReadItem = {
  name: string
  quantity: string | null
  /** A remark in brackets: 'limes (ripe ones)'. */
  notes: string | null
  /** 'Sunday' of 'ham in the fridge until Sunday', in a line for the pantry. */
  expiryDate?: string
  location?: string
  /** 'Tesco' of '2 pints milk, tesco', in a line for the shopping list. */
  store?: string
}

/** The items of a typed or pasted text, or a `problem`. */
export type ItemLine = { items: ReadItem[]; problem?: string }

const longestLine = 5_000
const mostItems = 60

const tooLong = "That's too long for one go (at most 5,000 characters). Add it in parts."
const tooMany = `That's too much for one go (at most ${mostItems} items). Add it in parts.`

/** Whether the household has such a thing, by its name. */
type IsKnown = (name: string) => boolean

type Reading = {
  isKnown?: IsKnown
  /** The household's day, where a line may say until when something is good and where it is kept. */
  today?: string
  /** For a line that may say where something is bought. */
  storeNamed?: StoreNamed
}

/** '2 lb carrots, eggs x2, "salt, coarse"; foil': four items with their amounts. */
export function readItemLine(text: string, reading: Reading = {}): ItemLine {
  const { isKnown = () => false, today, storeNamed = () => undefined } = reading
  if (text.length > longestLine) return { items: [], problem: tooLong }
  const items: ReadItem[] = []
  const pieces = piecesOf(text)
  const apart = pieces.flatMap((piece) => beforeAmounts(piece, isKnown))
  const all = pieces.length > 1 ? apart.flatMap((piece) => atAnd(piece, isKnown)) : apart
  for (const whole of all) {
    const last = items.at(-1)
    const isNext = last !== undefined
    const { rest: piece, ...kept } = today
      ? takeKept(whole, today, isNext)
      : takeStore(whole, isNext, storeNamed)
    if (piece === '') {
      if (!last) return { items, problem: `What is it? Name it first: “ham ${whole}”.` }
      // 'leftover soup, exp 11/22'
      Object.assign(last, kept)
      continue
    }
    // '2 salmon fillets, frozen'
    if (last && /^frozen$/i.test(piece)) {
      last.notes = last.notes ? `${last.notes}, frozen` : 'Frozen'
      continue
    }
    const amount = readQuantity(piece)
    // 'eggs, a dozen': an amount behind a comma belongs to the item before.
    if (amount !== null && last && last.quantity === null) last.quantity = amount
    else items.push({ ...readItem(piece, isKnown), ...kept })
  }
  return items.length > mostItems ? { items: [], problem: tooMany } : { items }
}

/** In either order: 'ham in the fridge until Friday', 'ham until Friday in the fridge'. */
function takeKept(text: string, today: string, isNext: boolean) {
  const { rest, ...place } = takePlace(text)
  const { rest: piece, ...expiry } = takeExpiry(rest, today)
  const alone = isNext ? placeAlone(piece) : undefined
  // '750g mince, freezer'
  if (alone) return { rest: '', location: alone, ...place, ...expiry }
  return { ...takePlace(piece), ...place, ...expiry }
}

const andAmount = new RegExp(
  ` and (?=\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|half a dozen|some|an? (?:${unitPattern}) of) )`,
  'i',
)

/** Ends in digits, or is a number in words: the amount goes on behind 'and'. */
const isNumber = /(?:\d|^(?:an?|one|two|three|four|five|six))$/i

/** 'Bread and 6 bananas' are two, 'one and 1/2 cups of milk' and 'size 3 and 4 diapers' are not. */
function beforeAmounts(piece: string, isKnown: IsKnown): string[] {
  if (piece.includes('"') || isKnown(piece)) return [piece]
  const [first = '', ...others] = piece.split(andAmount)
  const isItem = (part: string) => {
    const { quantity, name } = readAmount(part)
    return (quantity !== null || /^some /i.test(part)) && /\p{L}/u.test(name)
  }
  return !isNumber.test(first) && others.every(isItem) ? [first, ...others] : [piece]
}

/** '3 lemons and bread' within a list are two: the amount is of the first. 'Salt and pepper' stays. */
function atAnd(piece: string, isKnown: IsKnown): string[] {
  const [, first, second] = /^(\d.{0,80}?) and (.{1,80})$/i.exec(piece) ?? []
  if (!first || !second) return [piece]
  const { name } = readAmount(piece)
  const areFoods = [readAmount(first), readAmount(second)].every((each) => foodByWords(each.name))
  return areFoods && !foodByWords(name) && !isKnown(name) ? [first, second] : [piece]
}

const ends = new Set([',', ';', '\n', '•'])

/** Splits at commas and line ends, but not inside a number or quotation marks. */
function piecesOf(text: string): string[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/[“”„«»]/g, '"')
  const pieces: string[] = []
  let begin = 0
  for (let at = 0; at <= plain.length; at += 1) {
    const sign = plain[at] ?? '\n'
    if (sign === '"') at = closingQuote(plain, at) ?? at
    else if (ends.has(sign) && !isInNumber(plain, at)) {
      pieces.push(plain.slice(begin, at))
      begin = at + 1
    }
  }
  return pieces.map(withoutBullet).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

const isInNumber = (text: string, at: number) =>
  text[at] === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')

/** The index of the closing quotation mark; undefined for the inches of a 9" pie. */
function closingQuote(text: string, at: number): number | undefined {
  if (/\d/.test(text[at - 1] ?? '')) return undefined
  const closing = text.indexOf('"', at + 1)
  return closing < 0 || text.slice(at, closing).includes('\n') ? undefined : closing
}

/** Without the mark in front: '- [ ] milk', '* milk', '3) milk', '☐ milk'. */
const withoutBullet = (piece: string) =>
  piece
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—*·+] ?(?=\D)/, '')
    .replace(/^(?:\[[ xX✓✔]?\]|[☐☑☒□✓✔]) ?/u, '')
    .replace(/^\d{1,2}[.)] (?=\S)/, '')
    .replace(/[ .:!]{1,20}$/, '')

const inBrackets = / ?\(([^()]{1,100})\)$/
const inQuotes = /"([^"]{1,200})"/
/** Stands in for a quoted name while its amount is read. */
const quoted = '\ue000'

function readItem(piece: string, isKnown: IsKnown): ReadItem {
  const remark = inBrackets.exec(piece)
  const notes = remark?.[1] && readQuantity(remark[1]) === null ? remark[1] : null
  const said = (notes === null ? piece : piece.replace(inBrackets, '')).replace(/^some /i, '')
  const exact = inQuotes.exec(said)?.[1]
  // '00' is a sort of flour, not an amount.
  const { quantity, name } = /^0\d/.test(said)
    ? { quantity: null, name: said }
    : (readCount(said, isKnown) ?? readAmount(exact ? said.replace(inQuotes, quoted) : said))
  return {
    name: capitalised(exact ? name.replace(quoted, exact) : name),
    quantity,
    notes: notes && capitalised(notes),
  }
}

/**
 * 'eggs 6': a number of at most 60 right behind a food, or behind a name that the household has.
 * 'Chanel 5', 'WD 40' and 'Chicken 65' are names, and so is what the household has by that name.
 */
function readCount(said: string, isKnown: IsKnown): ItemAmount | undefined {
  const [, name, quantity] = /^(\D{1,100}) ([1-9]|[1-5]\d|60)$/.exec(said) ?? []
  if (!name || !quantity || isKnown(said)) return undefined
  return isKnown(name) || endsInFood(name) ? { quantity, name } : undefined
}

const endsInFood = (name: string) =>
  plainWords(name).some((_, at, words) => foodByWords(words.slice(at).join(' ')))
