import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '#server/appContext.ts'
import { log } from '#server/lifecycle/log.ts'
import { runRepeatedly } from '#server/lifecycle/runRepeatedly.ts'
import { momentsAgo } from '#shared/time.ts'
import { findForgettable } from './forgettable.queries.ts'
import { readReachable } from './history.queries.ts'
import { readKeep } from './retention.queries.ts'

type Household = Pick<AppContext, 'reader' | 'recordTypes' | 'change'>

/** Forgets older changes in small batches; answers how many. */
export async function forgetOlder(
  { reader, recordTypes, change }: Household,
  before: string,
  isOver = () => false,
): Promise<number> {
  const reachable = await readReachable(reader)
  let forgotten = 0
  let next: number | undefined = 0
  while (next !== undefined && !isOver()) {
    const after: number = next
    next = await change({ userId: 'program' }, 'Forgot old history', async (w) => {
      const found = await findForgettable(w.reads, { recordTypes, before, reachable }, after)
      await w.forgetChanges(found.ids)
      forgotten += found.ids.length
      return found.next
    })
    await setImmediate()
  }
  return forgotten
}

const years = { '1 year': 1, '2 years': 2, '5 years': 5 }
const year = 365.25 * 24 * 60 * 60 * 1_000

export const keepHistoryBounded = (app: AppContext) =>
  runRepeatedly(
    app,
    async (stopping) => {
      const keep = await readKeep(app.reader)
      if (keep === 'forever') return
      const forgotten = await forgetOlder(
        app,
        momentsAgo(years[keep] * year),
        () => stopping.aborted,
      )
      if (forgotten > 0) log.info('old history forgotten', { changes: forgotten })
    },
    'old history not forgotten',
  )
