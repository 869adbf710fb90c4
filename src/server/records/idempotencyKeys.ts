import type { Transaction } from 'kysely'
import { millis, timestamp } from '#shared/time.ts'
import type { Reader } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'

/** A client's key for a write, which is carried out once however often it arrives. */
export type IdempotencyKey = {
  key: string
  /** Method, path and a hash of the body. */
  call: string
  /** Set once a change under this key is committed. */
  isUsed?: boolean
  /** Resolves when a streamed answer has ended. */
  ends?: Promise<void>
}

/** Another request with the same key was faster: nothing was written. */
export class KeyAlreadyUsed extends Error {
  override name = 'Repeated'
}

const aDay = 24 * 60 * 60 * 1000

/** Claims a key at the beginning of a change, so that a second change with it writes nothing. */
export async function claim(tx: Transaction<Tables>, { key, call }: IdempotencyKey): Promise<void> {
  const dayAgo = new Date(millis() - aDay).toISOString()
  await tx.deleteFrom('requestKeys').where('createdAt', '<', dayAgo).execute()
  const known = tx.selectFrom('requestKeys').select('key').where('key', '=', key)
  if (await known.executeTakeFirst()) throw new KeyAlreadyUsed()
  await tx
    .insertInto('requestKeys')
    .values({ key, call, changeId: null, status: null, answer: null, createdAt: timestamp() })
    .execute()
}

export const noteChange = (tx: Transaction<Tables>, { key }: IdempotencyKey, changeId: number) =>
  tx.updateTable('requestKeys').set({ changeId }).where('key', '=', key).execute()

export type StoredAnswer = { status: number; answer: string }

export const storeAnswer = (tx: Transaction<Tables>, key: string, kept: StoredAnswer) =>
  tx.updateTable('requestKeys').set(kept).where('key', '=', key).execute()

/** The answer to an earlier call: as stored, or rebuilt from history. */
export async function findAnswer(reader: Reader, key: string) {
  const row = await reader
    .selectFrom('requestKeys')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { call, changeId, status, answer } = row
  const kept =
    status !== null && answer !== null
      ? { status, answer }
      : await rebuiltAnswer(reader, call, changeId)
  return { call, changeId, ...kept }
}

/** Calls that add or update a record, and answer with it. */
const recordCall = /^(?:POST \/api\/[a-z-]+|PUT \/api\/[a-z-]+\/\d+) /

/** Rebuilds an answer that was not stored because the program ended after the commit. */
async function rebuiltAnswer(
  reader: Reader,
  call: string,
  changeId: number | null,
): Promise<StoredAnswer> {
  const entries =
    changeId === null || !recordCall.test(call)
      ? []
      : await reader
          .selectFrom('history')
          .select(['operation', 'newData'])
          .where('changeId', '=', changeId)
          .limit(2)
          .execute()
  const [only] = entries
  return only?.newData && entries.length === 1
    ? { status: only.operation === 'create' ? 201 : 200, answer: only.newData }
    : { status: 200, answer: '{"success":true}' }
}
