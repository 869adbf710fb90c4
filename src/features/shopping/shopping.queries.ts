import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName, knownFirst } from '#shared/order.ts'
import type { ShoppingItem, ShoppingMetadata, Store } from './shopping.contract.ts'
import { compareInStores, priorities, shoppingCategories } from './shopping.logic.ts'
import { shoppingItems, stores } from './shopping.records.ts'

/** Items to buy in the order of stores and aisles, then completed ones. */
export async function listShopping(reader: Reader): Promise<ShoppingItem[]> {
  const [items, known] = await Promise.all([
    listRecords(reader, shoppingItems),
    listRecords(reader, stores),
  ])
  const compare = compareInStores(known)
  return items.sort((a, b) => Number(a.isCompleted) - Number(b.isCompleted) || compare(a, b))
}

export async function listStores(reader: Reader): Promise<Store[]> {
  return (await listRecords(reader, stores)).sort(byName)
}

export async function shoppingMetadata(reader: Reader): Promise<ShoppingMetadata> {
  const [items, known] = await Promise.all([listShopping(reader), listStores(reader)])
  return {
    categories: knownFirst(
      shoppingCategories,
      items.flatMap((item) => item.category ?? []),
    ),
    priorities,
    stores: knownFirst(
      known.map((store) => store.name),
      items.flatMap((item) => item.store ?? []),
    ),
  }
}
