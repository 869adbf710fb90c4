import type { z } from 'zod'
import type { RecordFields } from '#shared/fields.ts'
import type { Tables } from './db/tables.ts'

type Storage = 'plain' | 'boolean' | 'json'

/**
 * All that history, undo, export and backup need to know of a record. They loop over the
 * registered kinds and name none.
 */
export type Kind<Stored extends RecordFields = RecordFields> = {
  /** What history calls it, e.g. `pantry`. */
  name: string
  table: keyof Tables & string
  /** The list that browsers re-read when such a record changes. */
  topic: string
  /** In a sentence: 'pantry item'. */
  noun: string
  /** As a heading: 'Pantry'. */
  heading: string
  schema: z.ZodType<Stored> & { shape: Record<string, z.ZodType> }
  label: (record: Stored) => string
  /** The name of its list in the JSON export, for those that are in it. */
  exportedAs?: string
  /** How the program is set up, rather than what the household wrote down. */
  setup?: true
  /** Messages of its own on the WebSocket, besides that its list changed. */
  announces?: { create?: string; update?: string; delete?: string }
}

/** A kind of any record, for code that loops over all of them. */
// biome-ignore lint/suspicious/noExplicitAny: labels take their own record, so no narrower type fits all kinds
export type AnyKind = Kind<any>

/** The fields a caller gives; the rest is filled in by the database or by `change`. */
export type Draft<Stored extends RecordFields> = Omit<Stored, keyof RecordFields>

export function storageOf(schema: z.ZodType): Storage {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType; out?: z.ZodType }
  if (def.innerType) return storageOf(def.innerType)
  if (def.out) return storageOf(def.out)
  if (def.type === 'boolean') return 'boolean'
  return ['array', 'object', 'record', 'unknown', 'json'].includes(def.type) ? 'json' : 'plain'
}

/** As the portable columns hold it: booleans as 0 and 1, lists and objects as JSON text. */
export function toStored(kind: AnyKind, fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const storage = kind.schema.shape[name] ? storageOf(kind.schema.shape[name]) : 'plain'
        if (value === null) return [name, null]
        if (storage === 'boolean') return [name, value ? 1 : 0]
        return [name, storage === 'json' ? JSON.stringify(value) : value]
      }),
  )
}
