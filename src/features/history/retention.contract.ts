import { z } from 'zod'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { keepChoices, keepKey } from './retention.logic.ts'

export const keepSetting = {
  key: keepKey,
  takes: z.enum(keepChoices, `History must be one of ${keepChoices.join(', ')}`),
} satisfies KnownSetting
