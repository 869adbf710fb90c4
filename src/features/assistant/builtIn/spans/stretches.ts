import { daysBetween, daysFrom, weekdayOf } from '#shared/days.ts'

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
