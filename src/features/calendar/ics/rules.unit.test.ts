import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readDate } from './icsValues.ts'
import { readRule } from './rules.ts'
import { Work } from './work.ts'

const work = () => new Work(1_000_000)

/** `20261108T090000Z`. */
const writeDate = (wall: number): string =>
  `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** What another program makes of the same rule, as a second opinion. */
function secondOpinion(rule: string, start: string, to: number): string[] {
  const text = start.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6')
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(text))
  const found: string[] = []
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = Date.parse(`${next.toString()}Z`)
    if (wall > to) break
    found.push(writeDate(wall))
  }
  return found
}

test.for([
  ['20261102T090000', 'FREQ=DAILY;COUNT=10'],
  ['20261102T090000', 'FREQ=DAILY;INTERVAL=10;COUNT=5'],
  ['20261102T090000', 'FREQ=DAILY;BYMONTH=11,1'],
  ['20261102T090000', 'FREQ=WEEKLY;UNTIL=20261224T000000Z'],
  ['20261103T090000', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH'],
  ['20261103T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO'],
  ['20261103T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'],
  ['20261106T090000', 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR'],
  ['20261101T090000', 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU'],
  ['20261116T090000', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO'],
  ['20261128T090000', 'FREQ=MONTHLY;BYMONTHDAY=-3'],
  ['20260131T090000', 'FREQ=MONTHLY'],
  ['20261113T090000', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'],
  ['20261105T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3'],
  ['20261130T090000', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ['20260610T090000', 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7'],
  ['20261126T090000', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
  ['20261102T090000', 'FREQ=HOURLY;INTERVAL=3;UNTIL=20261102T170000Z'],
])('from %s, %s means what it means elsewhere', ([start = '', rule = '']) => {
  const from = readDate(start)?.wall ?? 0
  const to = Date.UTC(2030, 0, 1)
  const mine = readRule(rule, from, (until) => until.wall)?.between(from, to, work())
  expect(mine?.map(writeDate)).toEqual(secondOpinion(rule, start, to))
})

// The second opinion is wrong about these; the standard is not.
test.for([
  ['20240229T090000', 'FREQ=YEARLY', ['20240229', '20280229']],
  ['20280515T090000', 'FREQ=YEARLY;BYDAY=20MO', ['20280515', '20290514']],
] as const)('from %s, %s skips what does not exist', ([start, rule, days]) => {
  const from = readDate(start)?.wall ?? 0
  const found = readRule(rule, from, (until) => until.wall)?.between(
    from,
    Date.UTC(2030, 0, 1),
    work(),
  )
  expect(found?.map(writeDate)).toEqual(days.map((day) => `${day}T090000Z`))
})

test('what lies long ago does not have to be gone through', () => {
  const from = Date.UTC(2026, 10, 8)
  const rule = readRule('FREQ=DAILY', Date.UTC(1901, 0, 1, 9), (until) => until.wall)
  expect(rule?.between(from, from + 86_400_000, new Work(10)).map(writeDate)).toEqual([
    '20261108T090000Z',
  ])
})
