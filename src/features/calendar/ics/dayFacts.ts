/** Days are counted from 1970-01-01, months and their days from 1, weekdays from Sunday (0). */
export type DayFacts = {
  year: number
  month: number
  monthDay: number
  monthLength: number
  yearDay: number
  yearLength: number
  weekday: number
}

/** The days before each month, without and with a leap day. */
const daysBefore = [
  [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365],
  [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366],
] as const

const monthsOf = (year: number): readonly number[] =>
  daysBefore[year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0]

function newYearOf(year: number): number {
  const past = year - 1
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  return past * 365 + leapDays - 719_162
}

/** Months may be beyond the year: month 13 is next January. */
export function dayNumber(year: number, month: number, monthDay: number): number {
  const inYear = year + Math.floor((month - 1) / 12)
  const before = monthsOf(inYear)[(((month - 1) % 12) + 12) % 12] ?? 0
  return newYearOf(inYear) + before + monthDay - 1
}

export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7

/** The last year asked for: rules go day by day, so it is usually the same one again. */
let known = { year: 1970, from: 0, to: 365, months: monthsOf(1970) }

function yearAround(number: number) {
  if (number >= known.from && number < known.to) return known
  let year = 1970 + Math.floor(number / 365.2425)
  if (number < newYearOf(year)) year -= 1
  else if (number >= newYearOf(year + 1)) year += 1
  known = { year, from: newYearOf(year), to: newYearOf(year + 1), months: monthsOf(year) }
  return known
}

/** Computed without Date, for speed: a rule may look at every day since 1900. */
export function factsOf(number: number): DayFacts {
  const { year, from, to, months } = yearAround(number)
  const yearDay = number - from + 1
  let month = Math.ceil(yearDay / 31)
  if (yearDay > (months[month] ?? 0)) month += 1
  const before = months[month - 1] ?? 0
  return {
    year,
    month,
    monthDay: yearDay - before,
    monthLength: (months[month] ?? 0) - before,
    yearDay,
    yearLength: to - from,
    weekday: weekdayOf(number),
  }
}

export const weekStartOf = (number: number, weekStart: number): number =>
  number - ((weekdayOf(number) - weekStart + 7) % 7)

/** A week belongs to the year with most of its days; counted from the year's start and its end. */
export function weekNumbers(number: number, weekStart: number): [number, number] {
  const middle = factsOf(weekStartOf(number, weekStart) + 3)
  const last = factsOf(weekStartOf(dayNumber(middle.year, 12, 28), weekStart) + 3)
  const [week, weeks] = [middle, last].map(({ yearDay }) => Math.ceil(yearDay / 7)) as [
    number,
    number,
  ]
  return [week, week - weeks - 1]
}
