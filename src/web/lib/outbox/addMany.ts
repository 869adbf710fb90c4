import type { Call } from '#shared/endpoint.ts'
import { outbox } from './outbox.ts'
import { newLocalId } from './pendingChange.ts'
import { QueuedAnswer } from './queuedAnswer.ts'

interface Calls<R> {
  topic: string
  list: Call<R[]>
  addLine: Call<R[], unknown>
}

/** Adds several records as one change; a `QueuedAnswer` if it waits in the outbox. */
export async function addMany<R>(calls: Calls<R>, forms: object[]): Promise<R[] | QueuedAnswer> {
  const answer = await outbox.sendOrQueue({
    kind: 'add',
    topic: calls.topic,
    list: calls.list.path,
    ids: forms.map(newLocalId),
    forms,
    together: calls.addLine.path,
  })
  return answer instanceof QueuedAnswer ? answer : (answer as R[])
}
