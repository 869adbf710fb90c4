import type { CalendarSourceForm } from './calendar.contract.ts'

/** A believable calendar, somewhere on the internet. */
export const calendarSource = (given: object = {}): CalendarSourceForm => ({
  name: 'Family',
  url: 'https://example.com/family.ics',
  color: '#3B82F6',
  enabled: true,
  ...given,
})
