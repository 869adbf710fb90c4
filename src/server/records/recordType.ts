import { z } from 'zod'
import { type RecordFields, recordFields } from '#shared/fields.ts'
import { type Columns, createCodec, type Row } from '../db/columns.ts'
import type { Tables } from '../db/tables.ts'

/** A field that the program reads out of another one, by the day on which that was written. */
type Derived<Name extends string> = {
  field: Name
  from: Name
  /** Null where nothing can be read. */
  read: (text: string | null, writtenOn: string) => string | null
}

type Definition<R extends RecordFields> = {
  /** What history calls it, e.g. `pantry`. */
  name: string
  table: keyof Tables & string
  /** The list that browsers re-read when such a record changes. */
  topic: string
  /** In a sentence: 'pantry item'. */
  noun: string
  /** As a heading: 'Pantry'. */
  heading: string
  /** What is kept in its table, for whoever looks at the database. */
  description?: string
  schema: z.ZodType<R> & { shape: Record<string, z.ZodType> }
  label: (record: R) => string
  /** The name of its list in the JSON export, for those that are in it. */
  exportedAs?: string
  /** Nobody fills it in: it is read out of another field whenever that is written. */
  derived?: Derived<keyof R & string>
  /** How the program is set up, rather than what the household wrote down. */
  setup?: true
  /** There is always one: a backup that has none leaves it as it is. */
  single?: true
  /** No list of the household, such as what is said in a chat: without history, without undo. */
  unrecorded?: true
  /** Written about the program's own work: neither announced nor in the backup. */
  audit?: { newest: number }
  /** Messages of its own on the WebSocket, besides that its list changed. */
  announces?: { create?: string; update?: string; delete?: string }
}

/**
 * All that history, undo, export and backup need to know of a record. They loop over the
 * registered kinds and name none.
 */
export type RecordType<R extends RecordFields = RecordFields> = Definition<R> & {
  /** Fields as the table's columns hold them. */
  encode: (fields: Partial<R>) => Partial<Row<R>>
  /** A whole row of the table, as the record that it holds. */
  decode: (row: Row<R>) => R
}

/** A kind of any record, for code that loops over all of them. */
// biome-ignore-start lint/suspicious/noExplicitAny: each takes its own record, so no narrower type fits all kinds
export type AnyRecordType = Definition<any> & {
  encode: (fields: any) => any
  decode: (row: any) => any
}
// biome-ignore-end lint/suspicious/noExplicitAny: up to here

/** The fields a caller gives; the rest is filled in by the database or by `change`. */
export type Draft<R extends RecordFields> = Omit<R, keyof RecordFields>

/** The schema of a draft, by which records of an export are read. */
export const draftSchema = ({ schema }: AnyRecordType) =>
  z.object(
    Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !(name in recordFields))),
  )

/** What the household wrote down: not how the program is set up, nor what was said to it. */
export const isHouseholdList = ({ setup, unrecorded }: AnyRecordType) => !setup && !unrecorded

/** The tables whose columns are those of the record, no more and no fewer. */
type TableOf<R extends RecordFields> = {
  [Name in keyof Tables]: [Tables[Name], Columns<R>] extends [Columns<R>, Tables[Name]]
    ? Name
    : never
}[keyof Tables]

export const defineRecord = <R extends RecordFields>(
  definition: Definition<R> & { table: TableOf<NoInfer<R>> },
): RecordType<R> => ({ ...definition, ...createCodec<R>(definition.schema.shape) })
