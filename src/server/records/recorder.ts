import type { Selectable, Transaction } from 'kysely'
import { notFound, stale } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { undoTopic } from '#shared/liveMessage.ts'
import { timestamp } from '#shared/time.ts'
import { findRecord, idsBeyond, rowsOf } from '../db/records.ts'
import type { Tables } from '../db/tables.ts'
import { Announcements } from './announcements.ts'
import { describe, takenBack, usualVerbs, type Verbs } from './changeWords.ts'
import { differences } from './compareRecords.ts'
import { alsoDerived, type DayOf, withDerived } from './derivedFields.ts'
import type { IdempotencyKey } from './idempotencyKeys.ts'
import { onlyWriterSince } from './recordHistory.ts'
import type { AnyRecordType, Draft, RecordType } from './recordType.ts'

/** The person, the page and (for an approved proposal) the command of a change. */
export type Actor = {
  userId: string
  /** Whoever is known by name: a family member, or a program with a token. */
  by?: string | undefined
  origin?: string
  commandType?: string
  executionId?: string
  request?: IdempotencyKey | undefined
  /** Called with the change's id after the commit, unless nothing was written. */
  onRecorded?: (changeId: number) => void
}

/** The version that the caller saw; a newer one is refused. */
export type Expectation = { version?: number | undefined }

/** A row before and after a write; null if it did not or does not exist. */
export type Written<R> = { operation: keyof Verbs; before: R | null; after: R | null }

type Undone = Pick<Selectable<Tables['changes']>, 'id' | 'why' | 'commandType' | 'executionId'>

/** Writes the rows of one change, and their history. */
export class Recorder {
  readonly #tx: Transaction<Tables>
  readonly #actor: Actor
  readonly #why: string
  /** The time of everything in this change. */
  readonly at = timestamp()
  readonly dayOf: DayOf
  /** The household's date, decided once for the whole change. */
  readonly today: string
  readonly announcements: Announcements
  #changeId: number | undefined

  constructor(tx: Transaction<Tables>, actor: Actor, why: string, dayOf: DayOf) {
    this.#tx = tx
    this.#actor = actor
    this.#why = why
    this.announcements = new Announcements(actor)
    this.dayOf = dayOf
    this.today = dayOf(this.at)
  }

  async create<R extends RecordFields>(recordType: RecordType<R>, draft: Draft<R>): Promise<R> {
    const created = await rowsOf(this.#tx, recordType).insert({
      ...withDerived(recordType, draft, this.today),
      version: 1,
      createdAt: this.at,
      updatedAt: this.at,
    })
    await this.record(recordType, 'create', null, created)
    if (recordType.audit) await this.#forgetOldest(recordType, recordType.audit.newest)
    return created
  }

  async update<R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    patch: Partial<Draft<R>>,
    expect?: Expectation,
  ): Promise<R> {
    const before = await this.#current(recordType, id, expect)
    const changed = differences(before, patch)
    if (Object.keys(changed).length === 0) return before
    const after = await rowsOf(this.#tx, recordType).update(id, {
      ...alsoDerived(recordType, changed, this.today),
      version: before.version + 1,
      updatedAt: this.at,
    })
    await this.record(recordType, 'update', before, after)
    return after
  }

  async remove<R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    expect?: Expectation,
  ): Promise<R> {
    const before = await this.#current(recordType, id, expect)
    await rowsOf(this.#tx, recordType).remove(id)
    await this.record(recordType, 'delete', before, null)
    return before
  }

  /** An audit keeps the `newest` records only. */
  async #forgetOldest(recordType: AnyRecordType, newest: number) {
    for (const id of await idsBeyond(this.#tx, recordType, newest))
      await rowsOf(this.#tx, recordType).remove(id)
  }

  async #current<R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    expect?: Expectation,
  ) {
    const found = await findRecord(this.#tx, recordType, id)
    if (!found) throw notFound(recordType.noun)
    if (expect?.version !== undefined && expect.version !== found.version) {
      const by = await onlyWriterSince(this.#tx, recordType, { id, version: expect.version })
      throw stale(recordType.label(found), { ...found }, by)
    }
    return found
  }

  /** Undefined until something is written. */
  get changeId() {
    return this.#changeId
  }

  /** Marks this change as the undo of an earlier one, within the same approved proposal. */
  async marksUndoOf(change: Undone) {
    const { id: undoes, why, commandType, executionId } = change
    this.#changeId ??= await this.#begin()
    if (executionId) this.announcements.touch(undoTopic)
    await this.#tx
      .updateTable('changes')
      .set({ undoes, why: takenBack(why), commandType, executionId })
      .where('id', '=', this.#changeId)
      .execute()
  }

  record<R extends RecordFields>(
    recordType: RecordType<R>,
    operation: keyof Verbs,
    before: R | null,
    after: R | null,
    verbs: Verbs = usualVerbs,
  ): Promise<void> {
    return this.recordAll(recordType, [{ operation, before, after }], verbs)
  }

  async recordAll<R extends RecordFields>(
    recordType: RecordType<R>,
    written: readonly Written<R>[],
    verbs: Verbs = usualVerbs,
  ): Promise<void> {
    if (recordType.audit) return
    const entries = written.flatMap(({ operation, before, after }) => {
      const record = after ?? before
      return record ? [{ operation, before, after, record }] : []
    })
    for (const { operation, record } of entries)
      this.announcements.wrote(recordType, operation, record.id)
    if (recordType.unrecorded || entries.length === 0) return
    this.#changeId ??= await this.#begin()
    const changeId = this.#changeId
    await this.#tx
      .insertInto('history')
      .values(
        entries.map(({ operation, before, after, record }) => ({
          changeId,
          entityType: recordType.name,
          entityId: record.id,
          operation,
          changeDescription: describe(recordType, verbs[operation], record),
          userId: this.#actor.userId,
          timestamp: this.at,
          previousData: before && JSON.stringify(before),
          newData: after && JSON.stringify(after),
          previousVersion: before?.version ?? null,
          newVersion: after?.version ?? null,
        })),
      )
      .execute()
  }

  async #begin() {
    if (this.#actor.executionId) this.announcements.touch(undoTopic)
    const { id } = await this.#tx
      .insertInto('changes')
      .values({
        userId: this.#actor.userId,
        why: this.#why,
        commandType: this.#actor.commandType ?? null,
        executionId: this.#actor.executionId ?? null,
        undoes: null,
        createdAt: this.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
