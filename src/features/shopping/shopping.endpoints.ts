import type { z } from 'zod'
import { type Done, get, post, put, recordEndpoints } from '#shared/endpoint.ts'
import type {
  AislesForm,
  ClearForm,
  PutAwayForm,
  PutAwayGuess,
  ShoppingItem,
  ShoppingItemForm,
  ShoppingLineForm,
  ShoppingMetadata,
  Store,
  StoreForm,
  UsualItem,
} from './shopping.contract.ts'

export const shoppingEndpoints = {
  ...recordEndpoints<ShoppingItem, ShoppingItemForm>('shopping', '/api/shopping'),
  /** The same list under the path that older clients use. */
  listAsShoppingList: get('/api/shopping-list').answers<ShoppingItem[]>(),
  metadata: get('/api/shopping/metadata').answers<ShoppingMetadata>(),
  usual: get('/api/shopping/usual').answers<UsualItem[]>(),
  addLine: post('/api/shopping/lines')
    .takes<z.input<typeof ShoppingLineForm>>()
    .answers<ShoppingItem[]>(),
  clear: post('/api/shopping/clear').takes<ClearForm>().answers<Done>(),
  guessPlaces: get('/api/shopping/put-away').answers<PutAwayGuess[]>(),
  putAway: post('/api/shopping/put-away').takes<PutAwayForm>().answers<Done>(),
  stores: get('/api/stores').answers<Store[]>(),
  addStore: post('/api/stores').takes<StoreForm>().answers<Store>(),
  orderAisles: put('/api/stores/aisles').takes<AislesForm>().answers<Store>(),
}
