import { findOnList } from '../find/decide.ts'
import { guessShelf } from '../food/guess.ts'
import { type Ability, propose, type Reading, type Scene, together } from '../reading.ts'
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { readExpiry } from './expiry.ts'
import { ownNames } from './ownNames.ts'

type Stocked = { location?: string | null; expiryDate?: string | null }

function pantryItem(item: SpokenItem, { location, expiryDate }: Stocked, { household }: Scene) {
  const shelf = guessShelf(item.name, household)
  return {
    name: item.name,
    quantity: item.quantity ?? '1',
    category: shelf.category,
    location: location ?? shelf.location,
    ...(expiryDate && { expiryDate }),
    ...(item.notes && { notes: item.notes }),
  }
}

export const stock = (items: readonly SpokenItem[], stocked: Stocked, scene: Scene): Reading =>
  propose(
    'ADD_PANTRY_ITEMS_TEXT',
    items.map((item) => pantryItem(item, stocked, scene)),
  )

const who = '(?:we|i|dad|mom|they|he|she|you|(?:my|our) [a-z]{2,20}|[a-z]{2,20})'
const bought = new RegExp(
  `^(?:${who}(?:'ve|'s| have| has)? )?(?:(?:just|already|also|finally|have|today) )*(?:bought|got|gotten|picked up|purchased|brought home|brought back|brought|(?:came|got|just got|am|are|is|'m|'re)? ?(?:home|back)(?: from (?:the )?[\\w' ]{2,30}?)? with|stocked up on|picked(?= (?:\\d|some|a |two|three))|received|restocked|grabbed|scored|harvested|ordered and got)(?: us| me| home)? (.+)$`,
  'i',
)
const notBought =
  /^(?:to|rid|it|home|that|this|them|a (?:call|message|question)|an idea|bored|sick|only|no|any|left|ready|tired|hungry)\b/i

/** Into the pantry; what stood on the list for it is ticked off. */
function broughtHome(said: string, scene: Scene): Reading | undefined {
  // 'we got groceries today: lettuce and pita'
  const text = said.replace(/^[^:]{0,40}:\s+/, '')
  const { rest: unlisted } = readList(text)
  const store = readStore(unlisted, scene.household)
  const place = readLocation(store.rest, scene.household)
  const expiry = readExpiry(place.rest, scene)
  const items = readItems(
    expiry.rest.replace(
      /\s+(?:yesterday|this morning|last night|earlier|on the way home|from the store|at the store)$/i,
      '',
    ),
    ownNames(scene),
  )
  if (items.length === 0) return undefined
  const ticked = items.flatMap(({ name }) => {
    const [one, another] = findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted)
    return one && !another ? [{ id: one.id, isCompleted: true }] : []
  })
  return together([
    stock(items, { location: place.found, expiryDate: expiry.date }, scene),
    propose('UPDATE_SHOPPING_ITEMS_TEXT', ticked),
  ])
}

/** 'we bought 2 gallons of milk and some eggs'. */
export const purchases: Ability = (words, scene) => {
  const got = bought.exec(words)?.[1]
  return got && !notBought.test(got) ? broughtHome(got, scene) : undefined
}
