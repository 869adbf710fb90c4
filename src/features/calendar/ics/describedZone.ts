import { type Block, lineOf, linesOf } from './icsBlocks.ts'
import { readDate, readDates } from './icsValues.ts'
import { type Rule, readRule } from './rules.ts'
import type { Work } from './work.ts'
import type { Zone } from './zone.ts'

const mostRules = 20
const mostDates = 500
const mostTurns = 10

/** A zone's rules are yearly; others make no sense. */
const isYearly = ({ repeat }: Rule) =>
  repeat.frequency === 'YEARLY' &&
  [repeat.hours, repeat.minutes, repeat.seconds].every((list) => list.length <= 1)

type Period = { offset: number; before: number; dates: number[]; rule: Rule | undefined }
type Transition = { at: number; offset: number }

/** A zone by the VTIMEZONE rules of its file. */
export function describedZone(block: Block, work: Work): Zone | undefined {
  const periods = block.blocks.flatMap((part) => periodOf(part) ?? [])
  const first = periods.toSorted((a, b) => (a.dates[0] ?? 0) - (b.dates[0] ?? 0))[0]
  const rules = periods.flatMap(({ rule }) => rule ?? [])
  const dates = periods.flatMap((period) => period.dates)
  if (!first || rules.length > mostRules || dates.length > mostDates) return undefined

  const turnsBy = new Map<number, Transition[]>()
  const turnsAround = (year: number): Transition[] => {
    const kept = turnsBy.get(year)
    if (kept) return kept
    work.spend(10 * (dates.length + rules.length * mostTurns))
    const turns = periods.flatMap((period) => turnsOf(period, year, work))
    turns.sort((a, b) => a.at - b.at)
    turnsBy.set(year, turns)
    return turns
  }
  const offsetAt = (wall: number) => {
    work.spend()
    const year = Math.min(Math.max(new Date(wall).getUTCFullYear(), 1970), 2100)
    return lastUpTo(turnsAround(year), wall)?.offset ?? first.before
  }
  const offsets = [...new Set(periods.flatMap(({ offset, before }) => [offset, before]))]
  return {
    toInstant: (wall) => wall - offsetAt(wall),
    toWall: (instant) => {
      const offset = offsets.find((each) => offsetAt(instant + each) === each)
      return instant + (offset ?? offsetAt(instant))
    },
  }
}

function periodOf(part: Block): Period | undefined {
  const start = readDate(lineOf(part, 'DTSTART')?.value ?? '')
  const offset = readOffset(lineOf(part, 'TZOFFSETTO')?.value)
  const before = readOffset(lineOf(part, 'TZOFFSETFROM')?.value) ?? offset
  if (!start || offset === undefined || before === undefined) return undefined
  // Microsoft's rules begin in 1601; they are computed from 1970 on.
  const from = Math.max(start.wall, new Date(start.wall).setUTCFullYear(1970))
  const [line] = linesOf(part, 'RRULE')
  const rule = line && readRule(line.value, from, (until) => until.wall + (until.utc ? before : 0))
  const further = linesOf(part, 'RDATE').flatMap((list) => readDates(list)?.dates ?? [])
  return {
    offset,
    before,
    dates: [start.wall, ...further.map((date) => date.at.wall)],
    rule: rule && isYearly(rule) ? rule : undefined,
  }
}

function turnsOf({ offset, dates, rule }: Period, year: number, work: Work): Transition[] {
  const yearly = rule?.between(Date.UTC(year - 1, 0, 1), Date.UTC(year + 1, 0, 1), work) ?? []
  // Zones with more changes in a year are nonsense.
  return [...dates, ...yearly.slice(0, mostTurns)].map((at) => ({ at, offset }))
}

/** The last turn at or before a time; `turns` are sorted. */
function lastUpTo(turns: Transition[], wall: number): Transition | undefined {
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((turns[middle]?.at ?? 0) <= wall) low = middle + 1
    else high = middle
  }
  return turns[low - 1]
}

/** '-0800' in milliseconds. */
function readOffset(text: string | undefined): number | undefined {
  const parts = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text?.trim() ?? '')
  if (!parts) return undefined
  const [, , hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part) || 0)
  return (hours * 3_600 + minutes * 60 + seconds) * (parts[1] === '-' ? -1_000 : 1_000)
}
