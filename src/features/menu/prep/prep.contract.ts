import { daysBetween } from '#shared/days.ts'
import { WholePeriod } from '../menu.contract.ts'

const longestPrep = 62

/** The days whose tasks are asked for. */
export const PrepQuery = WholePeriod.refine(
  ({ startDate, endDate }) => daysBetween(startDate, endDate) < longestPrep,
  { path: ['endDate'], message: `At most ${longestPrep} days can be asked for at once` },
)

/** Something to do for a meal before its day, or early on it. */
export type PrepTask = {
  mealId: number
  /** Of the meal. */
  date: string
  /** On which it is to be done. */
  day: string
  text: string
  /** The same where there is little room. */
  brief: string
}
