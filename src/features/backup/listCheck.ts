import type { ListedRecord } from '#server/records/compareRecords.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'

/** Lists must come one after the other, each ordered by id: then no record is in the file twice. */
export class ListCheck {
  readonly #counts = new Map<AnyRecordType, number>()
  #last: ListedRecord | undefined

  next(listed: ListedRecord) {
    const { recordType, record } = listed
    const count = this.#counts.get(recordType) ?? 0
    const follows =
      this.#last?.recordType === recordType ? this.#last.record.id < record.id : count === 0
    if (!follows)
      throw unreadable(`This backup has the same ${recordType.noun} twice. Nothing was changed.`)
    if (recordType.single && count > 0) {
      throw unreadable(`This backup has more than one ${recordType.noun}. Nothing was changed.`)
    }
    this.#counts.set(recordType, count + 1)
    this.#last = listed
  }

  /** A record type with a single record keeps it if the file has none. */
  isRestored = (recordType: AnyRecordType) => !recordType.single || this.#counts.has(recordType)
}
