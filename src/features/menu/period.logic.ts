import { sayDay } from '#shared/days.ts'

/** 'Nov 14 – Nov 17'; with the year if a day is not in the current one. */
export function sayPeriod(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string {
  const isThisYear = (day: string) => day.slice(0, 4) === today.slice(0, 4)
  const year = isThisYear(startDate) && isThisYear(endDate) ? undefined : 'numeric'
  const say = (day: string) => sayDay(day, { month: 'short', day: 'numeric', year })
  return startDate === endDate ? say(startDate) : `${say(startDate)} – ${say(endDate)}`
}
