import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName, knownFirst } from '#shared/order.ts'
import type { ShoppingItem, ShoppingMetadata, Store } from './shopping.contract.ts'
import { compareToBuy, priorities, shoppingCategories } from './shopping.facts.ts'
import { shoppingItems, stores } from './shopping.records.ts'

/** What is to buy first, store by store; then what is completed. */
export async function listShopping(reader: Reader): Promise<ShoppingItem[]> {
  const items = await listRecords(reader, shoppingItems)
  return items.sort((a, b) => Number(a.isCompleted) - Number(b.isCompleted) || compareToBuy(a, b))
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
