import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { outbox } from './outbox.ts'
import { newLocalId } from './pendingChange.ts'
import { QueuedAnswer } from './queuedAnswer.ts'
import { sayQueued } from './sayQueued.ts'

interface Calls<R> {
  topic: string
  list: Call<R[]>
  addLine: Call<R[], unknown>
}

/** Adds several records as one change, without a toast; undefined if it waits in the outbox. */
export async function addMany<R>(
  client: QueryClient,
  calls: Calls<R>,
  forms: object[],
  onSent?: () => void,
): Promise<R[] | undefined> {
  const answer = await outbox.sendOrQueue({
    kind: 'add',
    topic: calls.topic,
    list: calls.list.path,
    ids: forms.map(newLocalId),
    forms,
    together: calls.addLine.path,
  })
  onSent?.()
  if (answer instanceof QueuedAnswer) return void sayQueued(client, answer)
  await client.invalidateQueries({ queryKey: [calls.topic] })
  return answer as R[]
}
