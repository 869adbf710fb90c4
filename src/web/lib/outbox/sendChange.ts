import { undoEndpoint } from '#shared/changes.endpoints.ts'
import { post, recordEndpoints } from '#shared/endpoint.ts'
import { send } from '../http/call.ts'
import { ourHousehold } from '../http/ourHousehold.ts'
import { changeIdOf, type RequestError, unreachable } from '../http/request.ts'
import { MergeConflict, sendMerged } from './mergeEdits.ts'
import type { PendingChange } from './pendingChange.ts'

type Stored = { id: number }

interface Delivery {
  realId: (id: number) => number
  /** Before each attempt, with all that must be the same when it is sent again. */
  onTry?: (tried: PendingChange) => void
  timeout?: number
}

/** Sends a change under its key: however often that happens, it is done once. */
export async function sendChange(
  change: PendingChange,
  { realId, onTry = () => {}, timeout }: Delivery,
): Promise<unknown> {
  const { key, topic, list } = change
  if (change.household !== ourHousehold()) throw unreachable()
  const options = timeout === undefined ? { key } : { key, timeout }
  const calls = recordEndpoints<Stored, object>(topic, list)
  if (change.kind === 'update') {
    const { id, fields, base, version } = change
    return sendMerged(
      (input: { version?: number }) => {
        onTry({ ...change, version: input.version, isTried: true })
        return send(calls.update, { params: { id: realId(id) }, input }, options)
      },
      fields,
      base,
      version,
    )
  }
  onTry({ ...change, isTried: true })
  if (change.kind === 'remove') {
    return send(calls.remove, { params: { id: realId(change.id) } }, options)
  }
  const { together, forms } = change
  return together
    ? send(post(together).takes<object>().answers<Stored[]>(), { input: { items: forms } }, options)
    : send(calls.add, { input: forms[0] ?? {} }, options)
}

/** Undoes what an answer tells of, once. */
export async function undoSent({ key }: PendingChange, answer: unknown) {
  const id = changeIdOf(answer)
  if (id !== undefined) await send(undoEndpoint, { params: { id } }, { key: `${key}-undo` })
}

/** For somebody to decide about, also after a reload. */
export function refusedWith(change: PendingChange, error: RequestError): PendingChange {
  const { status, code, serverMessage: message, validationErrors, current } = error
  const fields = error instanceof MergeConflict ? error.fields : undefined
  const body = { code, message, validationErrors, current }
  return { ...change, problem: { status, body, fields } }
}
