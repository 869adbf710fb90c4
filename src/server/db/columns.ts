import type { Generated, Selectable } from 'kysely'
import type { z } from 'zod'
import type { RecordFields } from '#shared/fields.ts'

declare const holds: unique symbol

/** JSON as text, written by a record type's `encode` and read by its `decode`. */
type JsonText<T> = string & { readonly [holds]: T }

/** A field's column type: the two engines have only text and numbers in common. */
type Column<T> = PresentColumn<Exclude<T, null | undefined>> | Extract<T, null>
type PresentColumn<T> = [T] extends [boolean]
  ? 0 | 1
  : [T] extends [string | number]
    ? T
    : JsonText<T>

export type Columns<R extends RecordFields> = {
  [Name in keyof R]: Name extends 'id' ? Generated<number> : Column<R[Name]>
}

/** A row as a query returns it, before `decode`. */
export type Row<R extends RecordFields> = Selectable<Columns<R>>

type Storage = 'plain' | 'flag' | 'json'

/** The same decision as `Column`, for a schema. columns.unit.test.ts checks that the two agree. */
function storageOf(schema: z.core.$ZodType): Storage {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'enum':
    case 'template_literal':
      return 'plain'
    case 'boolean':
      return 'flag'
    case 'literal':
      return def.values.every((value) => typeof value === 'boolean') ? 'flag' : 'plain'
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return storageOf(def.innerType)
    case 'pipe':
      return storageOf(def.out)
    case 'lazy':
      return storageOf(def.getter())
    case 'union': {
      const storages = new Set(def.options.map(storageOf))
      const [only = 'json'] = storages
      return storages.size === 1 ? only : 'json'
    }
    case 'array':
    case 'object':
    case 'record':
    case 'unknown':
    case 'null':
      return 'json'
    default:
      throw new Error(`No column holds a ${def.type}`)
  }
}

const codecs = {
  plain: { encode: (value: unknown) => value, decode: (value: unknown) => value },
  flag: { encode: (value: unknown) => (value ? 1 : 0), decode: (value: unknown) => value === 1 },
  json: { encode: JSON.stringify, decode: (text: unknown) => JSON.parse(String(text)) },
} satisfies Record<Storage, object>

/** Converts between fields and columns; no other code does. */
export function createCodec<R extends RecordFields>(shape: Record<string, z.core.$ZodType>) {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    codec: codecs[storageOf(schema)],
  }))

  const convert = (from: object, direction: 'encode' | 'decode') => {
    const values = from as Record<string, unknown>
    const converted: Record<string, unknown> = {}
    for (const { name, codec } of fields) {
      const value = values[name]
      if (value !== undefined) converted[name] = value === null ? null : codec[direction](value)
    }
    return converted
  }

  return {
    /** Takes only given fields that the record's schema knows. */
    encode: (given: Partial<R>) => convert(given, 'encode') as Partial<Row<R>>,
    decode: (row: Row<R>) => convert(row, 'decode') as R,
  }
}
