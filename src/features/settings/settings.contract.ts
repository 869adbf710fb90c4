import { z } from 'zod'
import { keepChoices } from '#features/history/keeping.facts.ts'
import { recordFields, requiredText } from '#shared/fields.ts'

const tokens = 'Tokens take a whole number from 4000 to 1000000'

/** Settings that the program knows, and what each takes. */
export const knownSettings = {
  theme: z.enum(['dark', 'light'], 'Theme takes dark or light'),
  /** How much a model is sent at most. */
  'assistant.tokens': z.int(tokens).min(4_000, tokens).max(1_000_000, tokens),
  'history.keep': z.enum(keepChoices, `History takes ${keepChoices.join(', ')}`),
} satisfies Record<string, z.ZodType>
export type KnownSettings = {
  [Key in keyof typeof knownSettings]: z.infer<(typeof knownSettings)[Key]>
}

export const Setting = z.object({
  key: requiredText('Key', 60),
  value: z.json(),
  ...recordFields,
})
export type Setting = z.infer<typeof Setting>
