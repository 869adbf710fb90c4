import { z } from 'zod'
import { differences } from '#server/records/recorder.ts'
import type { AnyKind } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'
import { type RecordFields, recordFields } from '#shared/fields.ts'
import { compareText } from '#shared/order.ts'
import { JsonExport } from './backup.contract.ts'
import { parse, parseFields } from './restore.input.ts'

type Fields = Record<string, unknown>

type ImportPlan = {
  added: { fields: Fields }[]
  changed: { id: number; fields: Fields }[]
  same: number
}

/** One record of an export; `origin` has its id and creation time, where the file has them. */
export type Imported = { fields: Fields; origin: Partial<RecordFields> }

const Origin = z.object(recordFields).partial()

export function parseExport(file: unknown, kinds: readonly AnyKind[]) {
  const content = parse(JsonExport, file)
  const lists = kinds.flatMap((kind) => {
    const rows = kind.exportedAs && content[kind.exportedAs]
    if (!rows) return []
    const records = parse(z.array(z.unknown(), `${kind.heading} must be a list.`), rows)
    return [{ kind, records: records.map((record) => readRecord(kind, record)) }]
  })
  if (lists.length === 0) {
    throw unreadable('This is not a Food Pal backup or export. Nothing was changed.')
  }
  return { timestamp: content.timestamp, lists }
}

function readRecord(kind: AnyKind, record: unknown): Imported {
  const shape = Object.entries(kind.schema.shape).filter(([name]) => !(name in recordFields))
  return {
    fields: parseFields(kind, z.object(Object.fromEntries(shape)), record),
    origin: parse(Origin, record, kind.noun),
  }
}

/**
 * The same number and the same first moment are the same record, whatever has become of it. What
 * reads exactly like a record that is here already is not added a second time.
 */
export function planImport(
  kind: AnyKind,
  now: readonly RecordFields[],
  records: readonly Imported[],
): ImportPlan {
  const byId = new Map(now.map((record) => [record.id, record]))
  const textOf = (fields: Fields) => contentOf(kind, fields)
  const known = new Set(now.map((record) => textOf(fieldsOf(record))))
  const plan: ImportPlan = { added: [], changed: [], same: 0 }
  for (const { fields, origin } of records) {
    const found = origin.id === undefined ? undefined : byId.get(origin.id)
    if (known.has(textOf(fields))) plan.same += 1
    else if (found && found.createdAt === origin.createdAt) {
      plan.changed.push({ id: found.id, fields: differences(fieldsOf(found), fields) })
    } else plan.added.push({ fields })
  }
  return plan
}

const fieldsOf = (record: RecordFields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !(name in recordFields)))

/** Independent of the order of fields; what is read out of another field says nothing more. */
const contentOf = ({ derived }: AnyKind, fields: Fields) =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => name !== derived?.field)
      .sort(([a], [b]) => compareText(a, b)),
  )
