import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

const budget = 'The budget takes a whole number of tokens from 4000 to 1000000'

/** Settings that the program knows, and what each takes. */
export const knownSettings = {
  theme: z.enum(['dark', 'light'], 'Theme takes dark or light'),
  /** In tokens, for all that a model is sent in one turn. */
  promptBudget: z.number(budget).int(budget).min(4_000, budget).max(1_000_000, budget),
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
