import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { byName } from '#shared/order.ts'
import type { CalendarSource } from './calendar.contract.ts'
import { calendarSources } from './calendar.records.ts'

export async function listCalendars(reader: Reader): Promise<CalendarSource[]> {
  return (await listRecords(reader, calendarSources)).sort(byName)
}
