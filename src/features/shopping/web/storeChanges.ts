import { useQueryClient } from '@tanstack/react-query'
import { pantryCalls } from '#features/pantry/pantry.endpoints.ts'
import { callQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { AislesForm, PutAwayForm } from '../shopping.contract.ts'
import { shoppingCalls } from '../shopping.endpoints.ts'
import { usualItems } from './shoppingQueries.ts'

const { topic } = shoppingCalls

export const useAddStore = () =>
  useListChange({
    topic,
    send: (name: string) => send(shoppingCalls.addStore, { input: { name } }),
    done: (store) => `Store "${store.name}" created successfully`,
    failed: 'Failed to create store',
  })

export const useOrderAisles = () =>
  useListChange({
    topic,
    send: (input: AislesForm) => send(shoppingCalls.orderAisles, { input }),
    done: ({ name }) => `The aisles of ${name} are in order`,
    failed: "The order of aisles couldn't be saved",
  })

export const guessedPlaces = callQuery(topic, shoppingCalls.guessPlaces)

export function usePutAway() {
  const client = useQueryClient()
  return useListChange({
    topic,
    send: async (input: PutAwayForm) => {
      const answer = await send(shoppingCalls.putAway, { input })
      client.invalidateQueries({ queryKey: [pantryCalls.topic] })
      client.invalidateQueries({ queryKey: usualItems.queryKey })
      return answer
    },
    done: 'Put away in the pantry',
    failed: 'Failed to put the items away',
  })
}
