import { randomBytes } from 'node:crypto'
import type { AccessToken, Scope } from '#shared/accessToken.ts'
import { millis, timestamp } from '#shared/time.ts'
import type { Database } from '../db/open.ts'
import { hashOf } from './sessions.ts'

export type AccessTokens = {
  /** The text is answered once; only its hash is stored. */
  make: (name: string, scope: Scope) => Promise<{ token: AccessToken; text: string }>
  list: () => Promise<AccessToken[]>
  /** False if there is no such token. */
  revoke: (id: string) => Promise<boolean>
  /** The token with this text, which is noted as used. */
  find: (text: string) => Promise<AccessToken | undefined>
}

export const tokenPrefix = 'fp_'

/** Milliseconds between notes of a token's use: one a request would be as many writes as reads. */
const notedEvery = 60_000

const fields = ['id', 'name', 'scope', 'createdAt', 'lastUsedAt'] as const

export function createAccessTokens({ reader, writer }: Database): AccessTokens {
  return {
    make: async (name, scope) => {
      const text = tokenPrefix + randomBytes(24).toString('base64url')
      const id = randomBytes(9).toString('base64url')
      const token = { id, name, scope, createdAt: timestamp(), lastUsedAt: null }
      await writer.transaction(async (tx) => {
        await tx
          .insertInto('accessTokens')
          .values({ ...token, hash: hashOf(text) })
          .execute()
      })
      return { token, text }
    },
    list: () => reader.selectFrom('accessTokens').select(fields).orderBy('createdAt').execute(),
    revoke: (id) =>
      writer.transaction(async (tx) => {
        const gone = tx.deleteFrom('accessTokens').where('id', '=', id).returning('id')
        return (await gone.executeTakeFirst()) !== undefined
      }),
    find: async (text) => {
      const token = await reader
        .selectFrom('accessTokens')
        .select(fields)
        .where('hash', '=', hashOf(text))
        .executeTakeFirst()
      // Nobody who reads waits for a write, nor for a database that can only be read.
      if (token && isOld(token.lastUsedAt)) noteUse(token.id).catch(() => {})
      return token
    },
  }

  async function noteUse(id: string) {
    await writer.transaction(async (tx) => {
      const used = tx.updateTable('accessTokens').set({ lastUsedAt: timestamp() })
      await used.where('id', '=', id).execute()
    })
  }
}

const isOld = (moment: string | null) =>
  moment === null || millis() - Date.parse(moment) > notedEvery
