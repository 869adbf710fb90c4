import { callQuery } from '#web/lib/http/call.ts'
import { shoppingCalls } from '../shopping.endpoints.ts'

export const stores = callQuery(shoppingCalls.topic, shoppingCalls.stores)

/** Under a topic of its own: a tick changes nothing about what is usual. */
export const usualItems = callQuery('shopping-usual', shoppingCalls.usual)
