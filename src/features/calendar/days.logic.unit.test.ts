import { describe, expect, test } from 'vitest'
import { startOfDayIn } from '#shared/time.ts'
import type { CalendarEvent } from './calendar.contract.ts'
import { eventsByDay, sayEvent, sayPart } from './days.logic.ts'

const zone = 'America/Los_Angeles'

const event = (summary: string, start: string, end: string): CalendarEvent => {
  const allDay = start.length === 10
  const moment = (text: string) =>
    allDay
      ? { dateTime: startOfDayIn(zone, text).toISOString(), date: text }
      : { dateTime: new Date(`${text}:00-08:00`).toISOString() }
  return {
    id: summary,
    sourceId: 1,
    calendar: 'Family',
    summary,
    description: null,
    location: null,
    color: '#3B82F6',
    allDay,
    start: moment(start),
    end: moment(end),
  }
}

const soccer = event('Soccer', '2026-11-09T17:00', '2026-11-09T18:00')
const night = event('Night shift', '2026-11-09T22:00', '2026-11-10T06:00')
const trip = event('Trip', '2026-11-09T15:00', '2026-11-12T11:00')
const visit = event('Visit', '2026-11-09', '2026-11-11')
const evening = event('Evening', '2026-11-10T18:00', '2026-11-11T00:00')

describe('events by day', () => {
  const days = ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']
  const byDay = eventsByDay([soccer, night, trip, visit, evening], days, zone)

  test('are on each day they last, whole days first', () => {
    const names = days.map((day) => byDay.get(day)?.map((part) => part.event.summary))
    expect(names).toEqual([
      [],
      ['Visit', 'Trip', 'Soccer', 'Night shift'],
      ['Trip', 'Visit', 'Night shift', 'Evening'],
      ['Trip'],
      ['Trip'],
    ])
  })

  test('have the hours of that day', () => {
    const hours = days.map((day) => byDay.get(day)?.map((part) => sayPart(part, zone)))
    expect(hours).toEqual([
      [],
      ['All day', 'From 3:00 PM', '5:00 – 6:00 PM', 'From 10:00 PM'],
      ['All day', 'All day', 'Until 6:00 AM', '6:00 PM – 12:00 AM'],
      ['All day'],
      ['Until 11:00 AM'],
    ])
    expect(byDay.get('2026-11-09')?.[3]).toMatchObject({ from: 1_320, to: 1_440, wholeDay: false })
  })

  test("are on the household's days", () => {
    const late = eventsByDay([night], ['2026-11-10', '2026-11-09'], 'Europe/Berlin')
    expect(late.get('2026-11-09')).toEqual([])
    expect(late.get('2026-11-10')).toMatchObject([{ from: 420, to: 900 }])
  })
})

test('an event is said with its days', () => {
  expect([soccer, night, visit].map((each) => sayEvent(each, zone))).toEqual([
    'Mon, Nov 9, 5:00 – 6:00 PM',
    'Mon, Nov 9, 10:00 PM – Tue, Nov 10, 6:00 AM',
    'Mon, Nov 9 – Tue, Nov 10',
  ])
  expect(sayEvent(event('Day', '2026-11-09', '2026-11-10'), zone)).toBe('Mon, Nov 9, all day')
  expect(sayEvent(event('Noon', '2026-11-09T11:30', '2026-11-09T12:30'), zone)).toBe(
    'Mon, Nov 9, 11:30 AM – 12:30 PM',
  )
  expect(sayEvent(event('Bell', '2026-11-09T11:30', '2026-11-09T11:30'), zone)).toBe(
    'Mon, Nov 9, 11:30 AM',
  )
})

test.for([
  [zone, '2026-11-10', '2026-11-10T08:00:00.000Z'],
  [zone, '2026-03-08', '2026-03-08T08:00:00.000Z'],
  [zone, '2026-03-09', '2026-03-09T07:00:00.000Z'],
  [zone, '2026-11-01', '2026-11-01T07:00:00.000Z'],
  [zone, '2026-11-02', '2026-11-02T08:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-10', '2026-11-09T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-10', '2026-11-09T10:00:00.000Z'],
  // There the clocks skip the hour after midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s %s begins at %s', ([where = '', day = '', moment]) => {
  expect(startOfDayIn(where, day).toISOString()).toBe(moment)
})
