import { randomBytes } from 'node:crypto'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import { listRecords } from '#server/db/records.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { hashOf } from '#server/http/sessions.ts'
import type { Writing } from '#server/records/change.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, notFound } from '#shared/errors.ts'
import { momentsAgo } from '#shared/time.ts'
import { NewShareLink } from './sharing.contract.ts'
import { sharingEndpoints } from './sharing.endpoints.ts'
import { hasEnded, listed, listLinks } from './sharing.queries.ts'
import { mostLinks, shareLinks } from './sharing.records.ts'

/** The path of a link without its secret. */
export const sharedPath = '/s/'

const day = 24 * 60 * 60 * 1_000

export function sharingRoutes(app: AppContext) {
  const { reader, config } = app

  return routes(
    answer(sharingEndpoints.list, async (c) => {
      c.header('Cache-Control', 'no-store')
      return listLinks(reader, await app.today())
    }),
    answerInput(sharingEndpoints.make, NewShareLink, async ({ shows, lasts }, c) => {
      // Without its key: the answer of a repeated request is stored, and this one has the secret.
      const { request: _, ...actor } = actorOf(c)
      const secret = randomBytes(24).toString('base64url')
      const link = await app.change(actor, 'Shared a link', async (w) => {
        await makeRoom(w)
        const recipe =
          shows.kind === 'recipe' ? await findRecipe(w.reads, shows.recipeId) : undefined
        if (shows.kind === 'recipe' && !recipe) throw notFound('recipe')
        announceLinks(w)
        return w.create(shareLinks, {
          hash: hashOf(secret),
          shows,
          recipeFrom: recipe?.createdAt ?? null,
          endsAt: momentsAgo(-lasts * day),
        })
      })
      c.status(201)
      c.header('Cache-Control', 'no-store')
      const path = sharedPath + secret
      const url = config.publicUrl ? config.publicUrl.replace(/\/+$/, '') + path : null
      return { ...(await listed(reader, link, await app.today())), path, url }
    }),
    answer(sharingEndpoints.revoke, async (c) => {
      await app.change(actorOf(c), 'Revoked a link', async (w) => {
        await w.remove(shareLinks, idFrom(c, shareLinks.noun))
        announceLinks(w)
      })
      return done
    }),
  )
}

async function makeRoom(w: Writing) {
  const links = await listRecords(w.reads, shareLinks)
  for (const link of links) if (hasEnded(link)) await w.remove(shareLinks, link.id)
  if (links.filter((link) => !hasEnded(link)).length >= mostLinks) {
    throw conflict(`There are ${mostLinks} links already. Revoke one that is not needed.`)
  }
}

const announceLinks = (w: Writing) =>
  w.announce({ type: 'changed', topic: sharingEndpoints.topic, ids: [] })
