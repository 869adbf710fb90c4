import type { QueryClient } from '@tanstack/react-query'
import { householdCall } from '#shared/household.endpoints.ts'
import { send } from '../http/call.ts'
import { ourHousehold } from '../http/ourHousehold.ts'
import { isUnanswered, isUnknown, RequestError, unreachable } from '../http/request.ts'
import { lookAt } from './openConflict.ts'
import { tellForeign, tellRefused, tellTrouble } from './outboxMessages.ts'
import { findChange, storeChange } from './outboxStorage.ts'
import type { WaitingChange } from './pendingChange.ts'
import type { WaitingRow } from './pendingQueue.ts'
import { nameAdded } from './resolveConflict.ts'
import { deliver, refusedWith, undoDelivered } from './sendChange.ts'

export { deliver, undoDelivered }

const UNCLAIMED = 'It was kept without a word for which household. Look at it, then save it again.'

/** What waits is one household's, and another one may answer at its address now. */
export async function meetHousehold() {
  const { id } = await send(householdCall)
  if (id !== ourHousehold()) throw unreachable()
}

/** Sends all that waits, in its order. It fails where that has to be tried again. */
export async function sendAll(row: WaitingRow, client: QueryClient, onAnswer: () => void) {
  async function sendOne(change: WaitingChange) {
    const onTry = (tried: WaitingChange) => {
      // Somebody may have taken it back since it was read.
      const { isTakenBack } = findChange(change.key) ?? {}
      storeChange(isTakenBack ? { ...tried, isTakenBack } : tried)
    }
    const answer = await deliver(change, { realId: row.realId, onTry })
    nameAdded(row, change, answer)
    const isTakenBack = findChange(change.key)?.isTakenBack
    if (isTakenBack) await undoDelivered(change, answer)
    row.arrived({ ...change, isTakenBack }, answer)
  }

  tellOthers(row)
  for (const change of row.unclaimed()) {
    refuse(row, change, new RequestError(409, UNCLAIMED, { code: 'conflict', message: UNCLAIMED }))
  }
  do {
    for (let [next] = row.unsent(); next; [next] = row.unsent()) {
      try {
        await sendOne(next)
      } catch (error) {
        if (mayWorkLater(error)) {
          tellOnce(next, error)
          throw error
        }
        refuse(row, next, error)
      }
      onAnswer()
    }
    await readAgain(row, client)
  } while (row.unsent().length > 0)
}

/** What was made for another household stays until that one answers here. */
function tellOthers(row: WaitingRow) {
  const others = row.untold()
  for (const change of others) storeChange({ ...change, isTold: true })
  if (others.length > 0) tellForeign()
}

/** What somebody typed waits until they have decided what becomes of it. */
function refuse(row: WaitingRow, change: WaitingChange, error: unknown) {
  const isTakenBack = findChange(change.key)?.isTakenBack
  const isTyped = change.kind === 'add' || (change.kind === 'update' && !change.failed)
  if (isTyped && !isTakenBack && error instanceof RequestError) {
    const refused = refusedWith(change, error)
    storeChange(refused)
    row.changed()
    return tellRefused(refused, error, () => lookAt(refused))
  }
  // Nothing of it is shown any more, and its list is read anew.
  row.arrived({ ...change, isTakenBack: true })
  const isDone = change.kind === 'remove' && isUnknown(error)
  if (!isDone && !isTakenBack) tellRefused(change, error)
}

/** What has arrived stays laid over the lists until they have it themselves. */
async function readAgain(row: WaitingRow, client: QueryClient) {
  for (const topic of row.topicsToRead()) {
    try {
      await client.invalidateQueries({ queryKey: [topic] }, { throwOnError: true })
    } catch (error) {
      // Somebody may have begun another read meanwhile, which is as good.
      if (mayWorkLater(error)) throw error
    }
    row.wasRead(topic)
  }
}

/** No answer, not signed in, too many, or the server's own trouble: all of these pass. */
const mayWorkLater = (error: unknown) =>
  error instanceof RequestError &&
  (error.status >= 500 || [0, 401, 408, 429].includes(error.status))

const told = new Set<string>()

/** Once for each: a server in trouble is not the connection that everybody knows to be away. */
function tellOnce(change: WaitingChange, error: unknown) {
  if (isUnanswered(error) || told.has(change.key)) return
  told.add(change.key)
  tellTrouble(change, error)
}
