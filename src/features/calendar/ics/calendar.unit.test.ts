import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCalendar } from './calendar.ts'
import { expand } from './expand.ts'
import { namedZone } from './zones.ts'

const losAngeles = 'America/Los_Angeles'
const berlin = 'Europe/Berlin'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures', `${name}.ics`), 'utf8')

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')

const event = (...lines: string[]) =>
  file('BEGIN:VEVENT', 'UID:1', 'SUMMARY:It', ...lines, 'END:VEVENT')

/** What happens from one day to another, as 'summary start – end' in a zone. */
async function shown(text: string, from: string, to: string, zone = losAngeles) {
  const events = await readCalendar(text, zone)
  if (!events) return undefined
  const home = namedZone(zone)
  const at = (day: string) => home.toInstant(Date.parse(`${day}T00:00:00Z`))
  const found = await expand(events, at(from), at(to), home)
  const said = (instant: number) => new Date(home.toWall(instant)).toISOString().slice(0, 16)
  return found
    .sort((a, b) => a.start - b.start || a.key.localeCompare(b.key))
    .map(({ event, start, end, startDay, endDay }) =>
      startDay
        ? `${event.summary} ${startDay} – ${endDay}`
        : `${event.summary} ${said(start)} – ${said(end).slice(said(start).slice(0, 10) === said(end).slice(0, 10) ? 11 : 0)}`,
    )
}

describe('a calendar from Google', () => {
  test('has its series, what was moved, taken out or cancelled, and whole days', async () => {
    expect(await shown(fixture('google'), '2026-11-08', '2026-11-15')).toEqual([
      'School concert 2026-11-10T18:00 – 19:30',
      'Soccer (moved) 2026-11-10T18:30 – 19:30',
      'Grandma visits 2026-11-13 – 2026-11-16',
    ])
    expect(await shown(fixture('google'), '2026-10-10', '2026-10-31')).toEqual([
      'Soccer 2026-10-12T17:00 – 18:00',
      'Soccer 2026-10-26T17:00 – 18:00',
    ])
    // Up to the last moment of November, at home.
    expect(await shown(fixture('google'), '2026-11-22', '2026-12-31')).toEqual([
      'Soccer 2026-11-23T17:00 – 18:00',
      'Soccer 2026-11-30T17:00 – 18:00',
    ])
  })

  test('has descriptions as text', async () => {
    const [soccer] = (await readCalendar(fixture('google'), losAngeles)) ?? []
    expect(soccer?.description).toBe(
      'Bring water, shin guards & a snack\n\nTeam page (https://example.com/team)',
    )
    expect(soccer?.location).toBe('Field 3, Riverside Park')
  })
})

describe('a calendar from Outlook', () => {
  test("has Windows' zones, zones of its own, and whole days by another name", async () => {
    expect(await shown(fixture('outlook'), '2026-10-18', '2026-11-15', berlin)).toEqual([
      'Standup 2026-10-19T09:00 – 09:15',
      'Standup 2026-10-26T09:00 – 09:15',
      'Review 2026-10-30T22:00 – 23:30',
      'Standup 2026-11-02T09:00 – 09:15',
      'Review 2026-11-06T23:00 – 2026-11-07T00:30',
      'Standup 2026-11-09T09:00 – 09:15',
      'Call 2026-11-10T19:00 – 19:30',
      'Offsite 2026-11-12 – 2026-11-14',
      'Review 2026-11-13T23:00 – 2026-11-14T00:30',
    ])
  })
})

describe('a calendar from Apple', () => {
  test('has zones without description, floating times and quoted parameters', async () => {
    expect(await shown(fixture('apple'), '2026-11-08', '2026-11-15')).toEqual([
      'Chor 2026-11-09T10:30 – 12:30',
      'Lunch wherever we are 2026-11-11T12:00 – 13:00',
    ])
    expect(await shown(fixture('apple'), '2026-11-08', '2026-11-15', berlin)).toEqual([
      'Chor 2026-11-09T19:30 – 21:30',
      'Lunch wherever we are 2026-11-11T12:00 – 13:00',
    ])
    const [choir] = (await readCalendar(fixture('apple'), berlin)) ?? []
    expect(choir?.location).toBe('Gemeindehaus\nHauptstraße 5, 10115 Berlin')
    expect(await shown(fixture('apple'), '2028-02-20', '2028-03-05')).toEqual([
      'Oma 🎂 2028-02-29 – 2028-03-01',
    ])
  })
})

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
  ] as const)('%s', async ([, start, rule, from, days]) => {
    const text = event(`DTSTART;TZID=${losAngeles}:${start}`, 'DURATION:PT1H', `RRULE:${rule}`)
    const found = (await shown(text, from, '2026-11-30')) ?? []
    expect(found.map((line) => line.slice(11, 19))).toEqual(days.map((day) => `${day}T09:00`))
  })

  test('a night lasts from ten to six, and whole days stay whole', async () => {
    const night = event(
      `DTSTART;TZID=${losAngeles}:20260306T220000`,
      `DTEND;TZID=${losAngeles}:20260307T060000`,
      'RRULE:FREQ=DAILY;COUNT=3',
    )
    expect(await shown(night, '2026-03-07', '2026-03-08')).toEqual([
      'It 2026-03-06T22:00 – 2026-03-07T06:00',
      'It 2026-03-07T22:00 – 2026-03-08T06:00',
    ])
    const days = event('DTSTART;VALUE=DATE:20261031', 'DTEND;VALUE=DATE:20261103')
    expect(await shown(days, '2026-11-02', '2026-11-03')).toEqual(['It 2026-10-31 – 2026-11-03'])
    expect(await shown(days, '2026-11-03', '2026-11-04')).toEqual([])
  })

  test('an hour that is skipped, and one that comes twice', async () => {
    const at = (time: string) => event(`DTSTART;TZID=${berlin}:${time}`, 'DURATION:PT30M')
    const utc = async (time: string) =>
      (await shown(at(time), '2026-01-01', '2026-12-31', 'UTC'))?.[0]
    expect(await utc('20260329T023000')).toBe('It 2026-03-29T01:30 – 02:00')
    expect(await utc('20261025T023000')).toBe('It 2026-10-25T00:30 – 01:00')
  })

  test('a weekly lunch in Berlin moves by an hour in Los Angeles, for a week', async () => {
    const text = event(`DTSTART;TZID=${berlin}:20261021T180000`, 'RRULE:FREQ=WEEKLY;COUNT=3')
    expect(await shown(text, '2026-10-20', '2026-11-10')).toEqual([
      'It 2026-10-21T09:00 – 09:00',
      'It 2026-10-28T10:00 – 10:00',
      'It 2026-11-04T09:00 – 09:00',
    ])
  })
})

