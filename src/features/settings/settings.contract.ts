import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

/** Settings that the program knows, and what each takes. */
export const knownSettings = {
  theme: z.enum(['dark', 'light'], 'Theme takes dark or light'),
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
