import { z } from 'zod'
import { recordFields } from '#shared/fields.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { dailyTokensKey } from './usage.logic.ts'

const count = z.number().int()

/** What a model was asked on a day. */
export const AiUsage = z.object({
  day: z.string(),
  modelId: z.string(),
  calls: count,
  failures: count,
  inputTokens: count,
  outputTokens: count,
  /** Dollars, as far as the server says it. */
  cost: z.number(),
  ...recordFields,
})
export type AiUsage = z.infer<typeof AiUsage>

const tokens = 'Tokens a day take a whole number from 1000 to 1000000000, or 0 for no limit'

export const dailyTokensSetting = {
  key: dailyTokensKey,
  takes: z.union([z.literal(0), z.int().min(1_000).max(1_000_000_000)], tokens),
} satisfies KnownSetting