describe('zones', () => {
  const zoned = (tzid: string) =>
    shown(event(`DTSTART;TZID=${tzid}:20261110T120000`), '2026-11-10', '2026-11-11')

  test.for([
    ['America/New_York', '09:00'],
    ['Eastern Standard Time', '09:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '09:00'],
    ['/freeassociation.sourceforge.net/America/New_York', '09:00'],
    ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', '07:00'],
    ['Nowhere/At all', '12:00'],
    ['UTC', '04:00'],
  ])('%s', async ([tzid = '', hour]) => {
    expect(await zoned(tzid)).toEqual([`It 2026-11-10T${hour} – ${hour}`])
  })

  test("a file's own zone counts for times without one", async () => {
    const text = file(
      'X-WR-TIMEZONE:America/New_York',
      'BEGIN:VEVENT',
      'SUMMARY:It',
      'DTSTART:20261110T120000',
      'END:VEVENT',
    )
    expect(await shown(text, '2026-11-10', '2026-11-11')).toEqual(['It 2026-11-10T09:00 – 09:00'])
  })
})

describe('a series', () => {
  test('has further dates, and days taken out by day', async () => {
    const text = event(
      'DTSTART:20261101T090000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'RDATE:20261110T090000,20261111T103000',
      'RDATE;VALUE=DATE:20261112',
      'EXDATE;VALUE=DATE:20261102',
      'EXDATE:20261103T170000Z',
    )
    expect(
      (await shown(text, '2026-11-01', '2026-11-30'))?.map((line) => line.slice(3, 19)),
    ).toEqual([
      '2026-11-01T09:00',
      '2026-11-04T09:00',
      '2026-11-10T09:00',
      '2026-11-11T10:30',
      '2026-11-12T09:00',
    ])
  })

  test('may be different from some day on', async () => {
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
    expect(await shown(text, '2026-11-01', '2026-11-30')).toEqual([
      'Early 2026-11-01T09:00 – 10:00',
      'Early 2026-11-08T09:00 – 10:00',
      'Late 2026-11-16T18:00 – 20:00',
      'Late 2026-11-23T18:00 – 20:00',
    ])
  })

  test('one time of it moved into the window, out of it, or cancelled', async () => {
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
    expect(await shown(text, '2026-11-08', '2026-11-15')).toEqual([
      'Changed 2026-11-10T09:00 – 09:00',
    ])
    expect(await shown(text, '2026-11-15', '2026-12-07')).toEqual([
      'It 2026-11-23T09:00 – 09:00',
      'Changed 2026-11-24T09:00 – 09:00',
    ])
  })

  test('is told by its newest sequence; events that share a UID are all shown', async () => {
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
    expect(await shown(text, '2026-11-01', '2026-11-30')).toEqual([
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
  ])('with the rule %s does no harm', async (rule) => {
    const text = event('DTSTART:19000105T090000', `RRULE:${rule}`)
    expect((await shown(text, '2026-11-01', '2026-11-08'))?.length).toBeLessThan(10)
    expect(await shown(text, '1900-01-05', '1900-01-06')).toContain('It 1900-01-05T09:00 – 09:00')
  })
})

describe('a file', () => {
  test.for(['', '<!doctype html><p>Sign in</p>', 'BEGIN:VCARD\nEND:VCARD', '{"error":404}'])(
    'that is no calendar is told apart: %j',
    async (text) => {
      expect(await readCalendar(text, losAngeles)).toBeUndefined()
    },
  )

  test('may be untidy: byte order mark, bare line feeds, no end, lower case, no UID', async () => {
    const text =
      '\uFEFFbegin:vcalendar\nbegin:vevent\nsummary:Long na\n me\ndtstart:20261110T0900\nend:vevent\nbegin:vevent\nsummary:Next\ndtstart:20261110T100000\n'
    expect(await shown(text, '2026-11-10', '2026-11-11')).toEqual([
      'Long name 2026-11-10T09:00 – 09:00',
      'Next 2026-11-10T10:00 – 10:00',
    ])
  })

  test('with a broken event still shows the others', async () => {
    const broken = ['DTSTART:tomorrow', 'DTSTART:20261345T090000', 'SUMMARY:No start']
    const text = file(
      ...broken.flatMap((line, n) => ['BEGIN:VEVENT', `UID:${n}`, line, 'END:VEVENT']),
      'BEGIN:VEVENT',
      'UID:9',
      '???',
      'SUMMARY:Good\\; really\\, \\\\n is no break',
      'DTSTART:20261110T090000',
      'DTEND:20261110T080000',
      'END:VEVENT',
    )
    expect(await shown(text, '2026-11-10', '2026-11-11')).toEqual([
      'Good; really, \\n is no break 2026-11-10T09:00 – 09:00',
    ])
  })
})
