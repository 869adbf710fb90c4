import type { RecordFields } from '#shared/fields.ts'
import type { Reader } from '../db/open.ts'
import { eachRecord } from '../db/records.ts'
import type { AnyKind, Kind } from './recordType.ts'

/** A record and the list that it belongs to. */
export type ListedRecord = { kind: AnyKind; record: RecordFields }

/** One record as it is, and as it should become. */
export type Difference = {
  kind: AnyKind
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
  kinds: readonly AnyKind[],
  wanted: AsyncIterable<ListedRecord>,
): AsyncGenerator<Difference> {
  const unseen = new Set(kinds)
  let list: List | undefined
  for await (const { kind, record } of wanted) {
    if (!kinds.includes(kind)) continue
    if (list?.kind !== kind) {
      if (list) yield* list.rest()
      list = await List.open(reader, kind)
      unseen.delete(kind)
    }
    yield* list.upTo(record)
  }
  if (list) yield* list.rest()
  for (const kind of unseen) yield* (await List.open(reader, kind)).rest()
}

/** A list as it is, walked through once. */
class List {
  readonly kind: AnyKind
  readonly #records: AsyncIterator<RecordFields, void>
  #next: RecordFields | undefined

  private constructor(kind: AnyKind, records: AsyncIterator<RecordFields, void>) {
    this.kind = kind
    this.#records = records
  }

  static async open(reader: Reader, kind: AnyKind) {
    const list = new List(kind, eachRecord(reader, kind))
    await list.#advance()
    return list
  }

  async #advance() {
    this.#next = (await this.#records.next()).value ?? undefined
  }

  /** Those before it must go; then it is here already, differs or is missing. */
  async *upTo(after: RecordFields): AsyncGenerator<Difference> {
    const { kind } = this
    while (this.#next && this.#next.id < after.id) yield* this.#goes(this.#next)
    const before = this.#next?.id === after.id ? this.#next : undefined
    // In another household the same number stands for another record, made at another moment.
    if (before && before.createdAt !== after.createdAt) yield* this.#goes(before)
    else if (before) {
      yield { kind, before, after, isSame: hasSameContent(kind, before, after) }
      await this.#advance()
      return
    }
    yield { kind, before: null, after, isSame: false }
  }

  async *rest(): AsyncGenerator<Difference> {
    while (this.#next) yield* this.#goes(this.#next)
  }

  async *#goes(before: RecordFields): AsyncGenerator<Difference> {
    yield { kind: this.kind, before, after: null, isSame: false }
    await this.#advance()
  }
}

/** Not compared: they differ without the content being different. */
const bookkeeping = ['id', 'version', 'updatedAt']

/** What a file of an older program does not have makes no difference. */
function hasSameContent<R extends RecordFields>(kind: Kind<R>, before: R, after: R): boolean {
  const names = Object.keys(kind.schema.shape).filter((name) => !bookkeeping.includes(name))
  const fields = names as (keyof R)[]
  return fields.every(
    (name) =>
      after[name] === undefined || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  )
}

/** Two states of one record, of which one or both may be that there is none. */
export const isSame = (kind: AnyKind, a: RecordFields | null, b: RecordFields | null): boolean =>
  a && b ? hasSameContent(kind, a, b) : a === b
