import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import { listMeals } from '#features/menu/menu.queries.ts'
import { compareInStores } from '#features/shopping/shopping.logic.ts'
import { listShopping, listStores } from '#features/shopping/shopping.queries.ts'
import { tickItem } from '#features/shopping/shopping.service.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Guesses } from '#server/feature.ts'
import { createLimiter } from '#server/http/callLimit.ts'
import { errorBodyOf } from '#server/http/errorHandler.ts'
import type { Html } from '#server/http/plainPage.ts'
import { sayDay } from '#shared/days.ts'
import { Refusal, refused, statusOf, unreadable } from '#shared/errors.ts'
import { addressNumber, largestId } from '#shared/fields.ts'
import { dayIn } from '#shared/time.ts'
import type { ShareLink } from '../sharing.contract.ts'
import { findLink, hasEnded, sharedRecipe, titleOf } from '../sharing.queries.ts'
import { sharedPath } from '../sharing.routes.ts'
import { setPageHeaders, sharedPage } from './layout.ts'
import { menuPage } from './menuPage.ts'
import { recipePage } from './recipePage.ts'
import { renewing, shoppingPage } from './shoppingPage.ts'

/** Bytes; a tick takes about twenty. */
const longestForm = 1_000
const ticksPerMinute = 120

const Tick = z.object({
  item: addressNumber('Unknown item', 1, largestId),
  bought: z.enum(['yes', 'no']),
})

/** The pages behind share links: one thing each, without a session. */
export function sharedPages(app: AppContext, guesses: Guesses) {
  const { reader } = app
  const countTick = createLimiter(ticksPerMinute)

  async function linkOf(c: Context): Promise<ShareLink> {
    guesses.refuse(c)
    const link = await findLink(reader, c.req.param('secret') ?? '')
    if (!link) guesses.count(c)
    if (!link || hasEnded(link)) throw ended()
    return link
  }

  async function bodyOf(link: ShareLink): Promise<Html> {
    const { shows } = link
    if (shows.kind === 'menu') return menuPage(await listMeals(reader, shows), shows)
    if (shows.kind === 'shopping') {
      const [items, stores] = await Promise.all([listShopping(reader), listStores(reader)])
      const compare = compareInStores(stores)
      const inPlace = items.sort((a, b) => compare(a, b) || a.id - b.id)
      return shoppingPage(inPlace, shows.mayTick)
    }
    const recipe = await sharedRecipe(reader, link)
    if (!recipe) throw ended()
    return recipePage(recipe)
  }

  async function show(c: Context) {
    const link = await linkOf(c)
    const body = await bodyOf(link)
    const title = await titleOf(reader, link, await app.today())
    const lastDay = dayIn(await app.timeZone(), new Date(link.endsAt))
    const until = sayDay(lastDay, { weekday: 'long', month: 'short', day: 'numeric' })
    const script = link.shows.kind === 'shopping' ? { script: renewing } : {}
    return sharedPage(c, { title, body, foot: `Shared until ${until}.`, ...script })
  }

  async function tick(c: Context) {
    const { shows } = await linkOf(c)
    if (shows.kind !== 'shopping' || !shows.mayTick) throw refused('This link is for reading only.')
    const { success, data } = Tick.safeParse(
      Object.fromEntries(new URLSearchParams(await c.req.text())),
    )
    if (!success) throw unreadable("This can't be read. Go back to the list and try again.")
    countTick()
    const bought = data.bought === 'yes'
    await app.change(
      { userId: 'shared link' },
      bought ? 'Ticked an item' : 'Unticked an item',
      (w) => tickItem(w, data.item, bought),
    )
    // Relative, since Food Pal may lie below its host.
    return c.redirect(`${c.req.param('secret')}#item-${data.item}`, 303)
  }

  return new Hono()
    .use(`${sharedPath}*`, async (c, next) => {
      setPageHeaders(c)
      await next()
    })
    .get(`${sharedPath}:secret`, show)
    .post(`${sharedPath}:secret`, bodyLimit({ maxSize: longestForm, onError: tooLarge }), tick)
    .all(`${sharedPath}*`, () => {
      throw ended()
    })
    .onError((error, c) => {
      setPageHeaders(c)
      const { code, message } = errorBodyOf(app, error, c, `${sharedPath}…`)
      const back = c.req.method === 'POST' ? html`<p><a href="">Back to the list</a></p>` : html``
      const body = html`<p>${message}</p>${back}`
      return sharedPage(c, { title: 'Food Pal', body, status: statusOf[code] })
    })
}

const ended = () =>
  new Refusal({
    code: 'unknown',
    message: 'This link has ended. Ask whoever sent it to you for a new one.',
  })

function tooLarge(c: Context): never {
  // The rest of the body is not read, so the connection can't be used again.
  c.header('Connection', 'close')
  throw new Refusal({ code: 'tooLarge', message: 'This is too large.' })
}
