import { addDays, daysBetween, daysFrom, isDay, startOfSaidWeek, weekdayOf } from '#shared/days.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export const numberOfWeekday = (word: string) =>
  weekdays.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3)))

/** The Monday before a weekend. */
export const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

export function weekdayFrom(today: string, word: string, which: string): string {
  const wanted = numberOfWeekday(word)
  if (which === 'next') {
    const next = addDays(startOfSaidWeek(today), 7)
    return addDays(next, (wanted - weekdayOf(next) + 7) % 7)
  }
  const ahead = (wanted - weekdayOf(today) + 7) % 7
  if (which === 'last') return addDays(today, ahead === 0 ? -7 : ahead - 7)
  return addDays(today, ahead === 0 && which !== 'this' ? 7 : ahead)
}

export const saturdayOf = (today: string) => addDays(mondayOf(today), 5)

const twoDigits = (text: string | number) => String(text).padStart(2, '0')

/** The next time that a day of a month comes; in the year that is said, if one is. */
export function dateFrom(today: string, month: number, date: number, year?: string): string | null {
  const first = year ? Number(year.length === 2 ? `20${year}` : year) : Number(today.slice(0, 4))
  const at = (y: number) => `${y}-${twoDigits(month)}-${twoDigits(date)}`
  // A few days back is still meant as it is said; longer ago means next year.
  const day = !year && at(first) < addDays(today, -14) ? at(first + 1) : at(first)
  return isDay(day) ? day : null
}

export function dateOfMonth(today: string, date: number): string | null {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const here = `${today.slice(0, 8)}${twoDigits(date)}`
  if (isDay(here) && here >= today) return here
  const next = month === 12 ? `${year + 1}-01-` : `${year}-${twoDigits(month + 1)}-`
  return isDay(next + twoDigits(date)) ? next + twoDigits(date) : null
}

export function thanksgiving(today: string): string {
  const fourth = (year: number) => {
    const first = `${year}-11-01`
    return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21)
  }
  const year = Number(today.slice(0, 4))
  return fourth(year) >= today ? fourth(year) : fourth(year + 1)
}

export const monthNumber = (word: string) => months.indexOf(word.toLowerCase().slice(0, 3)) + 1

type Span = { from: number; to: number; days: readonly string[] }

const isSingle = ({ days }: Span) => days.length === 1

const mostDays = 31
const moving = /\b(?:move|shift|push|swap|bring|change|reschedule|postpone)\b/i

/** 'Tomorrow through Friday', 'from Wednesday to Friday': the days between are meant, too. */
export function asRanges<T extends Span>(spans: readonly T[], text: string): T[] {
  const ranges: T[] = []
  for (const span of spans) {
    const before = ranges.at(-1)
    const between = before && text.slice(before.to, span.from).trim().toLowerCase()
    const isFrom = /\bfrom $/i.test(text.slice(0, before?.from)) && !moving.test(text)
    const isRange =
      between === 'to' ? isFrom : /^(?:through|thru|till|until|–|-)$/.test(between ?? '')
    const [[first = ''], [last = '']] = [before?.days ?? [], span.days]
    const count = daysBetween(first || last, last) + 1
    if (before && isRange && isSingle(before) && isSingle(span) && count > 1 && count <= mostDays)
      ranges[ranges.length - 1] = { ...before, to: span.to, days: daysFrom(first, count) }
    else ranges.push(span)
  }
  return ranges
}

/** 'Monday and Thursday of next week': the week only says which Monday and Thursday. */
export function inTheirWeek<T extends Span>(spans: readonly T[], text: string): T[] {
  const week = spans.find(({ from, to }) =>
    /^(?:next|the (?:coming|following)|this) week$/i.test(text.slice(from, to)),
  )
  const others = spans.filter((span) => span !== week)
  if (!week || others.length === 0 || !others.every(isSingle)) return [...spans]
  const [next] = others.filter(({ from }) => from > week.to)
  const before = others.filter(({ to }) => to < week.from).at(-1)
  const joins = (between: string) => /^(?: of| in|,)? ?(?:on )?$/i.test(between)
  const isJoined =
    (before && joins(text.slice(before.to, week.from))) ||
    (next && joins(text.slice(week.to, next.from)))
  if (!isJoined) return [...spans]
  return others.map((span) => ({
    ...span,
    from: span === next && !before ? week.from : span.from,
    to: span === before ? week.to : span.to,
    days: span.days.map(
      (day) => week.days.find((other) => weekdayOf(other) === weekdayOf(day)) ?? day,
    ),
  }))
}
