import type { RecordFields } from '#shared/fields.ts'
import type { Reader } from '../db/open.ts'
import { eachRecord } from '../db/records.ts'
import type { AnyRecordType, RecordType } from './recordType.ts'

export type ListedRecord = { recordType: AnyRecordType; record: RecordFields }

/** A record's current and wanted state. */
export type Difference = {
  recordType: AnyRecordType
  before: RecordFields | null
  after: RecordFields | null
  isSame: boolean
}

/** Compares current and wanted lists by id, so that neither has to be in memory. */
export async function* compareRecords(
  reader: Reader,
  recordTypes: readonly AnyRecordType[],
  wanted: AsyncIterable<ListedRecord>,
): AsyncGenerator<Difference> {
  const unseen = new Set(recordTypes)
  let list: List | undefined
  for await (const { recordType, record } of wanted) {
    if (!recordTypes.includes(recordType)) continue
    if (list?.recordType !== recordType) {
      if (list) yield* list.rest()
      list = await List.open(reader, recordType)
      unseen.delete(recordType)
    }
    yield* list.upTo(record)
  }
  if (list) yield* list.rest()
  for (const recordType of unseen) yield* (await List.open(reader, recordType)).rest()
}

/** A current list, read once from start to end. */
class List {
  readonly recordType: AnyRecordType
  readonly #records: AsyncIterator<RecordFields, void>
  #next: RecordFields | undefined

  private constructor(recordType: AnyRecordType, records: AsyncIterator<RecordFields, void>) {
    this.recordType = recordType
    this.#records = records
  }

  static async open(reader: Reader, recordType: AnyRecordType) {
    const list = new List(recordType, eachRecord(reader, recordType))
    await list.#advance()
    return list
  }

  async #advance() {
    this.#next = (await this.#records.next()).value ?? undefined
  }

  /** Yields records with lower ids as deletions, then the comparison with this one. */
  async *upTo(after: RecordFields): AsyncGenerator<Difference> {
    const { recordType } = this
    while (this.#next && this.#next.id < after.id) yield* this.#goes(this.#next)
    const before = this.#next?.id === after.id ? this.#next : undefined
    // In another household the same id is another record, created at another time.
    if (before && before.createdAt !== after.createdAt) yield* this.#goes(before)
    else if (before) {
      yield { recordType, before, after, isSame: hasSameContent(recordType, before, after) }
      await this.#advance()
      return
    }
    yield { recordType, before: null, after, isSame: false }
  }

  async *rest(): AsyncGenerator<Difference> {
    while (this.#next) yield* this.#goes(this.#next)
  }

  async *#goes(before: RecordFields): AsyncGenerator<Difference> {
    yield { recordType: this.recordType, before, after: null, isSame: false }
    await this.#advance()
  }
}

/** Fields that may differ though the content is the same. */
const bookkeeping = ['id', 'version', 'updatedAt']

/** A field that is missing in an older file counts as equal. */
function hasSameContent<R extends RecordFields>(
  recordType: RecordType<R>,
  before: R,
  after: R,
): boolean {
  const names = Object.keys(recordType.schema.shape).filter((name) => !bookkeeping.includes(name))
  const fields = names as (keyof R)[]
  return fields.every(
    (name) =>
      after[name] === undefined || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  )
}

/** Compares two states of a record; null means that it does not exist. */
export const isSame = (
  recordType: AnyRecordType,
  a: RecordFields | null,
  b: RecordFields | null,
): boolean => (a && b ? hasSameContent(recordType, a, b) : a === b)

/** The fields that really differ from the record. */
export function differences<R extends object>(before: R, patch: Partial<R>): Partial<R> {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof R]),
    ),
  ) as Partial<R>
}
