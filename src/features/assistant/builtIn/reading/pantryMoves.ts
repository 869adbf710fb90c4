import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { findInPantry } from '../find/decide.ts'
import { type Ability, type Reading, type Scene, together } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readLocation } from '../text/places.ts'
import { capitalised } from '../text/plainText.ts'
import { readExpiry } from './expiry.ts'
import { ownNames } from './ownNames.ts'
import { changeInPantry } from './recordChanges.ts'
import { stock } from './stocking.ts'

const moves =
  /^(?:move|put|switch|stash|tuck|transfer|shift|stick|relocate|place|store|keep|throw|toss|pop|shove|moved|i moved|we moved|i put|we put|i'?ve put|dad put|mom put|take|bring)(?: all)? (.+)$/i
const isIn =
  /^(the .+?|our .+?|all (?:of )?the .+?|[a-z' -]{2,30}?(?= (?:goes|go|belongs?|moved|should (?:go|be|live|stay|move))\b)) (?:is|are|'s|went|goes|go|belongs?|should (?:go|be|live|stay|move)|must go|needs to go|was moved|were moved|lives?)(?: now| actually| really)?(?: back)? (?=(?:in|into|on|to)\b)/i
const freezes = /^(?:freeze|i froze|we froze|froze) (?:the |our |all the )?(.+)$/i
const thaws =
  /^(?:thaw|defrost|i thawed|we thawed|let thaw|i'?m thawing|we'?re thawing)(?: out)? (?:the |our )?(.+)$/i

/** Somewhere else than it is recorded: only what is in the pantry can move. */
export const pantryMoves: Ability = (said, scene) => {
  const expiry = readExpiry(said, scene)
  return moved(expiry.rest.replace(aside, ''), expiry.date, scene)
}

/** Why it is moved, or where it is now: 'to thaw', 'instead of on the counter'. */
const aside =
  /,? (?:to (?:thaw|defrost|cool(?: down)?|chill|ripen|keep|save|freeze|warm up|soften)\b.*|for (?:tomorrow|later|tonight)|(?:instead of|rather than|not) (?:in|on|inside) .{2,30}|so (?:it|they) .{2,60}|since .{2,60}|because .{2,60})$/i

/** 'change the location of the peas to the garage freezer' */
const setsPlace =
  /^(?:change|set|update|switch|correct) (?:the )?(?:location|place|spot|storage)(?: (?:of|for)) (?:the |our )?(.+?) (?:to|as|:) (?:the |our )?(.+)$|^(?:change|set|update|switch|correct) (?:the |our )?(.+?)(?:'s)? (?:location|place|spot|storage) (?:to|as) (?:the |our )?(.+)$/i

function moved(words: string, expiryDate: string | null, scene: Scene): Reading | undefined {
  const cold = freezes.exec(words)?.[1] ?? thaws.exec(words)?.[1]
  const to = freezes.test(words) ? 'Freezer' : 'Fridge'
  if (cold && !/^the recipe/i.test(cold)) {
    return together(
      readItems(cold.replace(/\s+for .+$/i, ''), ownNames(scene)).map(({ name }) =>
        changeInPantry(name, { location: to }, scene),
      ),
    )
  }
  const [, ofFood, to1, itsFood, to2] = setsPlace.exec(words) ?? []
  const placedFood = ofFood ?? itsFood
  const newPlace = to1 ?? to2
  if (placedFood && newPlace) {
    const { found } = readLocation(`in the ${newPlace}`, scene.household)
    const location = found ?? capitalised(newPlace)
    return together(
      readItems(placedFood, ownNames(scene)).map(({ name }) =>
        changeInPantry(name, { location }, scene),
      ),
    )
  }
  const stated = isIn.exec(words)
  const said = stated
    ? words.slice(0, stated[0].length).replace(/\s+$/, '')
    : moves.exec(words)?.[1]
  if (!said) return undefined
  const whereto = words.replace(
    /\bfrom (?:the |our )?(?:fridge|freezer|pantry|counter|refrigerator)\b/i,
    '',
  )
  const place = readLocation(
    stated ? words.slice(stated[1]?.length ?? 0) : whereto,
    scene.household,
  )
  if (!place.found || /\b(?:out of|off)\b/i.test(words)) return undefined
  const named = stated?.[1] ?? moves.exec(readLocation(whereto, scene.household).rest)?.[1] ?? ''
  const items = readItems(named, ownNames(scene))
  const isMove =
    stated !== null ||
    /^(?:move|switch|transfer|shift|relocate|moved|i moved|we moved|bring)\b/i.test(words)
  const readings = items.map((item): Reading => {
    const found = findInPantry(item.name, scene)
    const known = found.certain.length > 0
    const placed = { location: place.found ?? '', ...(expiryDate && { expiryDate }) }
    // 'leftover pizza goes in the fridge, 4 slices': what is not there yet is new.
    const isNew = stated && !/^(?:the|our|all)\b/i.test(named) && /\bgoe?s?\b/i.test(words)
    if (isNew && !known && found.likely.length === 0) {
      const quantity = item.quantity ?? readQuantity(/, ([^,]{1,20})$/.exec(words)?.[1] ?? '')
      return stock([{ ...item, quantity }], placed, scene)
    }
    if (isMove) return changeInPantry(item.name, placed, scene)
    if (
      known &&
      item.quantity === null &&
      found.certain.every(({ location }) => location !== place.found)
    )
      return changeInPantry(item.name, placed, scene)
    if (
      /^the\b/i.test(named.trim()) &&
      item.quantity === null &&
      (known || found.likely.length > 0)
    )
      return changeInPantry(item.name, placed, scene)
    return stock([item], placed, scene)
  })
  return readings.length > 0 ? together(readings) : undefined
}
