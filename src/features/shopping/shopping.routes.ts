import type { House } from '#server/house.ts'
import { actorOf } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { sameName } from '#shared/order.ts'
import { shoppingCalls } from './shopping.calls.ts'
import { ShoppingItemForm, StoreForm } from './shopping.contract.ts'
import { listShopping, listStores, shoppingMetadata } from './shopping.queries.ts'
import { shoppingItems, stores } from './shopping.records.ts'

export const shoppingRoutes = (house: House) =>
  routes(
    listRead(house, shoppingCalls, listShopping),
    listRead(house, { ...shoppingCalls, list: shoppingCalls.listAsShoppingList }, listShopping),
    listRead(house, { ...shoppingCalls, list: shoppingCalls.metadata }, shoppingMetadata),
    recordRoutes(house, shoppingItems, shoppingCalls, { form: ShoppingItemForm }),
    listRead(house, { ...shoppingCalls, list: shoppingCalls.stores }, listStores),
    answerInput(shoppingCalls.addStore, StoreForm, (form, c) =>
      house.change(actorOf(c), 'Added a store', async (w) => {
        // Two phones that add the same store mean the same store.
        const known = (await listStores(w.reads)).find(({ name }) => sameName(name, form.name))
        if (known) return known
        c.status(201)
        return w.create(stores, form)
      }),
    ),
  )
