import { endpointQuery } from '#web/lib/http/call.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'

export const stores = endpointQuery(shoppingEndpoints.topic, shoppingEndpoints.stores)

/** Under a topic of its own: a tick changes nothing about what is usual. */
export const usualItems = endpointQuery('shopping-usual', shoppingEndpoints.usual)
