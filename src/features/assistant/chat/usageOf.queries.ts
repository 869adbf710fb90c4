import type { Reader } from '#server/db/open.ts'
import { aiCalls } from '../aiCalls.records.ts'
import type { MessageMetadata } from '../chat.logic.ts'

/** The tokens of all calls that a message led to; undefined if no server counted them. */
export async function usageOf(
  reader: Reader,
  messageId: number,
): Promise<MessageMetadata['usage']> {
  const rows = await reader
    .selectFrom('aiCalls')
    .selectAll()
    .where('messageId', '=', messageId)
    .execute()
  const used = rows.flatMap((row) => aiCalls.decode(row).tokenUsage ?? [])
  const sum = (of: (usage: (typeof used)[number]) => number | null | undefined) =>
    used.reduce((total, usage) => total + (of(usage) ?? 0), 0)
  const input = sum((usage) => usage.input)
  const output = sum((usage) => usage.output)
  return input + output > 0 ? { input, output, cost: sum((usage) => usage.cost) } : undefined
}
