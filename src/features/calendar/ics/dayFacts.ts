import { day } from './values.ts'

/** Days are counted from 1970-01-01; months and days of a month from 1, weekdays from Sunday, 0. */
export type DayFacts = {
  year: number
  month: number
  monthDay: number
  monthLength: number
  yearDay: number
  yearLength: number
  weekday: number
}

export const dayNumber = (year: number, month: number, monthDay: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, monthDay) / day

export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7

export function factsOf(number: number): DayFacts {
  const date = new Date(number * day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const newYear = dayNumber(year, 1, 1)
  return {
    year,
    month,
    monthDay: date.getUTCDate(),
    monthLength: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1),
    yearDay: number - newYear + 1,
    yearLength: dayNumber(year + 1, 1, 1) - newYear,
    weekday: weekdayOf(number),
  }
}

export const weekStartOf = (number: number, weekStart: number): number =>
  number - ((weekdayOf(number) - weekStart + 7) % 7)

/** A week belongs to the year that has most of its days; counted from the front and from the back. */
export function weekNumbers(number: number, weekStart: number): [number, number] {
  const middle = factsOf(weekStartOf(number, weekStart) + 3)
  const last = factsOf(weekStartOf(dayNumber(middle.year, 12, 28), weekStart) + 3)
  const [week, weeks] = [middle, last].map(({ yearDay }) => Math.ceil(yearDay / 7)) as [
    number,
    number,
  ]
  return [week, week - weeks - 1]
}
