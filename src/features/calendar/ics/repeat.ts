import { type DayFacts, factsOf, weekdayOf, weekNumbers } from './dayFacts.ts'

export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY'

/** The parts of an RRULE; an empty list means that the part is missing. */
export type Repeat = {
  frequency: Frequency
  interval: number
  count: number | undefined
  months: number[]
  weeks: number[]
  yearDays: number[]
  monthDays: number[]
  /** `nth` is 0 for every such weekday. */
  weekdays: { nth: number; weekday: number }[]
  hours: number[]
  minutes: number[]
  seconds: number[]
  /** BYSETPOS: positions within the period. */
  positions: number[]
  weekStart: number
}

/** Whether a rule's date parts match a day, regardless of the time. */
export function isOn(number: number, repeat: Repeat): boolean {
  const { months, weeks, yearDays, monthDays, weekdays, weekStart } = repeat
  if (weekdays.length > 0 && !weekdays.some(({ weekday }) => weekday === weekdayOf(number))) {
    return false
  }
  const facts = factsOf(number)
  const { month, monthDay, monthLength, yearDay, yearLength } = facts
  const either = (list: number[], front: number, back: number) =>
    list.length === 0 || list.includes(front) || list.includes(back)
  return (
    (months.length === 0 || months.includes(month)) &&
    either(monthDays, monthDay, monthDay - monthLength - 1) &&
    either(yearDays, yearDay, yearDay - yearLength - 1) &&
    (weeks.length === 0 || either(weeks, ...weekNumbers(number, weekStart))) &&
    (weekdays.length === 0 || isWeekday(facts, repeat))
  )
}

/** 'The second Tuesday' counts in the month or the year, never in a week. */
function isWeekday(facts: DayFacts, { frequency, months, weeks, weekdays }: Repeat): boolean {
  const { weekday, monthDay, monthLength, yearDay, yearLength } = facts
  const ofYear = frequency === 'YEARLY' && months.length === 0
  const counted = (frequency === 'YEARLY' && weeks.length === 0) || frequency === 'MONTHLY'
  const [at, length] = ofYear ? [yearDay, yearLength] : [monthDay, monthLength]
  const [front, back] = [Math.ceil(at / 7), -Math.ceil((length - at + 1) / 7)]
  return weekdays.some(
    (each) =>
      each.weekday === weekday &&
      (each.nth === 0 || !counted || each.nth === front || each.nth === back),
  )
}
