import type { Reader } from '#server/db/open.ts'
import { aiCalls } from '../aiCalls.records.ts'

/** Proposals for a message that were refused, with reasons. */
export async function refusedFor(reader: Reader, messageId: number | null): Promise<string[]> {
  if (messageId === null) return []
  const row = await reader
    .selectFrom('aiCalls')
    .selectAll()
    .where('messageId', '=', messageId)
    .where('role', '=', 'proposal-generator')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? aiCalls.decode(row).parseErrors : []
}
