import { z } from 'zod'

/**
 * Text as people type it: trimmed, whole Unicode, no control characters but line breaks and tabs
 * (PostgreSQL refuses NUL, and nobody means the others).
 */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const limit = (label: string, max: number) => `${label} is too long (at most ${max} characters)`

export function requiredText(label: string, max: number, message = `${label} is required`) {
  return z
    .string({
      error: ({ input }) => (input == null ? message : `${label} must be text`),
    })
    .transform(clean)
    .pipe(z.string().min(1, message).max(max, limit(label, max)))
}

/** Empty counts as not given: both are stored as null. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .nullish()
    .transform((text) => (text ? clean(text) || null : null))
    .pipe(z.string().max(max, limit(label, max)).nullable())
}

/** What every stored record carries besides its own fields. */
export const recordFields = {
  id: z.number().int(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export type RecordFields = z.infer<z.ZodObject<typeof recordFields>>
