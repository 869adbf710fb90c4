import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { sameName } from '#shared/order.ts'
import { ShoppingItemForm, StoreForm } from './shopping.contract.ts'
import { listShopping, listStores, shoppingMetadata } from './shopping.queries.ts'
import { shoppingItems, stores } from './shopping.records.ts'

export function shoppingRoutes(house: House) {
  const list = listRead(house, 'shopping', () => listShopping(house.reader))
  return new Hono()
    .get('/shopping', list)
    .get('/shopping-list', list)
    .get(
      '/shopping/metadata',
      listRead(house, 'shopping', () => shoppingMetadata(house.reader)),
    )
    .route('/shopping', recordRoutes(house, shoppingItems, { form: ShoppingItemForm }))
    .get(
      '/stores',
      listRead(house, 'shopping', () => listStores(house.reader)),
    )
    .post('/stores', async (c) => {
      const form = await readInput(c, StoreForm)
      // Two phones that add the same store mean the same store.
      const { store, isNew } = await house.change(actorOf(c), 'Added a store', async (w) => {
        const known = (await listStores(w.reads)).find(({ name }) => sameName(name, form.name))
        return known
          ? { store: known, isNew: false }
          : { store: await w.create(stores, form), isNew: true }
      })
      return c.json(store, isNew ? 201 : 200)
    })
}
