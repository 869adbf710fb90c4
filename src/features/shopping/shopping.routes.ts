import { guessPlaces, putAwayWhy } from '#features/pantry/pantry.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { completedRecordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import {
  AislesForm,
  ClearForm,
  PutAwayForm,
  ShoppingItemForm,
  ShoppingLineForm,
  StoreForm,
} from './shopping.contract.ts'
import { shoppingEndpoints } from './shopping.endpoints.ts'
import { isHere } from './shopping.logic.ts'
import { listShopping, listStores, shoppingMetadata } from './shopping.queries.ts'
import { shoppingItems, stores } from './shopping.records.ts'
import { addLine, asked, clearCompleted, putAway, storeNamed } from './shopping.service.ts'
import { listUsual } from './usual.queries.ts'

export const shoppingRoutes = (app: AppContext) =>
  routes(
    listRead(app, shoppingEndpoints, listShopping),
    listRead(
      app,
      { ...shoppingEndpoints, list: shoppingEndpoints.listAsShoppingList },
      listShopping,
    ),
    listRead(app, { ...shoppingEndpoints, list: shoppingEndpoints.metadata }, shoppingMetadata),
    listRead(app, { ...shoppingEndpoints, list: shoppingEndpoints.usual }, listUsual),
    completedRecordRoutes(app, shoppingItems, shoppingEndpoints, {
      form: ShoppingItemForm,
      complete: async (form, w) => asked(form, w),
    }),
    answerInput(shoppingEndpoints.addLine, ShoppingLineForm, async ({ items }, c) => {
      const why = items.length === 1 ? 'Added a shopping item' : 'Added shopping items'
      const added = await app.change(actorOf(c), why, (w) => addLine(w, items))
      c.status(201)
      return added
    }),
    answerInput(shoppingEndpoints.clear, ClearForm, async ({ ids }, c) => {
      await app.change(actorOf(c), 'Cleared completed items', (w) => clearCompleted(w, ids))
      return done
    }),
    answer(shoppingEndpoints.guessPlaces, async () => {
      const items = (await listShopping(app.reader)).filter((item) => item.isCompleted)
      const guesses = await guessPlaces(app.reader, items, {
        today: await app.today(),
        timeZone: await app.timeZone(),
      })
      return items.flatMap((item, n) => {
        const guess = guesses[n]
        if (!guess) return []
        const { stockedAt, ...place } = guess
        const { id, name, quantity } = item
        return [{ id, name, quantity: quantity ?? '1', ...place, isHere: isHere(item, stockedAt) }]
      })
    }),
    answerInput(shoppingEndpoints.putAway, PutAwayForm, async ({ items }, c) => {
      await app.change(actorOf(c), putAwayWhy, (w) => putAway(w, items))
      return done
    }),
    listRead(app, { ...shoppingEndpoints, list: shoppingEndpoints.stores }, listStores),
    answerInput(shoppingEndpoints.addStore, StoreForm, (form, c) =>
      app.change(actorOf(c), 'Added a store', async (w) => {
        // Two phones that add the same name get the same store.
        const known = await storeNamed(w.reads, form.name)
        if (known) return known
        c.status(201)
        return w.create(stores, { ...form, aisles: [] })
      }),
    ),
    answerInput(shoppingEndpoints.orderAisles, AislesForm, ({ store, aisles }, c) =>
      app.change(actorOf(c), 'Changed the aisle order of a store', async (w) => {
        // An item may name a store that was never added.
        const known = await storeNamed(w.reads, store)
        return known
          ? w.update(stores, known.id, { aisles })
          : w.create(stores, { name: store, aisles })
      }),
    ),
  )
