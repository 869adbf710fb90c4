import { setImmediate } from 'node:timers/promises'
import type { ListedRecord } from '#server/records/compareRecords.ts'
import { EarlierBackup } from './backup.contract.ts'
import { ListCheck } from './listCheck.ts'
import { type BackupContent, type Known, refuseNewer } from './readBackup.ts'
import { parse, parseRecord } from './restore.input.ts'

/** Records between two pauses for other requests. */
const atOnce = 200

/** `checkBackup` for the format of earlier versions, which is in memory as a whole. */
export async function checkEarlierBackup(file: unknown, known: Known): Promise<BackupContent> {
  const { madeAt, migrations, records, history } = parse(EarlierBackup, file)
  refuseNewer(Object.keys(records), migrations, known)
  const inFile = known.recordTypes.filter((recordType) => records[recordType.name])
  const check = new ListCheck()
  const listed: ListedRecord[] = []
  for (const recordType of inFile) {
    for (const [n, row] of (records[recordType.name] ?? []).entries()) {
      listed.push({ recordType, record: parseRecord(recordType, row) })
      if (n % atOnce === 0) await setImmediate()
    }
  }
  // Sorted by id within each list, as the present format requires.
  const place = new Map(inFile.map((recordType, n) => [recordType, n]))
  listed.sort(
    (a, b) =>
      (place.get(a.recordType) ?? 0) - (place.get(b.recordType) ?? 0) || a.record.id - b.record.id,
  )
  for (const each of listed) check.next(each)
  return {
    madeAt,
    recordTypes: inFile.filter(check.isRestored),
    records: async function* () {
      yield* listed
    },
    history: async function* () {
      // Ids begin at 1.
      const idAt = (at: number) => at + 1
      for (const [at, { entries, undoes, ...change }] of history.entries()) {
        const undone = typeof undoes === 'number' ? idAt(undoes) : null
        yield { change: { ...change, id: idAt(at), undoes: undone } }
      }
      for (const [at, { entries }] of history.entries()) {
        for (const entry of entries) yield { entry: { ...entry, changeId: idAt(at) } }
      }
    },
  }
}
