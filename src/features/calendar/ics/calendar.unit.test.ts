import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { berlin, eventsOf, file, losAngeles, shown } from '#test/icsShown.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures', `${name}.ics`), 'utf8')

describe('a calendar from Google', () => {
  test('has its series, what was moved, taken out or cancelled, and whole days', () => {
    expect(shown(fixture('google'), '2026-11-08', '2026-11-15')).toEqual([
      'School concert 2026-11-10T18:00 – 19:30',
      'Soccer (moved) 2026-11-10T18:30 – 19:30',
      'Grandma visits 2026-11-13 – 2026-11-16',
    ])
    expect(shown(fixture('google'), '2026-10-10', '2026-10-31')).toEqual([
      'Soccer 2026-10-12T17:00 – 18:00',
      'Soccer 2026-10-26T17:00 – 18:00',
    ])
    // Up to the last moment of November, at home.
    expect(shown(fixture('google'), '2026-11-22', '2026-12-31')).toEqual([
      'Soccer 2026-11-23T17:00 – 18:00',
      'Soccer 2026-11-30T17:00 – 18:00',
    ])
  })

  test('has descriptions as text', () => {
    const [soccer] = eventsOf(fixture('google'), losAngeles) ?? []
    expect(soccer?.description).toBe(
      'Bring water, shin guards & a snack\n\nTeam page (https://example.com/team)',
    )
    expect(soccer?.location).toBe('Field 3, Riverside Park')
  })
})

describe('a calendar from Outlook', () => {
  test("has Windows' zones, zones of its own, and whole days by another name", () => {
    expect(shown(fixture('outlook'), '2026-10-18', '2026-11-15', berlin)).toEqual([
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
  test('has zones without description, floating times and quoted parameters', () => {
    expect(shown(fixture('apple'), '2026-11-08', '2026-11-15')).toEqual([
      'Chor 2026-11-09T10:30 – 12:30',
      'Lunch wherever we are 2026-11-11T12:00 – 13:00',
    ])
    expect(shown(fixture('apple'), '2026-11-08', '2026-11-15', berlin)).toEqual([
      'Chor 2026-11-09T19:30 – 21:30',
      'Lunch wherever we are 2026-11-11T12:00 – 13:00',
    ])
    const [choir] = eventsOf(fixture('apple'), berlin) ?? []
    expect(choir?.location).toBe('Gemeindehaus\nHauptstraße 5, 10115 Berlin')
    expect(shown(fixture('apple'), '2028-02-20', '2028-03-05')).toEqual([
      'Oma 🎂 2028-02-29 – 2028-03-01',
    ])
  })
})

describe('a file', () => {
  test.for(['', '<!doctype html><p>Sign in</p>', 'BEGIN:VCARD\nEND:VCARD', '{"error":404}'])(
    'that is no calendar is told apart: %j',
    (text) => {
      expect(eventsOf(text, losAngeles)).toBeUndefined()
    },
  )

  test('may be untidy: byte order mark, bare line feeds, no end, lower case, no UID', () => {
    const text =
      '\uFEFFbegin:vcalendar\nbegin:vevent\nsummary:Long na\n me\ndtstart:20261110T0900\nend:vevent\nbegin:vevent\nsummary:Next\ndtstart:20261110T100000\n'
    expect(shown(text, '2026-11-10', '2026-11-11')).toEqual([
      'Long name 2026-11-10T09:00 – 09:00',
      'Next 2026-11-10T10:00 – 10:00',
    ])
  })

  test('with a broken event still shows the others', () => {
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
    expect(shown(text, '2026-11-10', '2026-11-11')).toEqual([
      'Good; really, \\n is no break 2026-11-10T09:00 – 09:00',
    ])
  })
})
