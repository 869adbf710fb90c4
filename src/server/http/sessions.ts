import { createHash, randomBytes } from 'node:crypto'
import type { LiveMessage } from '#shared/liveMessage.ts'
import { millis, timestamp } from '#shared/time.ts'
import type { Database } from '../db/open.ts'
import type { Live } from '../liveMessages.ts'

/** Sent to all instances, which then check the sessions of their open sockets. */
const signedOut: LiveMessage = { type: 'signed-out', topic: 'sessions', ids: [] }

export const isSignOut = (message: string): boolean => message === JSON.stringify(signedOut)

const ninetyDays = 90 * 24 * 60 * 60

/** In seconds. */
export const sessionLasts = ninetyDays

export type Sessions = {
  /** Returns the session's token, of which only the hash is stored. */
  begin: () => Promise<string>
  isOpen: (token: string) => Promise<boolean>
  end: (token: string) => Promise<void>
  endAll: () => Promise<void>
}

/** Signed-in sessions. Ending one closes it on all instances at once. */
export function createSessions({ reader, writer }: Database, live: Live): Sessions {
  const oldest = () => new Date(millis() - ninetyDays * 1000).toISOString()

  const end = async (token?: string) => {
    await writer.transaction(async (tx) => {
      const ending = tx.deleteFrom('sessions')
      await (token === undefined ? ending : ending.where('id', '=', hashOf(token))).execute()
      await live.announce(tx, [signedOut])
    })
    live.publish([signedOut])
  }

  return {
    begin: async () => {
      const token = randomBytes(24).toString('base64url')
      await writer.transaction(async (tx) => {
        await tx.deleteFrom('sessions').where('createdAt', '<', oldest()).execute()
        const session = { id: hashOf(token), createdAt: timestamp() }
        await tx.insertInto('sessions').values(session).execute()
      })
      return token
    },
    isOpen: async (token) => {
      const session = await reader
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', hashOf(token))
        .where('createdAt', '>=', oldest())
        .executeTakeFirst()
      return session !== undefined
    },
    end,
    endAll: () => end(),
  }
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
