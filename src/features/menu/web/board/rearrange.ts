import { counted } from '#shared/counted.ts'
import { send } from '#web/lib/http/call.ts'
import { optimisticChange } from '#web/lib/http/optimisticChange.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { MealEvent, MealEventForm } from '../../menu.contract.ts'
import { mealEndpoints } from '../../menu.endpoints.ts'
import type { IdeaPlace } from '../../sometime/sometime.contract.ts'
import { ideaEndpoints } from '../../sometime/sometime.endpoints.ts'
import { nextOnList } from '../leftOnList.ts'
import type { Days } from '../menu.api.ts'

const { topic } = mealEndpoints

export type Move = { id: number; changes: Partial<MealEventForm> }

/** Meals that move in one change, and those that are removed to make room. */
export type Arrangement = {
  moved: readonly Move[]
  removed: readonly Pick<MealEvent, 'id' | 'version'>[]
  /** The removed meal waits under Sometime from then on. */
  isSetAside?: true
  /** A dish from there that is planned. */
  planned?: IdeaPlace & { id: number }
  /** The toast's text. */
  done: string
}

function sendArrangement({ moved, removed, isSetAside, planned }: Arrangement): Promise<unknown> {
  if (planned) {
    const { id, ...input } = planned
    return send(ideaEndpoints.plan, { params: { id }, input })
  }
  const [only, another] = moved
  const [aside] = removed
  if (isSetAside && aside) return send(ideaEndpoints.setAside, { params: { id: aside.id } })
  if (only && !another && removed.length === 0) {
    return send(mealEndpoints.update, { params: { id: only.id }, input: only.changes })
  }
  return send(mealEndpoints.rearrange, {
    input: {
      moved: moved.map(({ id, changes }) => ({ id, ...changes })),
      removed: removed.map(({ id, version }) => ({ id, version })),
    },
  })
}

const arranging = optimisticChange({
  topic,
  also: [[ideaEndpoints.topic]],
  name: 'arrange',
  send: sendArrangement,
  done: (_, { done }: Arrangement) => done,
  next: nextOnList,
  failed: {
    title: 'Failed to move meal',
    otherwise: 'An error occurred while moving the meal.',
  },
})

export const useArrangementsUnderWay = arranging.useUnderWay

export const useArrange = () => arranging.useSend().mutate

const nothingToCopy = 'Nothing to copy: last week is empty, or these days are already planned'

export const useCopyLastWeek = () =>
  useListChange({
    topic,
    send: (days: Days) => send(mealEndpoints.copyLastWeek, { input: days }),
    done: ({ length }) => (length > 0 ? `${counted(length, 'meal')} copied` : nothingToCopy),
    failed: { title: 'Failed to copy last week', otherwise: 'Nothing was copied.' },
  })
