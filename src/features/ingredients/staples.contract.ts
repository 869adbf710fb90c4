import { z } from 'zod'
import { requiredText } from '#shared/fields.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { staplesKey } from './staples.logic.ts'

const mostStaples = 200

/** Foods that this household always has, besides those that every kitchen has. */
export const staplesSetting = {
  key: staplesKey,
  takes: z
    .array(requiredText('Staple', 100), 'Staples must be a list of text')
    .max(mostStaples, `Too many staples (at most ${mostStaples})`),
} satisfies KnownSetting
