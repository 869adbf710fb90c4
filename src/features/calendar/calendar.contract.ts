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
        'The calendar URL must start with https://, http:// or webcal://',
      ),
  ),
  color: z.preprocess(
    (given) => (given === undefined || given === null || given === '' ? defaultColor : given),
    z
      .string('Color must be a value like #3B82F6')
      .regex(/^#[0-9a-f]{6}$/i, 'Color must be a value like #3B82F6'),
  ),
  enabled: z.boolean('Enabled must be true or false').default(true),
})
export type CalendarSourceForm = z.infer<typeof CalendarSourceForm>

export const CalendarSource = CalendarSourceForm.extend(recordFields)
export type CalendarSource = z.infer<typeof CalendarSource>

/** The result of a calendar's last reading, kept in memory. */
export type Reading = {
  /** An error as a sentence; null if there is none, or nothing was read yet. */
  problem: string | null
  /** A sentence about events that are left out or shown only in part. */
  remark: string | null
  /** Null if the calendar was never read successfully. */
  readAt: string | null
}

export type ConnectedCalendar = CalendarSource & Reading

type CalendarMoment = {
  /** The instant; of an all-day event the start of the day in the household's zone. */
  dateTime: string
  /** Only of all-day events; an end is the day after the last one. */
  date?: string
}

export type CalendarEvent = {
  /** Stable between readings. */
  id: string
  sourceId: number
  /** The calendar's name. */
  calendar: string
  summary: string
  description: string | null
  location: string | null
  color: string
  allDay: boolean
  start: CalendarMoment
  end: CalendarMoment
}
