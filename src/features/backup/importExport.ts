import { z } from 'zod'
import { differences } from '#server/records/recorder.ts'
import { type AnyRecordType, draftSchema } from '#server/records/recordType.ts'
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

/** A record of an export; `origin` has its id and creation time, if the file has them. */
export type Imported = { fields: Fields; origin: Partial<RecordFields> }

const Origin = z.object(recordFields).partial()

export function parseExport(file: unknown, recordTypes: readonly AnyRecordType[]) {
  const content = parse(JsonExport, file)
  const lists = recordTypes.flatMap((recordType) => {
    const rows = recordType.exportedAs && content[recordType.exportedAs]
    if (!rows) return []
    const records = parse(z.array(z.unknown(), `${recordType.heading} must be a list.`), rows)
    return [{ recordType, records: records.map((record) => readRecord(recordType, record)) }]
  })
  if (lists.length === 0) {
    throw unreadable("This isn't a Food Pal backup or export. Nothing was changed.")
  }
  return { timestamp: content.timestamp, lists }
}

function readRecord(recordType: AnyRecordType, record: unknown): Imported {
  return {
    fields: parseFields(recordType, draftSchema(recordType), record),
    origin: parse(Origin, record, recordType.noun),
  }
}

/** The same id and creation time mean the same record; equal content is not added again. */
export function planImport(
  recordType: AnyRecordType,
  now: readonly RecordFields[],
  records: readonly Imported[],
): ImportPlan {
  const byId = new Map(now.map((record) => [record.id, record]))
  const textOf = (fields: Fields) => contentOf(recordType, fields)
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

/** Independent of the fields' order, without derived fields. */
const contentOf = ({ derived }: AnyRecordType, fields: Fields) =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => name !== derived?.field)
      .sort(([a], [b]) => compareText(a, b)),
  )
