import { z } from 'zod'
import { type RecordFields, recordFields } from '#shared/fields.ts'
import { type Columns, createCodec, type Row } from '../db/columns.ts'
import type { Tables } from '../db/tables.ts'

/** A field that is computed from another one and the day on which that was written. */
type Derived<Name extends string> = {
  field: Name
  from: Name
  read: (text: string | null, writtenOn: string) => string | null
}

type Definition<R extends RecordFields> = {
  /** Its name in history, such as `pantry`. */
  name: string
  table: keyof Tables & string
  /** The list that browsers refetch when such a record changes. */
  topic: string
  /** In a sentence: 'pantry item'. */
  noun: string
  /** As a heading: 'Pantry'. */
  heading: string
  /** The table's description for somebody who looks at the database. */
  description?: string
  schema: z.ZodType<R> & { shape: Record<string, z.ZodType> }
  label: (record: R) => string
  /** Fields that tell records of one label apart, such as a meal's day. */
  knownBy?: readonly (keyof R & string)[]
  /** Its list's name in the JSON export. */
  exportedAs?: string
  /** Fields with the id of another record, by that record type's name. */
  refersTo?: { [Field in keyof R & string]?: string }
  /** A field that no two records share, in which an imported record is known again. */
  unique?: keyof R & string
  /** A field that nobody fills in: it is computed whenever its source is written. */
  derived?: Derived<keyof R & string>
  /** Part of the program's setup, not of the household's data. */
  setup?: true
  /** There is always exactly one record: a backup without it leaves it as it is. */
  single?: true
  /** Without history and undo, such as a chat's messages. */
  unrecorded?: true
  /** The program's own, such as a log of its work: neither announced nor in the backup. */
  audit?: { newest: number }
  /** Live messages of its own, besides 'changed'. */
  announces?: { create?: string; update?: string; delete?: string }
}

/** All that history, undo, export and backup know of a record; they loop over all types. */
export type RecordType<R extends RecordFields = RecordFields> = Definition<R> & {
  encode: (fields: Partial<R>) => Partial<Row<R>>
  decode: (row: Row<R>) => R
}

// biome-ignore-start lint/suspicious/noExplicitAny: each takes its own record, so no narrower type fits all kinds
export type AnyRecordType = Definition<any> & {
  encode: (fields: any) => any
  decode: (row: any) => any
}
// biome-ignore-end lint/suspicious/noExplicitAny: up to here

/** The fields that a caller gives; `change` and the database fill in the others. */
export type Draft<R extends RecordFields> = Omit<R, keyof RecordFields>

/** The schema by which records of an export are read. */
export const draftSchema = ({ schema }: AnyRecordType) =>
  z.object(
    Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !(name in recordFields))),
  )

/** Data of the household: neither the program's setup nor chats. */
export const isHouseholdList = ({ setup, unrecorded }: AnyRecordType) => !setup && !unrecorded

type TableOf<R extends RecordFields> = {
  [Name in keyof Tables]: [Tables[Name], Columns<R>] extends [Columns<R>, Tables[Name]]
    ? Name
    : never
}[keyof Tables]

export const defineRecord = <R extends RecordFields>(
  definition: Definition<R> & { table: TableOf<NoInfer<R>> },
): RecordType<R> => ({ ...definition, ...createCodec<R>(definition.schema.shape) })
