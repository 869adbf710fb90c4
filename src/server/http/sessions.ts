import { createHash, randomBytes } from 'node:crypto'
import type { LiveMessage } from '#shared/liveMessage.ts'
import { millis, timestamp } from '#shared/time.ts'
import type { Database } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import type { Live } from '../liveMessages.ts'

/** Sent to all instances, which then check the sessions of their open sockets. */
const signedOut: LiveMessage = { type: 'signed-out', topic: 'sessions', ids: [] }

export const isSignOut = (message: string): boolean => message === JSON.stringify(signedOut)

const ninetyDays = 90 * 24 * 60 * 60

/** In seconds. */
export const sessionLasts = ninetyDays

/** Milliseconds between notes of a session's use. */
const notedEvery = 5 * 60_000

/** A browser that came in. Its id is a hash, which opens nothing. */
export type Session = Tables['sessions']

export type Sessions = {
  /** Returns the session's token, of which only the hash is stored. */
  begin: (device: string, memberId?: number) => Promise<string>
  /** The open session with this token, which is noted as seen. */
  find: (token: string, device: string) => Promise<Session | undefined>
  /** Notes who is at the device; null is somebody who did not say. */
  answer: (id: string, memberId: number | null) => Promise<void>
  /** The last seen first. */
  list: () => Promise<Session[]>
  /** False if there is no such session. */
  end: (id: string) => Promise<boolean>
  endAll: () => Promise<void>
}

/** The browsers' sessions. Ending one closes it on all instances at once. */
export function createSessions({ reader, writer }: Database, live: Live): Sessions {
  const oldest = () => new Date(millis() - ninetyDays * 1000).toISOString()
  const open = () => reader.selectFrom('sessions').selectAll().where('createdAt', '>=', oldest())

  const end = async (id?: string) => {
    const ended = await writer.transaction(async (tx) => {
      const ending = tx.deleteFrom('sessions').returning('id')
      const gone = await (id === undefined ? ending : ending.where('id', '=', id)).execute()
      await live.announce(tx, [signedOut])
      return gone.length > 0
    })
    live.publish([signedOut])
    return ended
  }

  const update = (id: string, changed: Partial<Session>) =>
    writer.transaction(async (tx) => {
      await tx.updateTable('sessions').set(changed).where('id', '=', id).execute()
    })

  return {
    begin: async (device, memberId) => {
      const token = randomBytes(24).toString('base64url')
      const now = timestamp()
      await writer.transaction(async (tx) => {
        await tx.deleteFrom('sessions').where('createdAt', '<', oldest()).execute()
        await tx
          .insertInto('sessions')
          .values({
            id: hashOf(token),
            createdAt: now,
            device,
            lastSeenAt: now,
            memberId: memberId ?? null,
            askedAt: memberId === undefined ? null : now,
          })
          .execute()
      })
      return token
    },
    find: async (token, device) => {
      const session = await open().where('id', '=', hashOf(token)).executeTakeFirst()
      // Nobody waits for this note, nor for a database that can only be read.
      if (session && isOld(session.lastSeenAt)) {
        update(session.id, { device, lastSeenAt: timestamp() }).catch(() => {})
      }
      return session
    },
    answer: (id, memberId) => update(id, { memberId, askedAt: timestamp() }),
    list: () => open().orderBy('lastSeenAt', 'desc').execute(),
    end,
    endAll: async () => void (await end()),
  }
}

const isOld = (moment: string | null) =>
  moment === null || millis() - Date.parse(moment) > notedEvery

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
