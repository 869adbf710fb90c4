import { expect, test } from 'vitest'
import { file, losAngeles, oneEvent, shown } from '#test/icsShown.ts'

test.for([
  ['20260308', 'FREQ=HOURLY', '2026-03-08', '2026-03-09', 23],
  ['20261101', 'FREQ=HOURLY', '2026-11-01', '2026-11-02', 25],
  ['20261101', 'FREQ=HOURLY;COUNT=1000', '2026-11-01', '2026-11-02', 25],
  ['20260308', 'FREQ=MINUTELY;INTERVAL=30', '2026-03-08', '2026-03-09', 46],
  ['20261101', 'FREQ=MINUTELY;INTERVAL=30', '2026-11-01', '2026-11-02', 50],
  ['20260308', 'FREQ=DAILY;BYHOUR=2,3', '2026-03-08', '2026-03-09', 2],
  ['20261101', 'FREQ=HOURLY;BYHOUR=1', '2026-11-01', '2026-11-02', 1],
] as const)(
  'what happens every hour does so once an hour: %s %s',
  ([day, rule, from, to, count]) => {
    const hourly = oneEvent(
      `DTSTART;TZID=${losAngeles}:${day}T${rule.includes('BYHOUR') ? '010000' : '000000'}`,
      'DURATION:PT5M',
      `RRULE:${rule}`,
    )
    // In UTC each stands by itself.
    const found = shown(hourly, from, to, losAngeles, 'UTC')
    expect(found).toHaveLength(count)
    expect(new Set(found).size).toBe(count)
  },
)

test('a zone that the file describes by its dates changes on them', () => {
  const change = (kind: string, from: string, to: string, at: string, more: string) => [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${at}`,
    `RDATE:${more}`,
    `END:${kind}`,
  ]
  const text = file(
    'BEGIN:VTIMEZONE',
    'TZID:Ours',
    ...change('STANDARD', '-0700', '-0800', '20251102T020000', '20261101T020000'),
    ...change('DAYLIGHT', '-0800', '-0700', '20250309T020000', '20260308T020000'),
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:It',
    'DTSTART;TZID=Ours:20261031T090000',
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT',
  )
  expect(shown(text, '2026-10-31', '2026-11-02', losAngeles, 'UTC')).toEqual([
    'It 2026-10-31T16:00 – 16:05',
    'It 2026-11-01T17:00 – 17:05',
  ])
})
