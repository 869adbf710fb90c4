import type { OfflineList } from '#web/lib/offlineList.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: shoppingEndpoints.topic,
    reads: () =>
      [shoppingEndpoints.list, shoppingEndpoints.stores, shoppingEndpoints.usual].map(
        ({ path }) => path,
      ),
    form: async () => (await import('./ShoppingItemDialog.tsx')).ShoppingItemDialog,
  },
]
