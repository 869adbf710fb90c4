import { afterEach, beforeEach } from 'vitest'
import { CalendarServer, icsEvent, icsFile } from './calendarServer.ts'

export function calendarServer(): () => CalendarServer {
  let server: CalendarServer
  beforeEach(async () => {
    server = await CalendarServer.start()
  })
  afterEach(() => server.close())
  return () => server
}

/** A household in Los Angeles that may read calendars from private addresses. */
export const ownNetwork = {
  CALENDAR_ALLOW_PRIVATE_HOSTS: 'true',
  HOUSEHOLD_TIME_ZONE: 'America/Los_Angeles',
}

/** A week in Los Angeles, and an event in it. */
export const week = 'start=2026-11-08T08:00:00.000Z&end=2026-11-15T08:00:00.000Z'

export const lunch = icsFile(
  icsEvent('Lunch', 'DTSTART:20261110T200000Z', 'DTEND:20261110T210000Z'),
)
