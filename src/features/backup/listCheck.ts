import type { ListedRecord } from '#server/records/compareRecords.ts'
import type { AnyKind } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'

/** Lists must stand in a file one after the other, each by id: then no record is in it twice. */
export class ListCheck {
  readonly #counts = new Map<AnyKind, number>()
  #last: ListedRecord | undefined

  next(listed: ListedRecord) {
    const { kind, record } = listed
    const count = this.#counts.get(kind) ?? 0
    const follows = this.#last?.kind === kind ? this.#last.record.id < record.id : count === 0
    if (!follows)
      throw unreadable(`This backup has the same ${kind.noun} twice. Nothing was changed.`)
    if (kind.single && count > 0) {
      throw unreadable(`This backup has more than one ${kind.noun}. Nothing was changed.`)
    }
    this.#counts.set(kind, count + 1)
    this.#last = listed
  }

  /** What must be there stays where the file has none. */
  isRestored = (kind: AnyKind) => !kind.single || this.#counts.has(kind)
}
