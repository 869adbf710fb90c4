import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { idFrom } from '#server/http/input.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { saysPrivate } from '#server/remote/publicHost.ts'
import { conflict, invalid, notFound } from '#shared/errors.ts'
import { CalendarSourceForm } from './calendar.contract.ts'
import { calendarEndpoints } from './calendar.endpoints.ts'
import { feedAddress, longestSpanDays } from './calendar.logic.ts'
import { listCalendars } from './calendar.queries.ts'
import { calendarSources } from './calendar.records.ts'
import { calendarsOf } from './calendar.service.ts'
import { notACalendar, privateNetwork } from './remote/calendarProblem.ts'

const twoMoments = 'start and end must each be a moment like 2026-11-14T08:00:00.000Z'

const moment = z
  .string(twoMoments)
  .refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), {
    message: twoMoments,
    // An invalid date can't be compared with the other one.
    abort: true,
  })
  .transform((text) => Date.parse(text))

const Span = z
  .object({ start: moment, end: moment })
  .refine(({ start, end }) => start < end, { path: ['end'], message: 'end must be after start' })
  .refine(({ start, end }) => end - start <= longestSpanDays * 86_400_000, {
    path: ['end'],
    message: `At most ${longestSpanDays} days can be asked for at once`,
  })

/** Milliseconds that the form waits to learn whether the address is a calendar. */
const patience = 5_000

const NewAddress = CalendarSourceForm.pick({ url: true })

export function calendarRoutes(app: AppContext) {
  const { privateCalendars: allowPrivate } = app.config
  const calendars = calendarsOf(app)

  async function check({ url }: Partial<CalendarSourceForm>, w: Writing, id?: number) {
    const address = url && feedAddress(url)
    if (!address) return
    if (!allowPrivate && saysPrivate(address)) {
      throw invalid([{ field: 'url', message: privateNetwork }])
    }
    const same = (await listCalendars(w.reads)).find(
      (other) => other.id !== id && feedAddress(other.url)?.href === address.href,
    )
    if (same) throw conflict(`This calendar is already connected, as “${same.name}”.`)
  }

  async function isNew(c: Context, url: string): Promise<boolean> {
    const id = c.req.param('id') && idFrom(c, calendarSources.noun)
    return !id || (await findRecord(app.reader, calendarSources, id))?.url !== url
  }

  /** Refuses an address that is no calendar. One that can't be reached now is accepted. */
  const refuseOtherContent: MiddlewareHandler = async (c, next) => {
    const { success, data } = NewAddress.safeParse(await c.req.json().catch(() => undefined))
    const address = success && (await isNew(c, data.url)) && feedAddress(data.url)
    const mayRead = address && (allowPrivate || !saysPrivate(address))
    if (mayRead && (await calendars.isNoCalendar(data.url, patience))) {
      throw invalid([{ field: 'url', message: notACalendar }])
    }
    await next()
  }

  return routes(
    // Not cached by revision like other lists: a reading's result changes without a change of rows.
    answer(calendarEndpoints.list, async () => {
      const sources = await listCalendars(app.reader)
      return sources.map((source) => ({ ...source, ...calendars.readingOf(source.url) }))
    }),
    answer(calendarEndpoints.readAgain, async (c) => {
      const source = await findRecord(app.reader, calendarSources, idFrom(c, calendarSources.noun))
      if (!source) throw notFound(calendarSources.noun)
      return { ...source, ...(await calendars.readAgain(source.url)) }
    }),
    // Checked before the transaction, which would block other writers during the download.
    recordRoutes(app, calendarSources, calendarEndpoints, { form: CalendarSourceForm, check }).map(
      (route) => (route.method === 'DELETE' ? route : route.withMiddleware(refuseOtherContent)),
    ),
    answerInput(calendarEndpoints.events, Span, async ({ start, end }) =>
      calendars.eventsOf(await listCalendars(app.reader), start, end),
    ),
  )
}
