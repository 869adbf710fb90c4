import { get, post, recordCalls } from '#shared/calls.ts'
import type {
  ShoppingItem,
  ShoppingItemForm,
  ShoppingMetadata,
  Store,
  StoreForm,
} from './shopping.contract.ts'

export const shoppingCalls = {
  ...recordCalls<ShoppingItem, ShoppingItemForm>('shopping', '/api/shopping'),
  /** The same list, as older clients know it. */
  listAsShoppingList: get('/api/shopping-list').answers<ShoppingItem[]>(),
  metadata: get('/api/shopping/metadata').answers<ShoppingMetadata>(),
  stores: get('/api/stores').answers<Store[]>(),
  addStore: post('/api/stores').takes<StoreForm>().answers<Store>(),
}
