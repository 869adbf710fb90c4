import { createThreads, type ThreadLimits } from '#server/threads.ts'
import type { Job, Outcome } from './ics/icsJob.ts'
import { CalendarProblem, tookTooLong, tooMuch } from './remote/calendarProblem.ts'

export const createIcsThreads = (limits: ThreadLimits = {}) =>
  createThreads<Job, Outcome>({
    ...limits,
    script: new URL('./ics/icsJob.worker.ts', import.meta.url),
    tookTooLong: () => new CalendarProblem(tookTooLong),
    tooMuch: () => new CalendarProblem(tooMuch),
  })
