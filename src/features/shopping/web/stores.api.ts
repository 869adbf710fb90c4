import { endpointQuery } from '#web/lib/http/call.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'

export const stores = endpointQuery(shoppingEndpoints.topic, shoppingEndpoints.stores)

/** A topic of its own, since ticks don't change the usual items. */
export const usualItems = endpointQuery('shopping-usual', shoppingEndpoints.usual)
