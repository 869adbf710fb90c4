import type { AnyRecordType } from '#server/records/recordType.ts'
import { type RecordFields, recordFields } from '#shared/fields.ts'

/** A list as a table for spreadsheets, without what only the program needs. */
export function csvOf(
  { schema, derived }: AnyRecordType,
  records: readonly RecordFields[],
): string {
  const columns = Object.keys(schema.shape).filter(
    (name) => !(name in recordFields) && name !== derived?.field,
  )
  const rows = records.map((record) =>
    columns.map((name) => cellOf((record as Record<string, unknown>)[name])),
  )
  // Spreadsheets take a text for UTF-8 only with the mark in front.
  return `\ufeff${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // A spreadsheet would reckon with '=1+1' and run what others wrote.
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
