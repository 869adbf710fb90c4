import type { AppContext } from '#server/appContext.ts'
import { runRepeatedly } from '#server/lifecycle/runRepeatedly.ts'
import { addDays } from '#shared/days.ts'
import { daysAhead, daysDue } from './repeating.logic.ts'
import { seriesToExtend } from './repeating.queries.ts'
import { repeatingMeals } from './repeating.records.ts'
import { laterOf, planDays } from './startRepeating.ts'

/** Plans repeating meals further ahead; answers how many series. */
export async function extendRepeating({
  reader,
  today,
  change,
}: Pick<AppContext, 'reader' | 'today' | 'change'>): Promise<number> {
  if ((await seriesToExtend(reader, await today())).length === 0) return 0
  return change({ userId: 'program' }, 'Planned repeating meals further ahead', async (w) => {
    // Read again: another program on the same database may have been first.
    const found = await seriesToExtend(w.reads, w.today)
    const madeUntil = addDays(w.today, daysAhead)
    for (const before of found) {
      const series = await w.update(repeatingMeals, before.id, { madeUntil })
      const from = laterOf(w.today, addDays(before.madeUntil, 1))
      await planDays(w, series, daysDue(series, from, madeUntil))
    }
    return found.length
  })
}

export const keepExtending = (app: AppContext) =>
  runRepeatedly(
    app,
    async () => {
      await extendRepeating(app)
    },
    'repeating meals not planned further',
  )
