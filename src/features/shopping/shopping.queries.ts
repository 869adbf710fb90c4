import type { Reader } from '#server/db/open.ts'
import { byName, knownFirst } from '#shared/order.ts'
import type { ShoppingItem, ShoppingMetadata, Store } from './shopping.contract.ts'
import { compareToBuy, priorities, shoppingCategories } from './shopping.facts.ts'

/** What is still to buy first, in the order of a walk through the stores. */
export async function listShopping(reader: Reader): Promise<ShoppingItem[]> {
  const items = await reader.selectFrom('shoppingItems').selectAll().orderBy('id').execute()
  return items.sort((a, b) => Number(a.isCompleted) - Number(b.isCompleted) || compareToBuy(a, b))
}

export async function listStores(reader: Reader): Promise<Store[]> {
  const stores = await reader.selectFrom('stores').selectAll().execute()
  return stores.sort(byName)
}

export async function shoppingMetadata(reader: Reader): Promise<ShoppingMetadata> {
  const [items, stores] = await Promise.all([listShopping(reader), listStores(reader)])
  return {
    categories: knownFirst(
      shoppingCategories,
      items.flatMap((item) => item.category ?? []),
    ),
    priorities,
    stores: knownFirst(
      stores.map((store) => store.name),
      items.flatMap((item) => item.store ?? []),
    ),
  }
}
