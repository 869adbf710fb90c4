import { stockPantry } from '#features/pantry/pantry.service.ts'
import { add, type Step } from '#server/commands/command.ts'
import type { Reader } from '#server/db/open.ts'
import { recordsById } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import { conflict, notFound } from '#shared/errors.ts'
import { placeOf } from '#shared/foods/foodPlace.ts'
import { sameName } from '#shared/order.ts'
import type { PutAwayForm, ShoppingItem, ShoppingItemForm, Store } from './shopping.contract.ts'
import { listStores } from './shopping.queries.ts'
import { shoppingItems } from './shopping.records.ts'

/** A line that was typed has no category: it is filled in from what is known about the food. */
const withAisle = (item: ShoppingItemForm): ShoppingItemForm => ({
  ...item,
  category: item.category ?? placeOf(item.name)?.aisle ?? null,
})

export const buyingStep = (item: ShoppingItemForm): Step => add(shoppingItems, withAisle(item))

/** Whoever adds something wants it, unless they name somebody else. */
export const asked = (item: ShoppingItemForm, { by }: Pick<Writing, 'by'>): ShoppingItemForm => ({
  ...item,
  addedBy: item.addedBy ?? by,
})

export async function addLine(
  w: Writing,
  items: readonly ShoppingItemForm[],
): Promise<ShoppingItem[]> {
  const added: ShoppingItem[] = []
  for (const item of items) added.push(await w.create(shoppingItems, withAisle(asked(item, w))))
  return added
}

export const tickItem = (w: Writing, id: number, isCompleted: boolean): Promise<ShoppingItem> =>
  w.update(shoppingItems, id, { isCompleted })

export async function takeOff(w: Writing, items: readonly ShoppingItem[]): Promise<void> {
  for (const { id } of items) await w.remove(shoppingItems, id)
}

/** Ignores items that are gone, or not completed any more. */
export async function clearCompleted(w: Writing, ids: readonly number[]): Promise<void> {
  for (const { id, isCompleted } of await recordsById(w.reads, shoppingItems, ids)) {
    if (isCompleted) await w.remove(shoppingItems, id)
  }
}

/** Moves bought items to the pantry, all or nothing; the second of two callers gets a conflict. */
export async function putAway(w: Writing, places: PutAwayForm['items']): Promise<void> {
  const items = await recordsById(
    w.reads,
    shoppingItems,
    places.map(({ id }) => id),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  const bought = places.map(({ id, ...place }) => {
    const item = byId.get(id)
    if (!item) throw notFound('shopping item')
    if (!item.isCompleted) {
      throw conflict(
        `“${item.name}” is back on the list to buy. Check the list, then put things away.`,
      )
    }
    // The same id twice in the request counts as missing the second time.
    byId.delete(id)
    return { name: item.name, ...place, notes: null }
  })
  await stockPantry(w, bought)
  await takeOff(w, items)
}

export const storeNamed = async (reader: Reader, name: string): Promise<Store | undefined> =>
  (await listStores(reader)).find((store) => sameName(store.name, name))
