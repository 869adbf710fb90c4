import type { ListedRecord } from '#server/records/compareRecords.ts'
import type { EarlierHistory } from '#server/records/importHistory.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { unreadable } from '#shared/errors.ts'
import { BackupHead, ChangeLine, EntryLine, newer, RecordLine, wrong } from './backup.contract.ts'
import { parseJson, readChecked } from './backupFile.ts'
import { ListCheck } from './listCheck.ts'
import { parse, parseRecord } from './restore.input.ts'

/** A fully checked backup, whose content can be read several times. */
export type BackupContent = {
  madeAt: string
  /** The record types in the file; one that an older version did not have is missing. */
  recordTypes: readonly AnyRecordType[]
  history: () => EarlierHistory
  records: () => AsyncIterable<ListedRecord>
}

export type Known = { recordTypes: readonly AnyRecordType[]; migrations: readonly string[] }

/** Refuses a backup of a newer version, whose data this one would lose. */
export function refuseNewer(lists: readonly string[], steps: readonly string[], known: Known) {
  const isKnown = (name: string) => known.recordTypes.some((recordType) => recordType.name === name)
  if (lists.every(isKnown) && steps.every((step) => known.migrations.includes(step))) return
  throw unreadable(`${newer} Nothing was changed.`)
}

/** Reads the whole file once, so that it fails before anything is changed. */
export async function checkBackup(
  path: string,
  known: Known,
  mostBytes: number,
): Promise<BackupContent> {
  let head: BackupHead | undefined
  const check = new ListCheck()
  for await (const line of readChecked(path, mostBytes)) {
    if (!head) {
      head = readHead(line)
      refuseNewer(head.lists, head.migrations, known)
      continue
    }
    const read = readLine(line, known.recordTypes)
    if ('record' in read) check.next(read)
  }
  if (!head) throw unreadable(`${wrong} Nothing was changed.`)
  const { madeAt, lists } = head
  return {
    madeAt,
    recordTypes: known.recordTypes.filter(
      (recordType) => lists.includes(recordType.name) && check.isRestored(recordType),
    ),
    history: async function* () {
      for await (const line of readChecked(path)) {
        const read = isHistory(line) && readLine(line, known.recordTypes)
        if (read && !('record' in read)) yield read
      }
    },
    records: async function* () {
      for await (const line of readChecked(path)) {
        const read = isRecord(line) && readLine(line, known.recordTypes)
        if (read && 'record' in read) yield read
      }
    },
  }
}

const isChange = (line: string) => line.startsWith('{"change":')
const isEntry = (line: string) => line.startsWith('{"entry":')
const isRecord = (line: string) => line.startsWith('{"kind":')
const isHistory = (line: string) => isChange(line) || isEntry(line)

function readHead(line: string): BackupHead {
  if (!line.startsWith('{"format":')) throw unreadable(`${wrong} Nothing was changed.`)
  return parse(BackupHead, parseJson(line))
}

function readLine(line: string, recordTypes: readonly AnyRecordType[]) {
  const value = parseJson(line)
  if (isChange(line)) return parse(ChangeLine, value, 'change in its history')
  if (isEntry(line)) return parse(EntryLine, value, 'entry in its history')
  const { kind: name, record } = parse(RecordLine, value, 'line')
  const recordType = recordTypes.find((each) => each.name === name)
  if (!recordType || !isRecord(line)) throw unreadable(`${newer} Nothing was changed.`)
  return { recordType, record: parseRecord(recordType, record) }
}
