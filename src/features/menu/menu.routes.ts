import { etag } from 'hono/etag'
import type { AppContext } from '#server/appContext.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import { completedRecordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput, respond, routes } from '#server/http/routes.ts'
import { addDays } from '#shared/days.ts'
import { notFound } from '#shared/errors.ts'
import {
  CopiedDays,
  type MealEvent,
  MealEventForm,
  type MenuFeed,
  type MenuFeedAddress,
  Period,
  Rearrangement,
  WholePeriod,
} from './menu.contract.ts'
import { feedEndpoints, mealEndpoints } from './menu.endpoints.ts'
import { findMenuFeed, listMeals, mealsToCopy, readMenuFeed } from './menu.queries.ts'
import { mealEvents, menuFeeds, newToken } from './menu.records.ts'
import { PrepQuery } from './prep/prep.contract.ts'
import { prepEndpoint } from './prep/prep.endpoints.ts'
import { prepOf, prepOn } from './prep/prep.service.ts'
import { refuseUnknownRecipe } from './recipeCheck.ts'
import { repeatingRoutes } from './repeating/repeating.routes.ts'
import { sometimeRoutes } from './sometime/sometime.routes.ts'

/** Days; older meals are of no use in a calendar app. */
const feedReachesBack = 90

const calendarFile = { 'Content-Type': 'text/calendar; charset=utf-8' }
const revalidate = { 'Cache-Control': 'private, no-cache' }

/** The feed's path without its token. */
export const feedPath = '/api/menu-feed/'

export function menuRoutes(app: AppContext) {
  const { reader, config } = app

  const address = config.publicUrl?.replace(/\/+$/, '')

  function addressOf({ token }: MenuFeed): MenuFeedAddress {
    const path = `${feedPath}${token}.ics`
    return { path, url: address ? address + path : null }
  }

  /** The calendar file of the meals and of their prep tasks. */
  async function fileOf(meals: readonly MealEvent[], household: string): Promise<string> {
    const today = await app.today()
    const prep = await prepOf(
      reader,
      meals.filter(({ date }) => date > today),
    )
    const { menuIcs } = await import('./feed/menu.ics.ts')
    return menuIcs(meals, { household, timeZone: await app.timeZone(), prep, address })
  }

  return routes(
    answerInput(prepEndpoint, PrepQuery, (days) => prepOn(app, days)),
    answerInput(mealEndpoints.list, Period, (period, c) => {
      c.header('Cache-Control', revalidate['Cache-Control'])
      return listMeals(reader, period)
    }).withMiddleware(etag()),
    completedRecordRoutes(app, mealEvents, mealEndpoints, {
      form: MealEventForm,
      check: refuseUnknownRecipe,
      complete: async (form) => ({ ...form, seriesId: null }),
    }),
    repeatingRoutes(app),
    sometimeRoutes(app),
    answerInput(mealEndpoints.rearrange, Rearrangement, ({ moved, removed }, c) =>
      app.change(actorOf(c), 'Rearranged the menu', async (w) => {
        for (const { id, version } of removed) await w.remove(mealEvents, id, { version })
        const meals = []
        for (const { id, ...changes } of moved) {
          await refuseUnknownRecipe(changes, w, id)
          meals.push(await w.update(mealEvents, id, changes))
        }
        return meals
      }),
    ),
    answerInput(mealEndpoints.copyLastWeek, CopiedDays, (days, c) =>
      app.change(actorOf(c), 'Copied last week’s meals', async (w) => {
        const meals = []
        for (const meal of await mealsToCopy(w.reads, days)) {
          meals.push(await w.create(mealEvents, meal))
        }
        return meals
      }),
    ),
    respond('GET', '/api/menu.ics', 'text/calendar', async (c) => {
      const period = await readInput(c, WholePeriod)
      const { household } = await readMenuFeed(reader)
      const meals = await listMeals(reader, period)
      const name = `food-pal-menu-${period.startDate}-to-${period.endDate}.ics`
      return c.body(await fileOf(meals, household), 200, {
        ...calendarFile,
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    }),
    answer(feedEndpoints.read, async (c) => {
      c.header('Cache-Control', 'no-store')
      return addressOf(await readMenuFeed(reader))
    }),
    answer(feedEndpoints.reset, async (c) => {
      const feed = await app.change(actorOf(c), 'Gave the menu a new calendar address', async (w) =>
        w.update(menuFeeds, (await readMenuFeed(w.reads)).id, { token: newToken() }),
      )
      return addressOf(feed)
    }),
    respond('GET', `${feedPath}:file`, 'text/calendar', async (c) => {
      const [, token = ''] = /^(.+)\.ics$/.exec(c.req.param('file') ?? '') ?? []
      const feed = await findMenuFeed(reader, token)
      if (!feed) throw notFound('calendar address')
      const startDate = addDays(await app.today(), -feedReachesBack)
      const meals = await listMeals(reader, { startDate })
      const { household } = feed
      return c.body(await fileOf(meals, household), 200, {
        ...calendarFile,
        ...revalidate,
      })
    }).withMiddleware(etag()),
  )
}
