import { daysBetween } from '#shared/days.ts'
import { WholePeriod } from '../menu.contract.ts'

const longestPrep = 62

export const PrepQuery = WholePeriod.refine(
  ({ startDate, endDate }) => daysBetween(startDate, endDate) < longestPrep,
  { path: ['endDate'], message: `At most ${longestPrep} days can be asked for at once` },
)

/** A task for a meal, to be done the day before or early on its day. */
export type PrepTask = {
  mealId: number
  /** The meal's day. */
  date: string
  /** The day on which the task is due. */
  day: string
  text: string
  /** Short form for narrow columns. */
  brief: string
}
