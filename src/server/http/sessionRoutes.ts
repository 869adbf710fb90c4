import type { Context } from 'hono'
import { z } from 'zod'
import { done } from '#shared/endpoint.ts'
import { notFound } from '#shared/errors.ts'
import { recordId } from '#shared/fields.ts'
import { type Presence, sessionEndpoints } from '#shared/session.endpoints.ts'
import type { AppContext } from '../appContext.ts'
import type { Person } from '../feature.ts'
import { answer, answerInput } from './routes.ts'
import type { SessionCookie } from './sessionCookie.ts'

const Answer = z.object({
  memberId: recordId.nullable().describe('Null is somebody who does not say'),
})

const unknown: Presence = { memberId: null, name: null, isAsked: false }

/** Who is at which device. A household without a passcode gets a session by saying so. */
export function sessionRoutes(
  { sessions }: Pick<AppContext, 'sessions'>,
  cookie: SessionCookie,
  people: () => Promise<readonly Person[]>,
) {
  const nameOf = async (id: number | null) =>
    (id !== null && (await people()).find((each) => each.id === id)?.name) || null

  async function presenceOf(c: Context): Promise<Presence> {
    const session = await cookie.find(c)
    if (!session) return unknown
    const name = await nameOf(session.memberId)
    // A member may be gone by now.
    const memberId = name === null ? null : session.memberId
    return { memberId, name, isAsked: session.askedAt !== null }
  }

  const own = [
    answer(sessionEndpoints.presence, presenceOf),
    answerInput(sessionEndpoints.answer, Answer, async ({ memberId }, c) => {
      const name = await nameOf(memberId)
      if (memberId !== null && name === null) throw notFound('family member')
      const { id } = (await cookie.find(c)) ?? (await cookie.begin(c))
      await sessions.answer(id, memberId)
      return { memberId, name, isAsked: true }
    }),
    answer(sessionEndpoints.devices, async (c) => {
      const own = await cookie.find(c)
      const named = new Map((await people()).map(({ id, name }) => [id, name]))
      return (await sessions.list()).map(({ id, device, lastSeenAt, memberId }) => ({
        id,
        device,
        lastSeenAt,
        name: (memberId !== null && named.get(memberId)) || null,
        isThis: id === own?.id,
      }))
    }),
    answer(sessionEndpoints.end, async (c) => {
      const id = c.req.param('id') ?? ''
      const own = await cookie.find(c)
      if (!(await sessions.end(id))) throw notFound('device')
      if (id === own?.id) cookie.forget(c)
      return done
    }),
  ]
  /** The family member at the browser, by the name they have now. */
  const personOf = async (c: Context) => (await presenceOf(c)).name ?? undefined

  return { routes: own, personOf }
}
