import { dayNumber, factsOf, weekStartOf } from './dayFacts.ts'
import { day } from './icsValues.ts'
import { isOn, type Repeat } from './repeat.ts'
import type { Work } from './work.ts'

const units = { HOURLY: 3_600_000, MINUTELY: 60_000 }

/** The rule's wall times in a window, in order (RFC 5545, 3.3.10). */
export function momentsOf(
  given: Repeat,
  start: number,
  between: { from: number; to: number },
  work: Work,
): number[] {
  const repeat = completed(given, start)
  const found: number[] = []
  let counted = 0
  // Only rules with COUNT have to be followed from their start.
  const from = repeat.count === undefined ? Math.max(start, between.from) : start
  for (const moments of periods(repeat, start, { from, to: between.to }, work)) {
    work.spend(1 + moments.length)
    for (const moment of chosen(moments, repeat.positions)) {
      if (moment < start) continue
      if (moment > between.to) return found
      if (moment >= between.from) found.push(moment)
      counted += 1
      if (counted === repeat.count) return found
    }
  }
  return found
}

/** Parts that a rule leaves open are those of the start. */
function completed(repeat: Repeat, start: number): Repeat {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, hours, minutes, seconds } =
    repeat
  const first = factsOf(Math.floor(start / day))
  const open = weeks.length + yearDays.length + monthDays.length + weekdays.length === 0
  const ownWeekday =
    (open && frequency === 'WEEKLY') || (frequency === 'YEARLY' && weeks.length > 0)
  const ownMonthDay = open && (frequency === 'MONTHLY' || frequency === 'YEARLY')
  const date = new Date(start)
  const or = (list: number[], otherwise: number, when: boolean) =>
    list.length > 0 || !when ? list.toSorted((a, b) => a - b) : [otherwise]
  return {
    ...repeat,
    months: or(months, first.month, open && frequency === 'YEARLY'),
    monthDays: or(monthDays, first.monthDay, ownMonthDay),
    weekdays:
      weekdays.length === 0 && ownWeekday && yearDays.length + monthDays.length === 0
        ? [{ nth: 0, weekday: first.weekday }]
        : weekdays,
    hours: or(hours, date.getUTCHours(), frequency !== 'HOURLY' && frequency !== 'MINUTELY'),
    minutes: or(minutes, date.getUTCMinutes(), frequency !== 'MINUTELY'),
    seconds: or(seconds, date.getUTCSeconds(), true),
  }
}

type Span = { from: number; to: number }

/** The times of each period (year to minute) before BYSETPOS. */
function periods(repeat: Repeat, start: number, span: Span, work: Work): Iterable<number[]> {
  const { frequency } = repeat
  return frequency === 'HOURLY' || frequency === 'MINUTELY'
    ? shortPeriods(repeat, start, span, units[frequency], work)
    : longPeriods(repeat, start, span, work)
}

function* longPeriods(repeat: Repeat, start: number, { from, to }: Span, work: Work) {
  const { interval } = repeat
  const firstDay = Math.floor(start / day)
  const { indexOf, beginOf } = calendarPeriods(repeat, firstDay)
  const times = repeat.hours.flatMap((hour) =>
    repeat.minutes.flatMap((minute) =>
      repeat.seconds.map((second) => (hour * 3_600 + minute * 60 + second) * 1_000),
    ),
  )
  const first = Math.max(0, Math.floor(indexOf(Math.floor(from / day)) / interval) * interval)
  for (let index = first; beginOf(index) * day <= to; index += interval) {
    const moments: number[] = []
    for (let number = beginOf(index); number < beginOf(index + 1); number += 1) {
      work.spend()
      if (!isOn(number, repeat)) continue
      work.spend(times.length)
      for (const time of times) moments.push(number * day + time)
    }
    yield moments
  }
}

/** The index of the period that a day is in, and the first day of a period. */
function calendarPeriods({ frequency, weekStart }: Repeat, firstDay: number) {
  const first = factsOf(firstDay)
  if (frequency === 'YEARLY') {
    return {
      indexOf: (number: number) => factsOf(number).year - first.year,
      beginOf: (index: number) => dayNumber(first.year + index, 1, 1),
    }
  }
  if (frequency === 'MONTHLY') {
    return {
      indexOf: (number: number) => {
        const { year, month } = factsOf(number)
        return (year - first.year) * 12 + month - first.month
      },
      beginOf: (index: number) => dayNumber(first.year, first.month + index, 1),
    }
  }
  const length = frequency === 'WEEKLY' ? 7 : 1
  const begin = frequency === 'WEEKLY' ? weekStartOf(firstDay, weekStart) : firstDay
  return {
    indexOf: (number: number) => Math.floor((number - begin) / length),
    beginOf: (index: number) => begin + index * length,
  }
}

function* shortPeriods(
  repeat: Repeat,
  start: number,
  { from, to }: Span,
  unit: number,
  work: Work,
) {
  const step = repeat.interval * unit
  const begin = Math.floor(start / unit) * unit
  let at = begin + Math.max(0, Math.floor((from - begin) / step)) * step
  while (at <= to) {
    work.spend()
    const number = Math.floor(at / day)
    if (!isOn(number, repeat)) {
      // No time of this day matches: continues with the next day.
      at += Math.ceil(((number + 1) * day - at) / step) * step
      continue
    }
    const end = Math.min(to, (number + 1) * day - 1)
    for (; at <= end; at += step) {
      work.spend()
      yield momentsWithin(at, repeat, unit)
    }
  }
}

const place = (at: number, unit: number, ofHowMany: number) => {
  const count = Math.floor(at / unit) % ofHowMany
  return count < 0 ? count + ofHowMany : count
}

function momentsWithin(at: number, repeat: Repeat, unit: number): number[] {
  const { hours, minutes, seconds } = repeat
  if (hours.length > 0 && !hours.includes(place(at, units.HOURLY, 24))) return []
  if (unit === units.HOURLY) {
    return minutes.flatMap((minute) => seconds.map((s) => at + (minute * 60 + s) * 1_000))
  }
  if (minutes.length > 0 && !minutes.includes(place(at, units.MINUTELY, 60))) return []
  return seconds.map((second) => at + second * 1_000)
}

function chosen(moments: number[], positions: number[]): number[] {
  if (positions.length === 0) return moments
  const picked = new Set(positions.flatMap((at) => moments.at(at > 0 ? at - 1 : at) ?? []))
  return [...picked].sort((a, b) => a - b)
}
