import type { Transaction } from 'kysely'
import type { RecordFields } from '#shared/fields.ts'
import type { LiveMessage } from '#shared/liveMessage.ts'
import type { Tables } from '../db/tables.ts'
import type { Writer } from '../db/writer.ts'
import type { Live } from '../liveMessages.ts'
import { type DayOf, dayOfIn } from './derivedFields.ts'
import { claim, noteChange } from './idempotencyKeys.ts'
import { type EarlierHistory, forgetChanges, importHistory } from './importHistory.ts'
import { type Actor, type Expectation, Recorder } from './recorder.ts'
import type { AnyRecordType, Draft, RecordType } from './recordType.ts'
import { type Restored, restore } from './restoreRecords.ts'
import { bringBack, type Part, undo } from './undoChange.ts'

/** What a change can do. Passed on explicitly: nothing reads an ambient transaction. */
export type Writing = {
  /** The household's day, decided once for the whole change. */
  today: string
  /** The household's day at an earlier moment. */
  dayOf: DayOf
  /** Reads that see what this change has written so far. */
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
  /** Whole lists become what they were elsewhere, ids and moments included. */
  restore: (restored: Restored) => Promise<void>
  /** Every record of an earlier change becomes what it was before; answers why that was made. */
  undo: (changeId: number) => Promise<string>
  /** The same for some records of a change, even if they were changed since; answers how many. */
  bringBack: (part: Part) => Promise<number>
  /** Tells the browsers something besides which lists changed. */
  announce: (message: LiveMessage) => void
  /** Whole changes, with all that history says of them. */
  forgetChanges: (ids: readonly number[]) => Promise<void>
  /** History from before the household's first change here; what is younger is left out. */
  importHistory: (history: EarlierHistory) => Promise<void>
}

export type Change = <T>(actor: Actor, why: string, act: (w: Writing) => Promise<T>) => Promise<T>

type Parts = {
  writer: Writer
  live: Live
  recordTypes: readonly AnyRecordType[]
  timeZone: (reads: Transaction<Tables>) => Promise<string>
}

/** The only way to write household data: rows, history and revisions in one transaction. */
export function createChange({ writer, live, recordTypes, timeZone }: Parts): Change {
  return async (actor, why, act) => {
    // The first change of a request stands for it: what follows is done because of it.
    const request = actor.request?.isUsed ? undefined : actor.request
    const { result, messages, changeId } = await writer.transaction(async (tx) => {
      if (request) await claim(tx, request)
      const recorder = new Recorder(tx, actor, why, dayOfIn(await timeZone(tx)))
      const result = await act({
        today: recorder.today,
        dayOf: recorder.dayOf,
        reads: tx,
        create: (recordType, draft) => recorder.create(recordType, draft),
        update: (recordType, id, patch, expect) => recorder.update(recordType, id, patch, expect),
        remove: (recordType, id, expect) => recorder.remove(recordType, id, expect),
        restore: (restored) => restore({ tx, recorder, engine: writer.engine }, restored),
        undo: (changeId) => undo({ tx, recorder, recordTypes }, changeId),
        bringBack: (part) => bringBack({ tx, recorder, recordTypes }, part),
        forgetChanges: (ids) => forgetChanges(tx, ids),
        announce: (message) => recorder.announce(message),
        importHistory: (history) => importHistory({ tx, engine: writer.engine }, history),
      })
      const messages = await recorder.finish()
      if (request && recorder.changeId) await noteChange(tx, request, recorder.changeId)
      await live.announce(tx, messages)
      return { result, messages, changeId: recorder.changeId }
    })
    if (request) request.isUsed = true
    live.publish(messages)
    if (changeId !== undefined) actor.onRecorded?.(changeId)
    return result
  }
}
