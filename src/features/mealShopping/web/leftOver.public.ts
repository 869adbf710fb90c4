import type { QueryClient } from '@tanstack/react-query'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { counted } from '#shared/counted.ts'
import { send } from '#web/lib/http/call.ts'
import { changeIdOf } from '#web/lib/http/request.ts'
import { undoAction } from '#web/lib/http/undoAction.ts'
import { type ToastAction, toast } from '#web/lib/toast.tsx'
import { dayEndpoints } from '../days.endpoints.ts'

/** Offers to take off the list what only the meals needed that a change took off the menu. */
export async function offerLeftOver(
  answer: unknown,
  client: QueryClient,
): Promise<ToastAction | undefined> {
  const changeId = changeIdOf(answer)
  if (changeId === undefined) return undefined
  const { names } = await send(dayEndpoints.leftOver, { input: { changeId } })
  const things = counted(names.length, 'thing')
  const onClick = async () => {
    try {
      const taken = await send(dayEndpoints.takeOff, { input: { changeId } })
      await client.invalidateQueries({ queryKey: [shoppingEndpoints.topic] })
      toast.success(
        `${counted(taken.length, 'thing')} taken off the list`,
        taken.map(({ name }) => name).join(', '),
        undoAction(client, taken),
      )
    } catch (error) {
      toast.failed("They couldn't be taken off the list", error)
    }
  }
  return names.length > 0 ? { label: `Also take ${things} off the list`, onClick } : undefined
}
