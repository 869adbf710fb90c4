import { findInPantry } from '../find/decide.ts'
import { type Ability, ask, nothing, type Reading, type Scene, together } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readList, readLocation } from '../text/places.ts'
import { expiryChanges, readExpiry } from './expiry.ts'
import { ownNames } from './ownNames.ts'
import { pantryMoves } from './pantryMoves.ts'
import { changeInPantry } from './recordChanges.ts'
import { purchases, stock } from './stocking.ts'

const adds =
  /^(?:add|put|include|log|record|enter|store|stock|place|note|stick|throw|save|stash|tuck)(?: down)? (.+)$/i
const has =
  /^(?:(?:we|i)(?:'ve| have)?(?: also| still| now)? (?:got|have)|there'?s|there is|there are|we have|i have)(?: also| still| now)? (?!to\b|no\b|a lot to\b|been\b|you\b)(.+)$/i

/** 'add 2 lb chicken to the pantry', 'we bought eggs', 'move the chicken to the freezer'. */
export const pantryChanges: Ability = (words, scene) => {
  const known = expiryChanges(words, scene) ?? purchases(words, scene)
  if (known) return known
  const { list, rest } = readList(words)
  if (list && list !== 'pantry') return undefined
  const elsewhere = pantryMoves(words, scene)
  const place = readLocation(rest, scene.household)
  const isList = list === 'pantry' || place.found === 'Pantry'
  const expiry = readExpiry(place.rest, scene)
  const added = adds.exec(expiry.rest)?.[1]
  if (added && isList && !/^put the\b/i.test(words)) {
    return stock(readItems(added, ownNames(scene)), { expiryDate: expiry.date }, scene)
  }
  if (elsewhere && !/^add\b/i.test(words)) return elsewhere
  const stored = added ?? has.exec(expiry.rest)?.[1]
  // 'There are 12 eggs in the fridge' corrects what is recorded; unknown things are new.
  if (stored && !added && place.found) {
    const items = readItems(stored, ownNames(scene))
    return together(
      items.map((item) => {
        const { certain } = findInPantry(item.name, scene, place.found)
        return certain.length === 1 && item.quantity && certain[0]?.location === place.found
          ? changeInPantry(item.name, { quantity: item.quantity }, scene)
          : stock([item], { location: place.found, expiryDate: expiry.date }, scene)
      }),
    )
  }
  if (stored && (place.found || list === 'pantry')) {
    return stock(
      readItems(stored, ownNames(scene)),
      { location: place.found, expiryDate: expiry.date },
      scene,
    )
  }
  return stored && !added ? atHome(stored, scene) : undefined
}

/** 'We have 3 lb of rice': what is known gets the amount, what is not is asked about. */
function atHome(text: string, scene: Scene): Reading | undefined {
  const items = readItems(text, ownNames(scene)).filter(({ quantity }) => quantity !== null)
  if (items.length === 0 || items.some(({ name }) => name.split(' ').length > 4)) return undefined
  return together(
    items.map((item) => {
      const { certain, likely } = findInPantry(item.name, scene)
      if (certain.length + likely.length > 0)
        return changeInPantry(item.name, { quantity: item.quantity }, scene)
      const { commands } = stock([item], {}, scene)
      return {
        ...nothing,
        ...ask(`Shall I put **${item.name}** (${item.quantity}) into the pantry?`, [
          { label: item.name, commands },
        ]),
      }
    }),
  )
}
