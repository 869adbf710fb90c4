import { icsEvent, icsFile } from './calendarServer.ts'

/** The largest size that a calendar may have. */
const limit = 10 * 1_024 * 1_024 - 1_000

const times = <Item>(count: number, each: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => each(n))

/** Repeats a text up to a size. */
const filled = (text: string, size = limit) => text.repeat(Math.floor(size / text.length))

const numbers = (from: number, to: number, step = 1) =>
  times(Math.floor((to - from) / step) + 1, (n) => from + n * step).join(',')

/** A time zone with 20 rules that change its clocks 72 times a day since 1900. */
const restlessZone = (name: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...times(20, (n) =>
    [
      'BEGIN:STANDARD',
      'DTSTART:19000101T000000',
      `RRULE:FREQ=DAILY;BYHOUR=${numbers(0, 11)};BYMINUTE=${numbers(0, 50, 10)}`,
      'TZOFFSETFROM:+0000',
      `TZOFFSETTO:+${String(n).padStart(2, '0')}00`,
      'END:STANDARD',
    ].join('\r\n'),
  ),
  'END:VTIMEZONE',
]

/** A time zone with rules that are allowed, and many dates. */
const busyZone = (name: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...times(20, (n) =>
    [
      'BEGIN:DAYLIGHT',
      `DTSTART:1900${String((n % 12) + 1).padStart(2, '0')}01T000000`,
      'RRULE:FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      `RDATE:${times(90, (year) => `${2000 + year}0101T000000`).join(',')}`,
      'TZOFFSETFROM:+0000',
      `TZOFFSETTO:+0${n % 10}${String(n).padStart(2, '0')}`,
      'END:DAYLIGHT',
    ].join('\r\n'),
  ),
  'END:VTIMEZONE',
]

const series = (count: number, rule: (n: number) => string, start = 'DTSTART:19000101T090000') =>
  icsFile(...times(count, (n) => icsEvent(`Series ${n}`, start, `RRULE:${rule(n)}`)))

/** An event that must be found, whatever stands beside it. */
const lunch = icsEvent('Lunch', 'DTSTART:20261110T200000Z')

const file = (...lines: string[]) => icsFile(lunch, ...lines)

