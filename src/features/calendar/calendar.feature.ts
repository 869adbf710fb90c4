import type { Feature } from '#server/feature.ts'
import { calendarMigrations, calendarSources } from './calendar.records.ts'
import { calendarRoutes } from './calendar.routes.ts'

/** No sample data: a calendar would have to be read from somewhere. */
export const calendar: Feature = {
  name: 'calendar',
  recordTypes: [calendarSources],
  migrations: calendarMigrations,
  routes: calendarRoutes,
  // Their addresses are often secret.
  forPeople: ['/api/calendar/sources'],
}
