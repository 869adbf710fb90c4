import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { AislesForm, PutAwayForm } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'
import { usualItems } from './stores.api.ts'

const { topic } = shoppingEndpoints

export const useAddStore = () =>
  useListChange({
    topic,
    send: (name: string) => send(shoppingEndpoints.addStore, { input: { name } }),
    done: (store) => `Store "${store.name}" created successfully`,
    failed: 'Failed to create store',
  })

export const useOrderAisles = () =>
  useListChange({
    topic,
    send: (input: AislesForm) => send(shoppingEndpoints.orderAisles, { input }),
    done: ({ name }) => `Aisle order saved for ${name}`,
    failed: "The aisle order couldn't be saved",
  })

export const guessedPlaces = endpointQuery(topic, shoppingEndpoints.guessPlaces)

export const usePutAway = () =>
  useListChange({
    topic,
    also: [[pantryEndpoints.topic], usualItems.queryKey],
    send: (input: PutAwayForm) => send(shoppingEndpoints.putAway, { input }),
    done: 'Put away in the pantry',
    failed: 'Failed to put the items away',
  })
