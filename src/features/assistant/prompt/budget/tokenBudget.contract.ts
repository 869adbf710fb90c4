import { z } from 'zod'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { tokensKey } from './tokenBudget.logic.ts'

const tokens = 'Tokens take a whole number from 4000 to 1000000'

export const tokensSetting = {
  key: tokensKey,
  takes: z.int(tokens).min(4_000, tokens).max(1_000_000, tokens),
} satisfies KnownSetting
