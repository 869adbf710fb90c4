import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { lessAmount } from '#shared/amountSum.ts'
import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { decide, findInPantry, pantryLabel } from '../../find/decide.ts'
import { change, given, propose, type Reading, say, together } from '../../reading.ts'
import type { Heard } from '../../spans/said.ts'
import { keptUntil } from './stock.ts'

const name = '(?:(?:the|our|my|some|that) )?(?<name>[^,.;:?!]{2,40}?)'
const out = "(?: (?:to|and it's|and is|it's|its))?(?: (?:to )?(?:defrost|thaw)(?:ing)?)?"
const rest =
  "(?: (?:for|in the fridge|overnight|now|please|today|tonight|tomorrow|already)\\b(?: (?!and\\b)[\\w']+){0,5})?[.! ]*$"
const head =
  "^\\W*(?:(?:i|we|i've|we've|please|can you|could you|let's|have|just|already|need to|should)[ ,]+)*"

/** 'Took the mince out to defrost', 'defrost the lamb chops', 'the lasagna is thawing in the fridge'. */
const ways = [
  `${head}(?:defrost|thaw)(?:ed|ing)? ${name}${rest}`,
  `${head}(?:take|took|taken|get|got|move|moved) ${name} out (?:of the freezer)${out}${rest}`,
  `${head}(?:take|took|taken|get|got) ${name} out (?:to|and it'?s|it'?s|for) ?(?:defrost|thaw)(?:ing)?${rest}`,
  `${head}${name} (?:is|are) (?:defrosting|thawing)${rest}`,
].map((way) => new RegExp(way, 'i'))

const thaw = (item: PantryItem, expiryDate: string | null) =>
  change('UPDATE_PANTRY_ITEMS_TEXT', item, { location: 'Fridge', expiryDate })

/** What comes out of the freezer is in the fridge, and keeps for days. */
export function thawed(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  const spoken = ways.map((way) => way.exec(text)?.groups?.name).find(Boolean)
  if (!spoken) return undefined
  // 'A bag of peas' of two
  const told = readAmount(spoken)
  const some = told.quantity ? findInPantry(told.name, scene) : undefined
  const isOfSome = some && some.certain.length + some.likely.length > 0
  const { certain, likely } = isOfSome ? some : findInPantry(spoken, scene)
  const all = certain.length > 0 ? certain : likely
  const frozen = all.filter(({ location }) => location === 'Freezer')
  const [first] = all
  if (frozen.length === 0)
    return first && say(`**${first.name}** isn't in the freezer, as far as I know.`)
  return decide(
    { certain: frozen, likely: [] },
    {
      spoken,
      where: 'in the freezer',
      label: (item: PantryItem) => pantryLabel(item, scene),
      act: (item) => {
        const there = { ...item, location: 'Fridge', quantity: told.quantity ?? item.quantity }
        const expiryDate = keptUntil(there, { ...heard, spans: [] })
        const rest = isOfSome ? lessAmount(item.quantity, told.quantity) : null
        const { name, category } = item
        if (!rest || rest === '0') return thaw(item, expiryDate)
        return together([
          change('UPDATE_PANTRY_ITEMS_TEXT', item, { quantity: rest }),
          propose('ADD_PANTRY_ITEMS_TEXT', [
            given({ name, category, quantity: told.quantity, location: 'Fridge', expiryDate }),
          ]),
        ])
      },
    },
  )
}
