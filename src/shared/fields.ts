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

/** A list of short texts: empty ones are dropped, and what only differs in case counts once. */
export function textList(label: string, { most, longest }: { most: number; longest: number }) {
  const wrong = `${label} must be a list of text`
  const within = (list: string[]) => list.every((text) => text.length <= longest)
  return z
    .array(z.string(wrong), wrong)
    .nullish()
    .transform((list) => distinct((list ?? []).map(clean).filter((text) => text !== '')))
    .pipe(
      z
        .array(z.string())
        .max(most, `${label} are too many (at most ${most})`)
        .refine(within, `${label} are too long (at most ${longest} characters each)`),
    )
}

function distinct(list: string[]): string[] {
  const keys = list.map((text) => text.toLowerCase())
  return list.filter((_, n) => keys.indexOf(keys[n] ?? '') === n)
}

/** How many it is cooked for; nothing where nobody says. */
export const servingsCount = z
  .number('Servings must be a number')
  .min(0.25, 'Servings must be at least ¼')
  .max(500, 'Servings must be at most 500')
  .nullish()
  .transform((count) => count ?? null)
  .pipe(z.number().nullable())

/** PostgreSQL's integers end here. */
export const largestId = 2_147_483_647

/** The id of another record, where there is one. */
export const reference = (message: string) =>
  z
    .number(message)
    .int(message)
    .min(1, message)
    .max(largestId, message)
    .nullish()
    .transform((id) => id ?? null)
    .pipe(z.number().nullable())

/** Room to grow: the databases count to two thousand million. */
const highest = 1_000_000_000

/** What a restored file says is an id, a version or a moment must be one: later ones follow it. */
/** A number as it stands in an address: digits, and nothing else that could pass for one. */
export const addressNumber = (message: string, least: number, most: number) =>
  z
    .union([z.number(), z.string().regex(digits).transform(Number)], message)
    .pipe(z.number().int(message).min(least, message).max(most, message))

const digits = /^\d{1,15}$/

export const recordId = z.number().int().min(1).max(highest)
export const recordVersion = z.number().int().min(1).max(highest)
export const moment = z.iso.datetime({ precision: 3, error: 'must be a moment in UTC' })

/** What every stored record carries besides its own fields. */
export const recordFields = {
  id: recordId.describe('Given by the app, and never used twice'),
  version: recordVersion.describe('Counts the changes of this record'),
  createdAt: moment.describe('A moment in UTC'),
  updatedAt: moment.describe('A moment in UTC'),
}

export type RecordFields = z.infer<z.ZodObject<typeof recordFields>>
