import { readSetting } from '#features/settings/settings.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays } from '#shared/days.ts'
import { type AiUsage, dailyTokensSetting } from './usage.contract.ts'
import { aiUsage } from './usage.records.ts'

const shownDays = 31

/** The last month by day and model, newest first. */
export async function listUsage(reader: Reader, today: string): Promise<AiUsage[]> {
  const rows = await reader
    .selectFrom('aiUsage')
    .selectAll()
    .where('day', '>', addDays(today, -shownDays))
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(aiUsage.decode)
}

export async function findUsage(reader: Reader, day: string, modelId: string) {
  const row = await reader
    .selectFrom('aiUsage')
    .selectAll()
    .where('day', '=', day)
    .where('modelId', '=', modelId)
    .executeTakeFirst()
  return row && aiUsage.decode(row)
}

/** Whether the household's limit of the day is reached. */
export async function isUsedUp(reader: Reader, today: string): Promise<boolean> {
  const limit = await readSetting(reader, dailyTokensSetting)
  if (!limit) return false
  const used = await reader
    .selectFrom('aiUsage')
    .select(['inputTokens', 'outputTokens'])
    .where('day', '=', today)
    .execute()
  return used.reduce((sum, each) => sum + each.inputTokens + each.outputTokens, 0) >= limit
}
