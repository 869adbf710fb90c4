import { weekdayOf } from '#shared/days.ts'

/** Monday to Thursday. */
export function isWeeknight(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday >= 1 && weekday <= 4
}
