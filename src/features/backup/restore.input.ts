import type { z } from 'zod'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { isNestedDeeper } from '#shared/nesting.ts'

/** Throws the first problem in the contract's words. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, noun?: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const message = issue?.message ?? ''
  if (!noun) throw unreadable(`${message.replace(/\.$/, '')}. Nothing was changed.`)
  throw unreadableRecord(noun, issue?.path.join('.'), message)
}

const unreadableRecord = (noun: string, field: string | undefined, message: string) =>
  unreadable(
    `The file has a ${noun} that can't be read (${field ? `${field}: ` : ''}${message}). Nothing was changed.`,
  )

/** A record that its schema and both databases accept. */
export const parseRecord = (recordType: AnyRecordType, value: unknown): RecordFields =>
  parseFields(recordType, recordType.schema, value)

export function parseFields<T extends object>(
  recordType: AnyRecordType,
  schema: z.ZodType<T>,
  value: unknown,
): T {
  if (isNestedDeeper(value)) throw unreadableRecord(recordType.noun, undefined, 'nested too deeply')
  const record = parse(schema, value, recordType.noun)
  for (const [field, column] of Object.entries(recordType.encode(record))) {
    const problem = problemOf(column)
    if (problem) throw unreadableRecord(recordType.noun, field, problem)
  }
  return record
}

const longestText = 16_000_000

/** The reason why neither database could store a value. */
function problemOf(column: unknown): string | undefined {
  // Whether it must be a whole number, its schema knows: servings need not.
  if (typeof column === 'number') {
    return Math.abs(column) < 2 ** 31 ? undefined : 'must be a smaller number'
  }
  if (typeof column !== 'string') return undefined
  if (column.includes('\0')) return "has a character that isn't allowed"
  return column.length > longestText ? 'is too long' : undefined
}
