import { add, remove, type Step, update } from '#server/commands/command.ts'
import type { Naming } from '#server/commands/listCommands.ts'
import { asMade, lastKnown } from '#server/db/lastKnown.ts'
import type { Reader } from '#server/db/open.ts'
import type { Writing } from '#server/records/change.ts'
import { addAmounts } from '#shared/amountSum.ts'
import { daysBetween } from '#shared/days.ts'
import { expiryAfter } from '#shared/expiry/expiryAfter.ts'
import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import { isNoFood, placeOfBought, usualDays } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import { dayIn } from '#shared/time.ts'
import { isSameLot } from './lots.logic.ts'
import type { PantryItem, PantryItemForm, PantryLineForm, UsualFields } from './pantry.contract.ts'
import { describeFully, describeItem } from './pantry.logic.ts'
import { listPantry } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'

/** The suggested place of an item, and the stock of it that is there. */
export type PantryGuess = Pick<PantryItem, 'category' | 'location' | 'expiryDate'> & {
  there: Pick<PantryItem, 'location' | 'quantity' | 'expiryDate' | 'expiresOn'>[]
  /** When the newest of that stock came. */
  stockedAt: string | null
  /** False for what nobody eats, unless the household has kept it here. */
  isKept: boolean
}

type Days = { today: string; timeZone: string }

/** Why a change is made that brings what was bought. */
export const putAwayWhy = 'Put away what was bought'

/** Suggestions for what was bought: as the household last stored it, else as most households do. */
export async function guessPlaces(
  reader: Reader,
  bought: readonly { name: string; quantity: string | null }[],
  days: Days,
): Promise<PantryGuess[]> {
  const { newest, hadByName } = await readHad(reader)
  const putAway = await asMade(reader, pantryItems, putAwayWhy)
  const putAwayByName = Map.groupBy(putAway, ({ name }) => nameKey(name))
  const thereByName = Map.groupBy(newest, ({ name }) => nameKey(name))
  return bought.map(({ name, quantity }) => {
    const key = nameKey(name)
    const shelf = placeOfBought(name, quantity) ?? unknownFoodPlace
    const had = hadByName.get(key) ?? []
    const { category, location } = had[0] ?? shelf
    // Only what came from the store was new: a date that was set later may be an open bottle's.
    const fresh = putAwayByName.get(key)?.filter((item) => sameName(item.location, location))
    const kept = fresh?.map((item) => daysKept(item, days)).find((count) => count !== undefined)
    const keeps = kept ?? usualDays({ ...shelf, location })
    const stock = thereByName.get(key) ?? []
    return {
      category,
      location,
      expiryDate: expiryAfter(keeps, days.today),
      there: stock.map(({ location, quantity, expiryDate, expiresOn }) => ({
        location,
        quantity,
        expiryDate,
        expiresOn,
      })),
      stockedAt: stock[0]?.createdAt ?? null,
      isKept: had.length > 0 || !isNoFood(name),
    }
  })
}

/** For foods that the lexicon does not know. */
const unknownFoodPlace = { category: 'Other', location: 'Pantry', aisle: 'Other' }

async function readHad(reader: Reader) {
  const [now, earlier] = await Promise.all([listPantry(reader), lastKnown(reader, pantryItems)])
  // Present items before former ones, the newest first.
  const newest = now.toSorted((a, b) => b.id - a.id)
  return { newest, hadByName: Map.groupBy([...newest, ...earlier], ({ name }) => nameKey(name)) }
}

/** Suggests fields for a name: the last ones, else those of most households. */
export async function readUsual(
  reader: Reader,
): Promise<(name: string, quantity?: string | null) => UsualFields> {
  const { hadByName } = await readHad(reader)
  return (name, quantity = null) => {
    const last = hadByName.get(nameKey(name))?.[0]
    const { category, location } = last ?? placeOfBought(name, quantity) ?? unknownFoodPlace
    return { category, location, quantity: last?.quantity ?? null }
  }
}

/** Foods that keep longer get no suggested expiry. */
const longest = 400

/** The days from the item's arrival to its expiry, if it had one. */
function daysKept({ createdAt, expiryDate }: PantryItem, { timeZone }: Days): number | undefined {
  const came = dayIn(timeZone, new Date(createdAt))
  const until = readExpiryDay(expiryDate, came)
  const days = until ? daysBetween(came, until) : 0
  return days > 0 && days <= longest ? days : undefined
}

/** An item in the same place and with the same date grows if the amounts can be added up. */
export async function stockPantry(w: Writing, forms: readonly PantryItemForm[]): Promise<void> {
  const there = [...(await listPantry(w.reads))]
  for (const form of forms) {
    const at = there.findIndex((item) => sumIn(item, form, w.today) !== null)
    const item = there[at]
    const quantity = item && sumIn(item, form, w.today)
    if (!item || !quantity) there.push(await w.create(pantryItems, form))
    else there[at] = await w.update(pantryItems, item.id, { quantity })
  }
}

const sumIn = (item: PantryItem, form: PantryItemForm, today: string): string | null =>
  nameKey(item.name) === nameKey(form.name) &&
  sameName(item.location, form.location) &&
  isSameLot(item, form.expiryDate, today)
    ? addAmounts(item.quantity, form.quantity)
    : null

export type UsedItem = { id: number; version: number; left: string | null }

/** Sets the amounts left after cooking, if the versions still match; null removes the item. */
export async function takeFromPantry(w: Writing, used: readonly UsedItem[]): Promise<void> {
  for (const { id, version, left } of used) {
    if (left === null) await w.remove(pantryItems, id, { version })
    else await w.update(pantryItems, id, { quantity: left }, { version })
  }
}

/** How commands find items by name, and tell those with the same name apart. */
export const pantryNaming: Naming<PantryItem> = {
  nameOf: ({ name }) => name,
  describe: describeItem,
  describeFully,
  where: 'in the pantry',
}

/** The step of a plan that sets an item's rest; null removes the item. */
export const usingStep = (item: PantryItem, left: string | null): Step =>
  left === null ? remove(pantryItems, item) : update(pantryItems, item, { quantity: left })

/** `stockPantry` for one item, as a step of a plan. */
export function stockingStep(
  there: readonly PantryItem[],
  form: PantryItemForm,
  today: string,
): Step {
  const item = there.find((each) => sumIn(each, form, today) !== null)
  const quantity = item && sumIn(item, form, today)
  return item && quantity ? update(pantryItems, item, { quantity }) : add(pantryItems, form)
}

/** Adds the items of a line; missing fields are those of the last such item. */
export async function addLine(w: Writing, items: PantryLineForm['items']): Promise<PantryItem[]> {
  const usualOf = await readUsual(w.reads)
  const added: PantryItem[] = []
  for (const { name, notes, expiryDate, ...said } of items) {
    const usual = usualOf(name, said.quantity)
    const draft = {
      name,
      notes,
      quantity: said.quantity ?? usual.quantity ?? '1',
      category: said.category ?? usual.category,
      location: said.location ?? usual.location,
      expiryDate,
    }
    added.push(await w.create(pantryItems, draft))
  }
  return added
}
