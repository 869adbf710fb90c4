import { send } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { mealEndpoints } from '../menu.endpoints.ts'
import type { DishIdea, DishIdeaForm, IdeaPlace } from '../sometime/sometime.contract.ts'
import { ideaEndpoints } from '../sometime/sometime.endpoints.ts'
import { sayPlanned } from './planDish.api.ts'

export const ideaApi = recordApi<DishIdea, DishIdeaForm>(
  ideaEndpoints,
  {
    add: { done: 'Added to Sometime', failed: "This dish couldn't be added" },
    update: { done: 'Dish updated', failed: "This dish couldn't be updated" },
    delete: { done: 'Removed from Sometime', failed: "This dish couldn't be removed" },
  },
  { throughOutbox: false },
)

export const usePlanIdea = () =>
  useListChange({
    topic: ideaEndpoints.topic,
    also: [[mealEndpoints.topic]],
    send: ({ id, ...place }: IdeaPlace & { id: number }) =>
      send(ideaEndpoints.plan, { params: { id }, input: place }),
    done: sayPlanned,
    failed: "This dish couldn't be planned",
  })
