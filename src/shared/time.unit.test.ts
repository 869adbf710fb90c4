import { expect, test } from 'vitest'
import { clockIn, intlClock, isTimeZone, lastTimeIn, temporalClock, timeIn } from './time.ts'

test('a moment has another time of day in every zone', () => {
  const moment = new Date('2026-11-15T18:20:30Z')
  expect(timeIn('America/Los_Angeles', moment)).toBe('10:20')
  expect(clockIn('America/Los_Angeles', moment)).toBe('10:20:30')
  expect(clockIn('Europe/Berlin', moment)).toBe('19:20:30')
  expect(clockIn('UTC', new Date('2026-11-15T00:00:00Z'))).toBe('00:00:00')
})

test.each([
  ['2026-11-15T12:00:00Z', '2026-11-15T11:30:00.000Z', 'today'],
  ['2026-11-15T11:29:59Z', '2026-11-14T11:30:00.000Z', 'yesterday'],
  ['2026-11-15T11:30:00Z', '2026-11-15T11:30:00.000Z', 'this very moment'],
  ['2026-03-09T07:30:00Z', '2026-03-08T10:30:00.000Z', 'the day that had 23 hours'],
  ['2026-11-02T08:30:00Z', '2026-11-01T11:30:00.000Z', 'the day that had 25 hours'],
])('at %s the clock last showed 3:30 at %s: %s', (moment, last) => {
  expect(lastTimeIn('America/Los_Angeles', '03:30', new Date(moment)).toISOString()).toBe(last)
})

test('browsers without Temporal read every clock alike', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+7', 'US/Pacific', '+05:30']
  const moments = ['1990-04-01T00:00:00Z', '2026-03-29T01:30:00Z', '2030-07-01T12:00:05Z']
  for (const zone of zones)
    for (const moment of moments.map((text) => new Date(text)))
      expect([zone, intlClock(zone)(moment)]).toEqual([zone, temporalClock(zone)?.(moment)])
})

test('names that only Intl knows are zones, too', () => {
  expect(timeIn('PST', new Date('2026-11-15T18:20:30Z'))).toBe('10:20')
  expect([isTimeZone('PST'), isTimeZone('Home'), isTimeZone('')]).toEqual([true, false, false])
})
