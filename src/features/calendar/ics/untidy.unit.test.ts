import { describe, expect, test } from 'vitest'
import { icsEvent, icsFile } from '#test/calendarServer.ts'
import { berlin, file, losAngeles, oneEvent, shown } from '#test/icsShown.ts'

const newYork = 'America/New_York'
const november = (text: string) => shown(text, '2026-11-01', '2026-12-01')

describe('an event in the wild', () => {
  test('ends on the clock it begins on, when its end names no zone', () => {
    const start = `DTSTART;TZID=${newYork}:20261110T120000`
    expect(november(oneEvent(start, 'DTEND:20261110T130000'))).toEqual([
      'It 2026-11-10T09:00 – 10:00',
    ])
    expect(november(oneEvent('DTSTART:20261110T170000Z', 'DTEND:20261110T180000'))).toEqual([
      'It 2026-11-10T09:00 – 10:00',
    ])
  })

  test('may end with a day, which is where that day begins', () => {
    const start = `DTSTART;TZID=${losAngeles}:20261110T090000`
    expect(november(oneEvent(start, 'DTEND;VALUE=DATE:20261112'))).toEqual([
      'It 2026-11-10T09:00 – 2026-11-12T00:00',
    ])
    expect(november(oneEvent('DTSTART:20261110T170000Z', 'DTEND;VALUE=DATE:20261112'))).toEqual([
      'It 2026-11-10T09:00 – 2026-11-12T00:00',
    ])
    expect(november(oneEvent(start, 'DTEND;VALUE=DATE:20261110'))).toEqual([
      'It 2026-11-10T09:00 – 09:00',
    ])
  })

  test('has further times with a length of their own', () => {
    const text = oneEvent(
      'DTSTART:20261102T090000',
      'DURATION:PT1H',
      'RDATE;VALUE=PERIOD:20261103T090000/PT3H,20261104T090000/20261104T093000',
      'RDATE:20261105T090000',
    )
    expect(november(text)).toEqual([
      'It 2026-11-02T09:00 – 10:00',
      'It 2026-11-03T09:00 – 12:00',
      'It 2026-11-04T09:00 – 09:30',
      'It 2026-11-05T09:00 – 10:00',
    ])
  })
})

describe('a rule in the wild', () => {
  const days = (...rules: string[]) =>
    november(oneEvent('DTSTART:20261102T090000', ...rules.map((rule) => `RRULE:${rule}`)))?.map(
      (line) => line.slice(11, 19),
    )

  test.for([
    ['FREQ=WEEKLY; BYDAY=MO, TU ;COUNT=3', ['02', '03', '09']],
    ['FREQ=DAILY;COUNT=-1;UNTIL=20261104T235959', ['02', '03', '04']],
    ['FREQ=DAILY;COUNT=2;UNTIL=20261130T000000', ['02', '03']],
    ['RSCALE=GREGORIAN;FREQ=DAILY;COUNT=2', ['02', '03']],
    ['RSCALE=HEBREW;FREQ=DAILY;COUNT=5', ['02']],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=31', ['02']],
  ] as const)('%s', ([rule, found]) => {
    expect(days(rule)).toEqual(found.map((day) => `${day}T09:00`))
  })

  test('may be two', () => {
    const found = days('FREQ=DAILY;COUNT=2', 'FREQ=WEEKLY;BYDAY=FR;COUNT=2')
    expect(found).toEqual(['02T09:00', '03T09:00', '06T09:00', '13T09:00'])
  })

  test('may come true every few minutes, when it ends soon', () => {
    expect(days('FREQ=MINUTELY;INTERVAL=5;COUNT=3')).toEqual(['02T09:00', '02T09:05', '02T09:10'])
    expect(days('FREQ=MINUTELY;INTERVAL=90;COUNT=2')).toEqual(['02T09:00', '02T10:30'])
    expect(days('FREQ=MINUTELY;COUNT=100000')).toEqual(['02T09:00'])
  })
})

describe('the last day of a series of days', () => {
  const lastDays = (until: string, zone: string, ...before: string[]) =>
    shown(
      file(
        ...before,
        'BEGIN:VEVENT',
        'SUMMARY:It',
        'DTSTART;VALUE=DATE:20261102',
        `RRULE:FREQ=DAILY;UNTIL=${until}`,
        'END:VEVENT',
      ),
      '2026-11-01',
      '2026-12-01',
      zone,
    )?.at(-1)

  test.for([
    // Midnight of the sixth, in Berlin and in Los Angeles; the last second of the fifth there.
    ['20261105T230000Z', losAngeles, '06'],
    ['20261105T230000Z', berlin, '06'],
    ['20261106T080000Z', berlin, '06'],
    ['20261106T080000Z', losAngeles, '06'],
    ['20261106T075959Z', losAngeles, '05'],
    ['20261106T075959Z', berlin, '05'],
    ['20261105T225959Z', losAngeles, '05'],
    ['20261106T000000Z', losAngeles, '06'],
    ['20261106', losAngeles, '06'],
  ] as const)('until %s, read in %s, is the %sth', ([until, zone, day]) => {
    expect(lastDays(until, zone)).toMatch(new RegExp(`^It 2026-11-${day} `))
  })

  test('from Outlook, by its own zone', () => {
    const text = oneEvent(
      'DTSTART;TZID=W. Europe Standard Time:20261102T000000',
      'DTEND;TZID=W. Europe Standard Time:20261103T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'RRULE:FREQ=DAILY;UNTIL=20261105T230000Z',
    )
    expect(november(text)?.at(-1)).toBe('It 2026-11-06 – 2026-11-07')
  })
})

describe('a file in the wild', () => {
  test('may begin with blanks', () => {
    expect(november(` \r\n \t${icsFile(icsEvent('It', 'DTSTART:20261110T090000'))}`)).toEqual([
      'It 2026-11-10T09:00 – 09:00',
    ])
  })

  test('with a mistyped END still has the next event', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:One',
      'DTSTART:20261110T090000',
      'BEGIN:VALARM',
      'SUMMARY:Not this',
      'END:VALARM',
      'END:VEVNT',
      'BEGIN:VEVENT',
      'SUMMARY:Two',
      'DTSTART:20261110T100000',
      'END:VEVENT',
      'BEGIN:VTODO',
      'DTSTART:20261110T103000',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:Three',
      'DTSTART:20261110T110000',
      'END:VEVENT',
    ].join('\n')
    expect(november(text)?.map((line) => line.split(' ')[0])).toEqual(['One', 'Two', 'Three'])
  })

  test('may have a blank line inside a folded one', () => {
    const text = oneEvent('DTSTART:20261110T09', '', ' 0000', '', 'DURATION:PT1H')
    expect(november(text)).toEqual(['It 2026-11-10T09:00 – 10:00'])
  })

  test.for(['"', ';', ',', ' ', '<a ', '\\n', '=', ':'])('of fifty thousand %j is read', (sign) => {
    const long = sign.repeat(50_000 / sign.length)
    const text = oneEvent(
      'DTSTART:20261110T090000',
      `DESCRIPTION:${long}`,
      `LOCATION;X=${long}:there`,
      `RRULE:${long}`,
      `EXDATE;TZID=${long}:20261111T090000`,
    )
    expect(november(text)).toEqual(['It 2026-11-10T09:00 – 09:00'])
  })
})
