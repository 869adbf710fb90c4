import type { Reader } from '#server/db/open.ts'
import { byName } from '#shared/order.ts'
import type { CalendarSource } from './calendar.contract.ts'

export async function listCalendars(reader: Reader): Promise<CalendarSource[]> {
  const sources = await reader.selectFrom('calendarSources').selectAll().orderBy('id').execute()
  return sources.sort(byName)
}
