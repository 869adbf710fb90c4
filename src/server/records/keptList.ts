import { setImmediate as letOthers } from 'node:timers/promises'
import type { RecordFields } from '#shared/fields.ts'
import type { Database, Reader } from '../db/open.ts'
import { listRecords, recordsById } from '../db/records.ts'
import type { RecentWrites } from './recentWrites.ts'
import type { RecordType } from './recordType.ts'

type Source = Pick<Database, 'revisionOf'> & { written: RecentWrites }

const sources = new WeakMap<Reader, Source>()

/** From now on lists are kept that are read by this reader. */
export const keepLists = (reader: Reader, source: Source) => void sources.set(reader, source)

/**
 * A list in its order that stays in memory: it is read whole once, and after a change only what
 * that wrote. It and its records are shared and must not be changed, so they are frozen. Other readers,
 * such as a change's own, read it whole each time.
 */
export function keptList<R extends RecordFields>(
  recordType: RecordType<R>,
  compare: (a: R, b: R) => number,
) {
  const inOrder = (a: R, b: R) => compare(a, b) || a.id - b.id
  const lists = new WeakMap<Reader, { revision: number; records: Promise<readonly R[]> }>()

  async function readWhole(reader: Reader) {
    // Others run first, since a list may be long and callers need several.
    await letOthers()
    const records = await listRecords(reader, recordType)
    return Object.freeze(records.map((each) => Object.freeze(each)).sort(inOrder))
  }

  async function readWritten(reader: Reader, known: Promise<readonly R[]>, ids: number[]) {
    const written = await recordsById(reader, recordType, ids)
    const gone = new Set(ids)
    const records = (await known).filter(({ id }) => !gone.has(id))
    for (const record of written) records.splice(placeOf(record, records), 0, Object.freeze(record))
    return Object.freeze(records)
  }

  function placeOf(record: R, records: readonly R[]) {
    let [low, high] = [0, records.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const there = records[middle]
      if (there && inOrder(there, record) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return async (reader: Reader): Promise<readonly R[]> => {
    const source = sources.get(reader)
    if (!source) return (await listRecords(reader, recordType)).sort(inOrder)
    const revision = await source.revisionOf(recordType.topic)
    const known = lists.get(reader)
    if (known?.revision === revision) return known.records
    const ids = known && source.written.since(recordType.topic, known.revision, revision)
    const records = ids ? readWritten(reader, known.records, ids) : readWhole(reader)
    const fresh = { revision, records }
    lists.set(reader, fresh)
    // A failed read is not kept.
    records.catch(() => {
      if (lists.get(reader) === fresh) lists.delete(reader)
    })
    return records
  }
}
