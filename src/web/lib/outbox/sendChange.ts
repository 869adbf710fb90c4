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
  /** Called before each attempt, with all that a retry must send again unchanged. */
  onAttempt?: (tried: PendingChange) => void
  timeout?: number
}

/** Sends a change under its idempotency key, so that the server carries it out once. */
export async function sendChange(
  change: PendingChange,
  { realId, onAttempt: onTry = () => {}, timeout }: Delivery,
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

/** Undoes the change that an answer reports; its own key makes a repetition harmless. */
export async function undoSent({ key }: PendingChange, answer: unknown) {
  const id = changeIdOf(answer)
  if (id !== undefined) await send(undoEndpoint, { params: { id } }, { key: `${key}-undo` })
}

/** The change with the server's refusal, in a form that can be stored for the ConflictDialog. */
export function refusedWith(change: PendingChange, error: RequestError): PendingChange {
  const { status, code, serverMessage: message, validationErrors, current, changedBy } = error
  const fields = error instanceof MergeConflict ? error.fields : undefined
  const body = { code, message, validationErrors, current, changedBy }
  return { ...change, problem: { status, body, fields } }
}
