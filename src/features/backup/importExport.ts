import { z } from 'zod'
import { differences } from '#server/records/compareRecords.ts'
import { type AnyRecordType, draftSchema } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'
import { type RecordFields, recordFields } from '#shared/fields.ts'
import { compareText } from '#shared/order.ts'
import { JsonExport } from './backup.contract.ts'
import { parse, parseFields } from './restore.input.ts'

type Fields = Record<string, unknown>

type ImportPlan = {
  added: { origin: number | undefined; fields: Fields }[]
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
  return { timestamp: content.timestamp, lists: referredFirst(lists) }
}

/** Records that others refer to come before them, since those need their new ids. */
function referredFirst<List extends { recordType: AnyRecordType }>(lists: List[]): List[] {
  const ordered: List[] = []
  let left = lists
  while (left.length > 0) {
    const names = new Set(left.map(({ recordType }) => recordType.name))
    const refersToLeft = ({ recordType: { refersTo = {} } }: List) =>
      Object.values(refersTo).some((name) => name !== undefined && names.has(name))
    const ready = left.filter((list) => !refersToLeft(list))
    ordered.push(...(ready.length > 0 ? ready : left))
    left = ready.length > 0 ? left.filter(refersToLeft) : []
  }
  return ordered
}

/** Where the file's records are here: by the name of their type, then by their id in the file. */
export class Places {
  readonly #ids = new Map<string, Map<number, number>>()

  begin(recordType: AnyRecordType) {
    this.#ids.set(recordType.name, new Map())
  }

  put(recordType: AnyRecordType, inFile: number | undefined, here: number) {
    if (inFile !== undefined) this.#ids.get(recordType.name)?.set(inFile, here)
  }

  /** A reference to a list that is not in the file is right only in the household it came from. */
  resolve({ refersTo = {} }: AnyRecordType, fields: Fields, isOwn: boolean): Fields {
    const resolved = { ...fields }
    for (const [field, name] of Object.entries(refersTo)) {
      const given = fields[field]
      const ids = this.#ids.get(String(name))
      if (typeof given !== 'number') continue
      resolved[field] = ids ? (ids.get(given) ?? null) : isOwn ? given : null
    }
    return resolved
  }
}

function readRecord(recordType: AnyRecordType, record: unknown): Imported {
  return {
    fields: parseFields(recordType, draftSchema(recordType), record),
    origin: parse(Origin, record, recordType.noun),
  }
}

/**
 * The same id and creation time mean the same record, and so does the same unique name; equal
 * content is not added again.
 */
export function planImport(
  recordType: AnyRecordType,
  now: readonly RecordFields[],
  records: readonly Imported[],
  places: Places,
): ImportPlan {
  const { unique } = recordType
  const byId = new Map(now.map((record) => [record.id, record]))
  const nameOf = (fields: Fields) => (unique ? fields[unique] : undefined)
  const byName = new Map(now.map((record) => [nameOf(fieldsOf(record)), record]))
  const own = ({ id, createdAt }: Imported['origin']) =>
    id !== undefined && byId.get(id)?.createdAt === createdAt ? byId.get(id) : undefined
  const isOwn = records.some(({ origin }) => own(origin))
  const textOf = (fields: Fields) => contentOf(recordType, fields)
  const known = new Map(now.map((record) => [textOf(fieldsOf(record)), record.id]))
  const plan: ImportPlan = { added: [], changed: [], same: 0 }
  places.begin(recordType)
  for (const { fields: given, origin } of records) {
    const fields = places.resolve(recordType, given, isOwn)
    const same = known.get(textOf(fields))
    const found = own(origin) ?? (unique ? byName.get(nameOf(fields)) : undefined)
    if (same !== undefined) plan.same += 1
    else if (found) {
      plan.changed.push({ id: found.id, fields: differences(fieldsOf(found), fields) })
    } else plan.added.push({ origin: origin.id, fields })
    // What is still to be added gets its place when it is.
    const here = same ?? found?.id
    if (here !== undefined) places.put(recordType, origin.id, here)
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
