import { z } from 'zod'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { keepChoices } from './retention.logic.ts'

export const keepSetting = {
  key: 'history.keep',
  takes: z.enum(keepChoices, `History takes ${keepChoices.join(', ')}`),
} satisfies KnownSetting
