import type { CalendarSourceForm } from './calendar.contract.ts'

/** A believable calendar, somewhere that no test can reach. */
export const calendarSource = (given: object = {}): CalendarSourceForm => ({
  name: 'Family',
  url: 'https://calendar.invalid/family.ics',
  color: '#3B82F6',
  enabled: true,
  ...given,
})
