import { z } from 'zod'

/** Trims typed text and removes control characters, of which PostgreSQL refuses NUL. */
export const cleanText = (text: string) =>
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
    .transform(cleanText)
    .pipe(z.string().min(1, message).max(max, limit(label, max)))
}

/** Empty text counts as missing; both are stored as null. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .nullish()
    .transform((text) => (text ? cleanText(text) || null : null))
    .pipe(z.string().max(max, limit(label, max)).nullable())
}

/** A list of short texts, without empty ones and without duplicates (case is ignored). */
export function textList(label: string, { most, longest }: { most: number; longest: number }) {
  const wrong = `${label} must be a list of text`
  const within = (list: string[]) => list.every((text) => text.length <= longest)
  return z
    .array(z.string(wrong), wrong)
    .nullish()
    .transform((list) => distinct((list ?? []).map(cleanText).filter((text) => text !== '')))
    .pipe(
      z
        .array(z.string())
        .max(most, `Too many ${label.toLowerCase()} (at most ${most})`)
        .refine(within, `${label} are too long (at most ${longest} characters each)`),
    )
}

function distinct(list: string[]): string[] {
  const keys = list.map((text) => text.toLowerCase())
  return list.filter((_, n) => keys.indexOf(keys[n] ?? '') === n)
}

export const servingsCount = z
  .number('Servings must be a number')
  .min(0.25, 'Servings must be at least ¼')
  .max(500, 'Servings must be at most 500')
  .nullish()
  .transform((count) => count ?? null)
  .pipe(z.number().nullable())

/** PostgreSQL's largest integer. */
export const largestId = 2_147_483_647

export const reference = (message: string) =>
  z
    .number(message)
    .int(message)
    .min(1, message)
    .max(largestId, message)
    .nullish()
    .transform((id) => id ?? null)
    .pipe(z.number().nullable())

/** Below the databases' limit of 2^31, so that ids and versions can still grow. */
const highest = 1_000_000_000

/** Ids, versions and moments of a restored file are checked: later ones continue from them. */
/** A number in an address: digits only. */
export const addressNumber = (message: string, least: number, most: number) =>
  z
    .union([z.number(), z.string().regex(digits).transform(Number)], message)
    .pipe(z.number().int(message).min(least, message).max(most, message))

const digits = /^\d{1,15}$/

export const recordId = z.number().int().min(1).max(highest)
export const recordVersion = z.number().int().min(1).max(highest)
export const moment = z.iso.datetime({ precision: 3, error: 'must be a moment in UTC' })

/** The fields of every stored record besides its own. */
export const recordFields = {
  id: recordId.describe('Given by the app, and never used twice'),
  version: recordVersion.describe('Counts the changes of this record'),
  createdAt: moment.describe('A moment in UTC'),
  updatedAt: moment.describe('A moment in UTC'),
}

export type RecordFields = z.infer<z.ZodObject<typeof recordFields>>
