import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { lessAmount, timesAmount } from '#shared/amountSum.ts'
import { numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { singular } from '#shared/names.ts'
import { decide, findInPantry, pantryLabel } from '../../find/decide.ts'
import { guessAisle } from '../../find/kinds.ts'
import type { Found } from '../../find/named.ts'
import { sayName } from '../../normalise/plainText.ts'
import { saysAny } from '../../normalise/words.ts'
import {
  change,
  given,
  nothing,
  propose,
  type Reading,
  say,
  textOf,
  together,
} from '../../reading.ts'
import { asBefore } from '../../resolve/focus.ts'
import { placesIn, type Said, sentenceAt, textBetween } from '../../spans/said.ts'
import { inPieces } from './amounts.ts'
import { isFrozen, keptUntil, newItem, openOnList, stock } from './stock.ts'
import { type Thing, thingsFor } from './things.ts'

export const leavesPantry = (item: PantryItem, { scene }: Said): Reading =>
  propose('DELETE_PANTRY_ITEMS_TEXT', [pantryLabel(item, scene)])

/** What ran out leaves the pantry and goes on the list. */
export const isRunOut = saysAny(`
  out of(?! (?:the|our|my) (?:pantry|fridge|freezer|cupboard|house|kitchen)), r[au]n out, no more, (?:have|got) no, all gone, used up, used the last, last of the
  (?:is|are|was) (?:gone|empty|finished), none left, no \\w+(?: \\w+)? left
  finished (?:off )?the
`)

const used = saysAny(`
  took, take, ate, eaten, used?, went, minus, less, cut, had, opened, dr[au]nk, gave, finished
  threw, tossed, chopped, cooked, baked, needed, gone
`)
const remains =
  /\b(?:left|now|only|there(?:'s| is| are)|remain(?:s|ing)?|down to|counted|should be|actually|says?|we have|still)\b/i
const counted = /^[\d½¼¾⅓⅔]+$/

const withUnit = (amount: string, unit: string) =>
  unit === '' || !counted.test(amount)
    ? amount
    : `${amount} ${amount === '1' ? singular(unit) : unit}`

const parts: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
}

/** An amount in the unit of what there is; 'half' of 8 oz are 4 oz. */
const ofStock = (stocked: string, amount: string) => {
  const part = parts[amount]
  return (part && timesAmount(stocked, part)) || withUnit(amount, unitOf(stocked))
}

const unitOf = (quantity: string) => /\p{L}.*$/u.exec(quantity)?.[0] ?? ''

/** What is left: the amount that was said, or the stock less what was used. */
function leftOf(kept: string, { amounts, amount, span }: Thing, said: Said): string | null {
  if (!amount) return null
  const stocked = inPieces(kept)
  const rest = amounts.findLast(({ isRest }) => isRest)
  if (rest) return ofStock(stocked, rest.text)
  const { from, to } = sentenceAt(said, span.from)
  const sentence = textBetween(said, from, to)
  const isUsed = used.test(sentence) && !remains.test(sentence)
  // Of 3 bottles nobody knows what is left without 100 g.
  if (isUsed)
    return lessAmount(stocked, ofStock(stocked, amount)) ?? (counted.test(amount) ? amount : null)
  return ofStock(stocked, (span.role === 'P~' ? amounts.at(-1)?.text : amount) ?? amount)
}

/** Of several that may be meant the one that is kept where the message says. */
function inPantry(thing: Thing, said: Said): Found<PantryItem> {
  const found = findInPantry(thing.name, said.scene, thing.place)
  const places = new Set(placesIn(said).map(({ place }) => place))
  const all = found.certain.length > 0 ? found.certain : found.likely
  const here = all.filter(({ location }) => places.has(location))
  return all.length > 1 && here.length === 1 ? { certain: here, likely: [] } : found
}

const decidePantry = (thing: Thing, said: Said, act: (item: PantryItem) => Reading): Reading =>
  decide(inPantry(thing, said), {
    spoken: thing.name.toLowerCase(),
    where: 'in the pantry',
    label: (item) => pantryLabel(item, said.scene),
    act,
  })

const isUnknown = ({ certain, likely }: Found<PantryItem>) => certain.length + likely.length === 0

/** 'We got three cans': more than there was. */
const cameHome = saysAny(`
  bought, picked up, grabbed, brought home, c[ao]me home with, back from the \\w+
  (?:we|i|and)(?: just)? got
`)
const isThere = /\b(?:left|at home|only)\b/i

export function changeInPantry(said: Said): Reading {
  if (!cameHome.test(said.text) || isThere.test(said.text)) return changesOf(said)
  const spans = said.spans.map((span) => (span.role === 'P~' ? { ...span, role: 'P+' } : span))
  return stock({ ...said, spans })
}

/** What is frozen keeps for months, and what is thawed for days. */
const keptThere = (item: PantryItem, place: string | null, said: Said): string | null =>
  place && place !== item.location && item.expiryDate && [place, item.location].includes('Freezer')
    ? keptUntil({ ...item, location: place }, said)
    : null

const changesOf = (said: Said): Reading =>
  together(
    thingsFor(said, 'P~').map((thing) => {
      if (isUnknown(inPantry(thing, said)) && (thing.amount || thing.place))
        return newItem(thing, said)
      return decidePantry(thing, said, (item) => {
        const isToFreeze = isFrozen.test(said.text) && !/frozen/i.test(item.name)
        const isSaid = thing.amount ?? thing.place ?? thing.until ?? thing.newName
        // 'And we've opened the ham' says neither where it is nor until when it keeps.
        if (!isSaid && /\bopened\b/i.test(said.text))
          return say(`OK. If **${item.name}** keeps shorter now, tell me until when.`)
        const before = isSaid ? undefined : asBefore(said, 'all', 'PANTRY')
        const place = thing.place ?? (isToFreeze ? 'Freezer' : textOf(before, 'location'))
        const quantity = leftOf(item.quantity, thing, said)
        if (/^0(?: |$)/.test(quantity ?? '')) return leavesPantry(item, said)
        return change('UPDATE_PANTRY_ITEMS_TEXT', item, {
          quantity,
          location: place === item.location ? null : place,
          expiryDate: thing.until ?? textOf(before, 'expiryDate') ?? keptThere(item, place, said),
          name: sayName(thing.newName ?? ''),
        })
      })
    }),
  )

/** 'Half the cheddar is gone': the rest is still there. */
export const isPartlyGone = ({ amount }: Thing): boolean => amount !== null && amount in parts

const almost =
  /^\W*(?:is |are |'s )?(?:almost|nearly|about|running|getting) (?:gone|out|low|empty|finished)/i

/** 'The milk is almost gone': some of it is still there. */
const isAlmostGone = ({ span }: Thing, said: Said): boolean =>
  almost.test(textBetween(said, span.to, said.words.length))

const isWaste = saysAny(`
  mou?ld\\w*, bad, rotten, off, expired, spoil\\w*, stale, slimy, bin(?:ned)?, trash
  toss(?:ed)?, threw, leftovers?, portions?
`)

/** In letters; one thing's own words stand near it. */
const longestBefore = 200
const usedUp = /\b(?:used|ate|drank|took|cooked|opened|baked)\b[^.;]*$/i

/** 'Used 4 eggs and the last of the bread': of the eggs only so many are gone. */
export const isUsedPartly = ({ amount, span }: Thing, { text, words }: Said): boolean => {
  const before = text.slice(0, words[span.from]?.from).slice(-longestBefore)
  const isCounted = amount !== null && amountBefore.test(before)
  return isCounted && usedUp.test(before) && !/\blast (?:of )?(?:the |our )?$/i.test(before)
}
const amountBefore = new RegExp(
  `(?:\\d|[½¼¾⅓⅔]|\\b(?:${numberPattern}))\\S*(?: \\p{L}+)?(?: of)?(?: the| our)?\\s*$`,
  'iu',
)

export const takeFromPantry = (said: Said): Reading =>
  together(
    thingsFor(said, 'P-').map((thing) => {
      if (isUnknown(inPantry(thing, said)) && thing.span.role !== 'P-') return nothing
      return decidePantry(thing, said, (item) => {
        const isCounted = thing.amount !== null && thing.amount !== '1'
        const isPart = thing.span.role === 'P-' || isPartlyGone(thing) || isUsedPartly(thing, said)
        const part = isCounted && isPart
        const stocked = inPieces(item.quantity)
        const rest = part && lessAmount(stocked, ofStock(stocked, thing.amount ?? ''))
        // Of 3 bottles nobody knows what is left without 100 g.
        if (rest === null && isUsedPartly(thing, said)) return nothing
        if (rest && rest !== '0')
          return propose('UPDATE_PANTRY_ITEMS_TEXT', [{ id: item.id, quantity: rest }])
        const isWanted =
          thing.span.role === 'P-' &&
          isRunOut.test(said.text) &&
          !isWaste.test(`${said.text} ${item.name}`) &&
          !openOnList(item.name, said)
        const category = guessAisle(item.name, said.scene.household)
        const again = given({ name: item.name, quantity: '1', category })
        return together([
          isAlmostGone(thing, said) ? nothing : leavesPantry(item, said),
          propose('ADD_SHOPPING_ITEMS_TEXT', isWanted ? [again] : []),
        ])
      })
    }),
  )
