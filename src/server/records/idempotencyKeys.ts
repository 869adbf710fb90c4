import type { Transaction } from 'kysely'
import { millis, timestamp } from '#shared/time.ts'
import type { Reader } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'

/** What a client calls a write, so that it is done once however often it arrives. */
export type IdempotencyKey = {
  key: string
  /** Which call that was, with what. */
  call: string
  /** Set once a change under this key is committed. */
  isUsed?: boolean
  /** For an answer that goes on after it has begun. */
  ends?: Promise<void>
}

/** Somebody else was faster with the same key: nothing was written. */
export class Repeated extends Error {
  override name = 'Repeated'
}

const aDay = 24 * 60 * 60 * 1000

/** Before anything else of a change: whoever comes second under a key writes nothing. */
export async function claim(tx: Transaction<Tables>, { key, call }: IdempotencyKey): Promise<void> {
  const dayAgo = new Date(millis() - aDay).toISOString()
  await tx.deleteFrom('requestKeys').where('createdAt', '<', dayAgo).execute()
  const known = tx.selectFrom('requestKeys').select('key').where('key', '=', key)
  if (await known.executeTakeFirst()) throw new Repeated()
  await tx
    .insertInto('requestKeys')
    .values({ key, call, changeId: null, status: null, answer: null, createdAt: timestamp() })
    .execute()
}

export const noteChange = (tx: Transaction<Tables>, { key }: IdempotencyKey, changeId: number) =>
  tx.updateTable('requestKeys').set({ changeId }).where('key', '=', key).execute()

/** An answer as it was given. */
export type StoredAnswer = { status: number; answer: string }

export const storeAnswer = (tx: Transaction<Tables>, key: string, kept: StoredAnswer) =>
  tx.updateTable('requestKeys').set(kept).where('key', '=', key).execute()

/** What became of a call: its answer, or what can be told of it from what it stored. */
export async function findAnswer(reader: Reader, key: string) {
  const row = await reader
    .selectFrom('requestKeys')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { call, changeId, status, answer } = row
  const kept =
    status !== null && answer !== null ? { status, answer } : await toldBy(reader, call, changeId)
  return { call, changeId, ...kept }
}

/** A list or a record in it: whoever writes one is answered with the record. */
const recordCall = /^(?:POST \/api\/[a-z-]+|PUT \/api\/[a-z-]+\/\d+) /

/** The program ended after the commit and before the answer was kept: what was done is known. */
async function toldBy(
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
