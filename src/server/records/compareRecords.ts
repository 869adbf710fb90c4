import type { RecordFields } from '#shared/fields.ts'
import type { Reader } from '../db/open.ts'
import { eachRecord } from '../db/records.ts'
import type { AnyRecordType, RecordType } from './recordType.ts'

/** A record and the list that it belongs to. */
export type ListedRecord = { recordType: AnyRecordType; record: RecordFields }

/** One record as it is, and as it should become. */
export type Difference = {
  recordType: AnyRecordType
  before: RecordFields | null
  after: RecordFields | null
  isSame: boolean
}

/**
 * Lists as they are beside lists as they should become, record by record. Both sides come by id, so
 * that neither need be in memory.
 */
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

/** A list as it is, walked through once. */
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

  /** Those before it must go; then it is here already, differs or is missing. */
  async *upTo(after: RecordFields): AsyncGenerator<Difference> {
    const { recordType } = this
    while (this.#next && this.#next.id < after.id) yield* this.#goes(this.#next)
    const before = this.#next?.id === after.id ? this.#next : undefined
    // In another household the same number stands for another record, made at another moment.
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

/** Not compared: they differ without the content being different. */
const bookkeeping = ['id', 'version', 'updatedAt']

/** What a file of an older program does not have makes no difference. */
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

/** Two states of one record, of which one or both may be that there is none. */
export const isSame = (
  recordType: AnyRecordType,
  a: RecordFields | null,
  b: RecordFields | null,
): boolean => (a && b ? hasSameContent(recordType, a, b) : a === b)
