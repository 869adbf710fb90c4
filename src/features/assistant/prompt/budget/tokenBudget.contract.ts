import { z } from 'zod'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { leastBudget, tokensKey } from './tokenBudget.logic.ts'

const tokens = 'Tokens take a whole number from 3000 to 1000000'

export const tokensSetting = {
  key: tokensKey,
  takes: z.int(tokens).min(leastBudget, tokens).max(1_000_000, tokens),
} satisfies KnownSetting
