import type { Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { LiveMessage } from '#shared/liveMessage.ts'
import { findRecord } from '../db/records.ts'
import type { Tables } from '../db/tables.ts'
import type { Writer } from '../db/writer.ts'
import { count } from '../lifecycle/metrics.ts'
import type { Live } from '../liveMessages.ts'
import { type DayOf, dayOfIn } from './derivedFields.ts'
import { claim, noteChange } from './idempotencyKeys.ts'
import { type EarlierHistory, forgetChanges, importHistory } from './importHistory.ts'
import type { RecentWrites } from './recentWrites.ts'
import { type Actor, type Expectation, Recorder } from './recorder.ts'
import type { AnyRecordType, Draft, RecordType } from './recordType.ts'
import { type Restored, restore } from './restoreRecords.ts'
import { type Part, restoreRecordsOf, undo, undoUntouched } from './undoChange.ts'

/** The operations of a change. It is passed as an argument: there is no ambient transaction. */
export type Writing = {
  /** The household's date, decided once for the whole change. */
  today: string
  dayOf: DayOf
  /** Whoever makes the change, where it is known by name. */
  by: string | null
  /** Reads that see this change's own writes. */
  reads: Transaction<Tables>
  create: <R extends RecordFields>(recordType: RecordType<R>, draft: Draft<R>) => Promise<R>
  update: <R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    patch: Partial<Draft<R>>,
    expect?: Expectation,
  ) => Promise<R>
  remove: <R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    expect?: Expectation,
  ) => Promise<R>
  /** Replaces whole lists by those of a backup, including ids and timestamps. */
  restore: (restored: Restored) => Promise<void>
  /** Restores every record of a change to its state before. Returns that change's reason. */
  undo: (changeId: number) => Promise<string>
  /** The same for those that are as the change left them. Returns the names of the others. */
  undoUntouched: (changeId: number) => Promise<string[]>
  /** Restores some records of a change, even if they were changed since. Returns how many. */
  restoreRecordsOf: (part: Part) => Promise<number>
  /** Sends browsers a message besides those about changed lists. */
  announce: (message: LiveMessage) => void
  /** Deletes changes together with their history. */
  forgetChanges: (ids: readonly number[]) => Promise<void>
  /** Adds history from before the household's first change here; younger entries are skipped. */
  importHistory: (history: EarlierHistory) => Promise<void>
}

/**
 * What follows in the same change when somebody deletes or changes another feature's record, by its
 * type. An undo takes both back; what an undo or a restore writes has no followers.
 */
export type Followers = {
  // biome-ignore lint/suspicious/noExplicitAny: each takes the record of its own type
  whenRemoved?: Readonly<Record<string, (removed: any, w: Writing) => Promise<void>>>
  // biome-ignore lint/suspicious/noExplicitAny: each takes the records of its own type
  whenChanged?: Readonly<Record<string, (before: any, after: any, w: Writing) => Promise<void>>>
}

export type Change = <T>(actor: Actor, why: string, act: (w: Writing) => Promise<T>) => Promise<T>

type Parts = {
  writer: Writer
  live: Live
  written: RecentWrites
  recordTypes: readonly AnyRecordType[]
  timeZone: (reads: Transaction<Tables>) => Promise<string>
  followers: readonly Followers[]
}

/** The only way to write household data: rows, history and revisions in one transaction. */
export function createChange({
  writer,
  live,
  written,
  recordTypes,
  timeZone,
  followers,
}: Parts): Change {
  return async (actor, why, act) => {
    // The idempotency key belongs to a request's first change; later ones follow from it.
    const request = actor.request?.isUsed ? undefined : actor.request
    const { result, messages, writes, changeId } = await writer.transaction(async (tx) => {
      if (request) await claim(tx, request)
      const recorder = new Recorder(tx, actor, why, dayOfIn(await timeZone(tx)))
      const w: Writing = {
        today: recorder.today,
        dayOf: recorder.dayOf,
        by: actor.by ?? null,
        reads: tx,
        create: (recordType, draft) => recorder.create(recordType, draft),
        update: async (recordType, id, patch, expect) => {
          const following = followers.flatMap((each) => each.whenChanged?.[recordType.name] ?? [])
          const before = following.length > 0 ? await findRecord(tx, recordType, id) : undefined
          const after = await recorder.update(recordType, id, patch, expect)
          for (const follow of following) await follow(before, after, w)
          return after
        },
        remove: async (recordType, id, expect) => {
          const removed = await recorder.remove(recordType, id, expect)
          for (const each of followers) await each.whenRemoved?.[recordType.name]?.(removed, w)
          return removed
        },
        restore: (restored) => restore({ tx, recorder, engine: writer.engine }, restored),
        undo: (changeId) => undo({ tx, recorder, recordTypes }, changeId),
        undoUntouched: (changeId) => undoUntouched({ tx, recorder, recordTypes }, changeId),
        restoreRecordsOf: (part) => restoreRecordsOf({ tx, recorder, recordTypes }, part),
        forgetChanges: (ids) => forgetChanges(tx, ids),
        announce: (message) => recorder.announcements.add(message),
        importHistory: (history) => importHistory({ tx, engine: writer.engine }, history),
      }
      const result = await act(w)
      const { messages, written: writes } = await recorder.announcements.finish(tx)
      if (request && recorder.changeId) await noteChange(tx, request, recorder.changeId)
      await live.announce(tx, messages)
      return { result, messages, writes, changeId: recorder.changeId }
    })
    if (request) request.isUsed = true
    for (const { topic, revision, ids } of writes) written.note(topic, revision, ids)
    live.publish(messages)
    if (changeId !== undefined) {
      count('changes')
      actor.onRecorded?.(changeId)
    }
    return result
  }
}
