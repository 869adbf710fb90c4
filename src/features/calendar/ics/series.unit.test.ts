import { describe, expect, test } from 'vitest'
import { berlin, file, losAngeles, oneEvent, shown } from '#test/icsShown.ts'

describe('when the clocks change', () => {
  test.for([
    [
      'nine stays nine',
      '20260306T090000',
      'FREQ=DAILY;COUNT=4',
      '2026-03-06',
      ['06', '07', '08', '09'],
    ],
    [
      'also back again',
      '20261030T090000',
      'FREQ=DAILY;COUNT=4',
      '2026-10-30',
      ['30', '31', '01', '02'],
    ],
  ] as const)('%s', ([, start, rule, from, days]) => {
    const text = oneEvent(`DTSTART;TZID=${losAngeles}:${start}`, 'DURATION:PT1H', `RRULE:${rule}`)
    const found = shown(text, from, '2026-11-30') ?? []
    expect(found.map((line) => line.slice(11, 19))).toEqual(days.map((day) => `${day}T09:00`))
  })

  test('a night lasts from ten to six, and whole days stay whole', () => {
    const night = oneEvent(
      `DTSTART;TZID=${losAngeles}:20260306T220000`,
      `DTEND;TZID=${losAngeles}:20260307T060000`,
      'RRULE:FREQ=DAILY;COUNT=3',
    )
    expect(shown(night, '2026-03-07', '2026-03-08')).toEqual([
      'It 2026-03-06T22:00 – 2026-03-07T06:00',
      'It 2026-03-07T22:00 – 2026-03-08T06:00',
    ])
    const days = oneEvent('DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261103')
    expect(shown(days, '2026-11-02', '2026-11-03')).toEqual(['It 2026-10-31 – 2026-11-03'])
    expect(shown(days, '2026-11-03', '2026-11-04')).toEqual([])
  })

  test('an hour that is skipped, and one that comes twice', () => {
    const at = (time: string) => oneEvent(`DTSTART;TZID=${berlin}:${time}`, 'DURATION:PT30M')
    const utc = (time: string) => shown(at(time), '2026-01-01', '2026-12-31', 'UTC')?.[0]
    expect(utc('20260329T023000')).toBe('It 2026-03-29T01:30 – 02:00')
    expect(utc('20261025T023000')).toBe('It 2026-10-25T00:30 – 01:00')
  })

  test('a weekly lunch in Berlin moves by an hour in Los Angeles, for a week', () => {
    const text = oneEvent(`DTSTART;TZID=${berlin}:20261021T180000`, 'RRULE:FREQ=WEEKLY;COUNT=3')
    expect(shown(text, '2026-10-20', '2026-11-10')).toEqual([
      'It 2026-10-21T09:00 – 09:00',
      'It 2026-10-28T10:00 – 10:00',
      'It 2026-11-04T09:00 – 09:00',
    ])
  })
})

describe('zones', () => {
  const zoned = (tzid: string) =>
    shown(oneEvent(`DTSTART;TZID=${tzid}:20261110T120000`), '2026-11-10', '2026-11-11')

  test.for([
    ['America/New_York', '09:00'],
    ['Eastern Standard Time', '09:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '09:00'],
    ['/freeassociation.sourceforge.net/America/New_York', '09:00'],
    ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', '07:00'],
    ['Nowhere/At all', '12:00'],
    ['UTC', '04:00'],
  ])('%s', ([tzid = '', hour]) => {
    expect(zoned(tzid)).toEqual([`It 2026-11-10T${hour} – ${hour}`])
  })

  test("a file's own zone counts for times without one", () => {
    const text = file(
      'X-WR-TIMEZONE:America/New_York',
      'BEGIN:VEVENT',
      'SUMMARY:It',
      'DTSTART:20261110T120000',
      'END:VEVENT',
    )
    expect(shown(text, '2026-11-10', '2026-11-11')).toEqual(['It 2026-11-10T09:00 – 09:00'])
  })
})

describe('a series', () => {
  test('has further dates, and days taken out by day', () => {
    const text = oneEvent(
      'DTSTART:20261101T090000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'RDATE:20261110T090000,20261111T103000',
      'RDATE;VALUE=DATE:20261112',
      'EXDATE;VALUE=DATE:20261102',
      'EXDATE:20261103T170000Z',
    )
    expect(shown(text, '2026-11-01', '2026-11-30')?.map((line) => line.slice(3, 19))).toEqual([
      '2026-11-01T09:00',
      '2026-11-04T09:00',
      '2026-11-10T09:00',
      '2026-11-11T10:30',
      '2026-11-12T09:00',
    ])
  })

  test('may be different from some day on', () => {
    const text = file(
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Early',
      'DTSTART:20261101T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Late',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261115T090000',
      'DTSTART:20261116T180000',
      'DURATION:PT2H',
      'END:VEVENT',
    )
    expect(shown(text, '2026-11-01', '2026-11-30')).toEqual([
      'Early 2026-11-01T09:00 – 10:00',
      'Early 2026-11-08T09:00 – 10:00',
      'Late 2026-11-16T18:00 – 20:00',
      'Late 2026-11-23T18:00 – 20:00',
    ])
  })

  test('one time of it moved into the window, out of it, or cancelled', () => {
    const change = (id: string, ...lines: string[]) => [
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Changed',
      `RECURRENCE-ID:${id}`,
      ...lines,
      'END:VEVENT',
    ]
    const text = file(
      ...change('20261116T090000', 'DTSTART:20261110T090000'),
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:It',
      'DTSTART:20261102T090000',
      'RRULE:FREQ=WEEKLY',
      'END:VEVENT',
      ...change('20261109T090000', 'DTSTART:20261124T090000'),
      ...change('20261130T090000', 'DTSTART:20261130T090000', 'STATUS:CANCELLED'),
    )
    expect(shown(text, '2026-11-08', '2026-11-15')).toEqual(['Changed 2026-11-10T09:00 – 09:00'])
    expect(shown(text, '2026-11-15', '2026-12-07')).toEqual([
      'It 2026-11-23T09:00 – 09:00',
      'Changed 2026-11-24T09:00 – 09:00',
    ])
  })

  test('is told by its newest sequence; events that share a UID are all shown', () => {
    const one = (sequence: number, start: string, summary: string) => [
      'BEGIN:VEVENT',
      'UID:1',
      `SEQUENCE:${sequence}`,
      `SUMMARY:${summary}`,
      `DTSTART:${start}`,
      'END:VEVENT',
    ]
    const text = file(
      ...one(1, '20261102T090000', 'New'),
      ...one(0, '20261101T090000', 'Old'),
      ...one(1, '20261103T090000', 'Other'),
    )
    expect(shown(text, '2026-11-01', '2026-11-30')).toEqual([
      'New 2026-11-02T09:00 – 09:00',
      'Other 2026-11-03T09:00 – 09:00',
    ])
  })

  test.for([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYDAY=MO,NONSENSE',
    'FREQ=FORTNIGHTLY',
    'COUNT=3',
    'FREQ=DAILY;COUNT=1000000000;BYMONTH=13',
  ])('with the rule %s does no harm', (rule) => {
    const text = oneEvent('DTSTART:19000105T090000', `RRULE:${rule}`)
    expect(shown(text, '2026-11-01', '2026-11-08')?.length).toBeLessThan(10)
    expect(shown(text, '1900-01-05', '1900-01-06')).toContain('It 1900-01-05T09:00 – 09:00')
  })
})
