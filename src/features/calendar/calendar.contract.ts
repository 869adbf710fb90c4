import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'
import { defaultColor, feedAddress } from './calendar.logic.ts'

const missing = 'Missing information: Please provide both a name and URL for the calendar.'

export const CalendarSourceForm = z.object({
  name: requiredText('Calendar name', 100, missing),
  url: requiredText('Calendar URL', 2_000, missing).pipe(
    z
      .string()
      .refine(
        (url) => feedAddress(url) !== undefined,
        'The calendar URL takes an address that begins with https://, http:// or webcal://',
      ),
  ),
  color: z.preprocess(
    (given) => (given === undefined || given === null || given === '' ? defaultColor : given),
    z
      .string('Color takes a value like #3B82F6')
      .regex(/^#[0-9a-f]{6}$/i, 'Color takes a value like #3B82F6'),
  ),
  enabled: z.boolean('Enabled takes true or false').default(true),
})
export type CalendarSourceForm = z.infer<typeof CalendarSourceForm>

export const CalendarSource = CalendarSourceForm.extend(recordFields)
export type CalendarSource = z.infer<typeof CalendarSource>

/** How the last reading of a calendar went, as this program remembers it. */
export type Reading = {
  /** What went wrong, in a sentence; null when all is well, or nobody has read it yet. */
  problem: string | null
  /** What is left out of it, or shown in part, in a sentence. */
  remark: string | null
  /** When its events were last read; null when they never were. */
  readAt: string | null
}

export type ConnectedCalendar = CalendarSource & Reading

type CalendarMoment = {
  /** The instant. Of a day: its first minute in the household's zone. */
  dateTime: string
  /** The day itself, of events that last whole days; at the end the day after the last one. */
  date?: string
}

export type CalendarEvent = {
  /** The same event has the same id every time it is read. */
  id: string
  sourceId: number
  /** The name of its calendar. */
  calendar: string
  summary: string
  description: string | null
  location: string | null
  color: string
  allDay: boolean
  start: CalendarMoment
  end: CalendarMoment
}
