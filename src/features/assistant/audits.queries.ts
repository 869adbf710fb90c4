import type { Reader } from '#server/db/open.ts'

/** Those beyond the newest so many. */
export async function oldAiCalls(reader: Reader, kept: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('aiCalls')
    .select('id')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
