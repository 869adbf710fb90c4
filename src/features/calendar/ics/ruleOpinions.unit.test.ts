import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { day } from './icsValues.ts'
import { readRule } from './rules.ts'
import { Work } from './work.ts'

type Roll = ReturnType<typeof dice>

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY']

/** One of the parts now and then, with up to three of these values. */
const maybe = (roll: Roll, sides: number, name: string, values: readonly (string | number)[]) => {
  if (roll(sides) > 0) return []
  const chosen = Array.from({ length: 1 + roll(3) }, () => values[roll(values.length)])
  return [`${name}=${[...new Set(chosen)].join(',')}`]
}

const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)

function anyRule(roll: Roll): string {
  const frequency = frequencies[roll(frequencies.length)] ?? ''
  const yearly = frequency === 'YEARLY'
  const often = frequency === 'HOURLY' || frequency === 'MINUTELY'
  const numbered = ['1MO', '2TU', '-1FR', '-2SU', '5WE']
  const parts = [
    ...maybe(roll, 3, 'INTERVAL', [2, 3, 5]).map((part) => part.split(',')[0] ?? ''),
    ...maybe(roll, 3, 'BYMONTH', upTo(12)),
    ...(yearly ? maybe(roll, 6, 'BYWEEKNO', [1, 10, 20, 52, 53, -1]) : []),
    ...(yearly ? maybe(roll, 6, 'BYYEARDAY', [1, 100, 366, -1, -366]) : []),
    ...(frequency === 'WEEKLY' ? [] : maybe(roll, 4, 'BYMONTHDAY', [1, 13, 30, 31, -1, -31])),
    ...maybe(roll, 2, 'BYDAY', yearly || frequency === 'MONTHLY' ? numbered : weekdays),
    ...maybe(roll, 6, 'BYHOUR', upTo(23)),
    ...maybe(roll, 8, 'BYMINUTE', [0, 15, 30]),
    ...maybe(roll, 4, 'WKST', weekdays).map((part) => part.split(',')[0] ?? ''),
  ]
  const picks = parts.some((part) => part.startsWith('BY'))
  const positions = picks ? maybe(roll, 5, 'BYSETPOS', [1, 2, -1, -2]) : []
  const count = often || roll(2) === 0 ? [`COUNT=${1 + roll(40)}`] : []
  return [`FREQ=${frequency}`, ...parts, ...positions, ...count].join(';')
}

const onClock = (wall: number) => new Date(wall).toISOString().slice(0, 19)

/** What a program makes of a rule; nothing when it does not take it. */
function opinion(work: () => number[]): string | undefined {
  try {
    return work().map(onClock).join(' ')
  } catch {
    return undefined
  }
}

const first = (rule: string, start: number, from: number, to: number) =>
  opinion(() => {
    const dtstart = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO('UTC')
    const engine = new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart, tzid: 'UTC' })
    const found = engine.between(new Date(from), new Date(to), true)
    return found.map((each) => each.epochMilliseconds)
  })

const second = (rule: string, start: number, from: number, to: number) =>
  opinion(() => {
    const begin = ICAL.Time.fromDateTimeString(onClock(start))
    const iterator = ICAL.Recur.fromString(rule).iterator(begin)
    const found: number[] = []
    for (let next = iterator.next(), n = 0; next && n < 5_000; next = iterator.next(), n += 1) {
      const wall = Date.parse(`${next.toString()}Z`)
      if (wall > to) break
      if (wall >= from) found.push(wall)
    }
    return found
  })

test('a rule means what another program says, or that one stands alone', () => {
  const roll = dice(2026)
  let agreed = 0
  for (let n = 0; n < 600; n += 1) {
    const rule = anyRule(roll)
    const start = Date.UTC(2015 + roll(12), roll(12), 1 + roll(28), roll(24), 15 * roll(4))
    const from = start + roll(2) * 900 * day
    const to = from + 400 * day
    const read = readRule(rule, start, (until) => until.wall)
    const mine = read?.between(from, to, new Work(2_000_000)).map(onClock).join(' ')
    const other = first(rule, start, from, to)
    if (mine === other) agreed += 1
    // The second is slow, and goes on for ever where nothing ever happens: asked in doubt only.
    else expect(second(rule, start, from, to), `${rule} from ${onClock(start)}`).not.toBe(other)
  }
  expect(agreed).toBeGreaterThan(550)
})