/** Calendars that try to stop a program; functions, because of their size. */
export const hostileCalendars: Record<string, () => string> = {
  'a zone that changes its clocks all the time': () =>
    icsFile(
      ...restlessZone('Restless'),
      ...times(200, (n) =>
        icsEvent(`Then ${n}`, `DTSTART;TZID=Restless:${1900 + n}0101T090000`, 'RRULE:FREQ=DAILY'),
      ),
    ),
  'two hundred busy zones': () =>
    file(
      ...times(200, (n) => busyZone(`Busy ${n}`).join('\r\n')),
      ...times(20_000, (n) =>
        icsEvent(
          `Then ${n}`,
          `DTSTART;TZID=Busy ${n % 200}:${1970 + (n % 130)}0101T090000`,
          `EXDATE;TZID=Busy ${(n + 1) % 200}:20260101T090000`,
        ),
      ),
    ),
  'runs of spaces': () =>
    file(
      ...times(300, (n) =>
        icsEvent(
          `S${n}${' '.repeat(6_000)}x`,
          'DTSTART:20261110T090000',
          `DESCRIPTION:${' '.repeat(20_000)}x`,
        ),
      ),
    ),
  'spaces where a block begins': () => file(filled(`BEGIN:${' '.repeat(99_000)}!\r\n`, 9_000_000)),
  'blocks in blocks': () => file(filled('BEGIN:X\n', limit / 2), filled('END:Y\n', limit / 2)),
  'events in events': () => file(filled('BEGIN:VEVENT\n')),
  'series with BYSETPOS and COUNT': () =>
    series(
      2_000,
      (n) =>
        `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=${numbers(0, 23)};BYSETPOS=${n % 300},-1;COUNT=10000`,
    ),
  'series that never happen': () =>
    series(5_000, () => 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=10000'),
  'series every minute': () =>
    series(5_000, () => `FREQ=MINUTELY;BYHOUR=3;BYMINUTE=${numbers(1, 59)};COUNT=1000`),
  'series with long rules': () =>
    series(100, () => `FREQ=YEARLY;BYYEARDAY=${numbers(1, 366)};BYSETPOS=${'1,'.repeat(40_000)}2`),
  'series that are years long': () =>
    icsFile(
      ...times(3_000, (n) =>
        icsEvent(`Long ${n}`, 'DTSTART:19000101T090000', 'DURATION:P9000W', 'RRULE:FREQ=DAILY'),
      ),
    ),
  'exceptions in one line': () =>
    file(
      icsEvent(
        'Never',
        'DTSTART:20261101T090000',
        'RRULE:FREQ=DAILY',
        `EXDATE;TZID=Europe/Berlin:${filled('20261110T090000,', limit - 2_000)}20261110T090000`,
      ),
    ),
  'exceptions in many lines': () =>
    file(
      icsEvent(
        'Never',
        'DTSTART:20261101T090000',
        'RRULE:FREQ=DAILY',
        filled('EXDATE:20261110T090000\n', limit - 2_000),
      ),
    ),
  'exceptions in many events': () =>
    file(
      ...times(120, (n) =>
        icsEvent(
          `Event ${n}`,
          'DTSTART;TZID=Europe/Berlin:20261101T090000',
          'RRULE:FREQ=DAILY',
          ...times(48, () => `EXDATE;TZID=Asia/Tokyo:${filled('20261110T090000,', 1_500)}`),
        ),
      ),
    ),
  'further dates in many events': () =>
    file(
      ...times(120, (n) =>
        icsEvent(
          `Event ${n}`,
          'DTSTART:20261101T090000Z',
          ...times(
            48,
            (line) =>
              `RDATE:${times(95, (m) => `202611${String(10 + (m % 9))}T${String(line % 24).padStart(2, '0')}00${String(m % 60).padStart(2, '0')}`).join(',')}`,
          ),
        ),
      ),
    ),
  'short lines': () => file(filled('A:\n')),
  'short lines in an event': () => file('BEGIN:VEVENT', filled('UID:\n')),
  'nothing but line ends': () => file(filled('\n')),
  'one folded line': () => file('BEGIN:VEVENT', `SUMMARY:x\n${filled(' \n', limit - 100)}`),
  'one long line': () => file('BEGIN:VEVENT', `SUMMARY:${'x'.repeat(limit - 200)}`),
  'one long line of parameters': () =>
    file('BEGIN:VEVENT', `DTSTART${filled(';A=1', limit - 200)}`),
  'open quotes': () => file('BEGIN:VEVENT', filled('DTSTART;TZID="a:b\n', limit - 200)),
  'as many short events as fit': () =>
    file(filled('BEGIN:VEVENT\nDTSTART:20261110T090000Z\nEND:VEVENT\n', limit - 200)),
  'thirty thousand events at once': () =>
    file(
      times(
        29_000,
        (n) => `BEGIN:VEVENT\nUID:${n}\nDTSTART:20261110T090000Z\nRRULE:FREQ=DAILY\nEND:VEVENT`,
      ).join('\n'),
    ),
  'long texts': () =>
    file(
      ...times(900, (n) =>
        icsEvent(`Text ${n}`, 'DTSTART:20261110T090000', `DESCRIPTION:${'<a '.repeat(3_500)}`),
      ),
    ),
  'one series told anew thirty thousand times': () =>
    file(
      icsEvent('Again', 'DTSTART:20261101T090000', 'RRULE:FREQ=DAILY'),
      times(
        29_000,
        (n) =>
          `BEGIN:VEVENT\nUID:Again@test\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261110T09${String(n % 60).padStart(2, '0')}00\nDTSTART:20261110T090000\nRRULE:FREQ=DAILY\nEND:VEVENT`,
      ).join('\n'),
    ),
}
