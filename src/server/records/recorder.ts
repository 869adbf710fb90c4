import type { Selectable, Transaction } from 'kysely'
import { notFound, stale } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { type LiveMessage, undoTopic } from '#shared/liveMessage.ts'
import { timestamp } from '#shared/time.ts'
import { findRecord, idsBeyond, rowsOf } from '../db/records.ts'
import type { Tables } from '../db/tables.ts'
import { describe, takenBack, usualVerbs, type Verbs } from './changeWords.ts'
import { alsoDerived, type DayOf, withDerived } from './derivedFields.ts'
import type { IdempotencyKey } from './idempotencyKeys.ts'
import type { AnyRecordType, Draft, RecordType } from './recordType.ts'

/** Who does it, from which page, and (for an approved proposal) by which command. */
export type Actor = {
  userId: string
  origin?: string
  commandType?: string
  executionId?: string
  /** What the client calls this write. */
  request?: IdempotencyKey | undefined
  /** Told the id of the change once it is committed; a change that wrote nothing has none. */
  onRecorded?: (changeId: number) => void
}

/** The version that the caller looked at; a newer one is refused. */
export type Expectation = { version?: number | undefined }

/** A row as it was, and as it is; null where there is none. */
export type Written<R> = { operation: keyof Verbs; before: R | null; after: R | null }

/** The change that an undo takes back. */
type Undone = Pick<Selectable<Tables['changes']>, 'id' | 'why' | 'commandType' | 'executionId'>

/** Writes the rows of one change, and beside each what it was before. */
export class Recorder {
  readonly #tx: Transaction<Tables>
  readonly #actor: Actor
  readonly #why: string
  /** The one moment at which everything of this change happens. */
  readonly at = timestamp()
  readonly dayOf: DayOf
  /** The household's day, decided once for the whole change. */
  readonly today: string
  readonly #touched = new Map<string, Set<number>>()
  readonly #announced = new Map<string, LiveMessage>()
  #changeId: number | undefined

  constructor(tx: Transaction<Tables>, actor: Actor, why: string, dayOf: DayOf) {
    this.#tx = tx
    this.#actor = actor
    this.#why = why
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

  /** An audit keeps so many, and no more. */
  async #forgetOldest(recordType: AnyRecordType, newest: number) {
    for (const id of await idsBeyond(this.#tx, recordType, newest))
      await rowsOf(this.#tx, recordType).remove(id)
  }

  /** Counts up the revision of every touched topic, which makes cached lists stale. */
  async finish(): Promise<LiveMessage[]> {
    for (const topic of this.#touched.keys()) {
      await this.#tx
        .insertInto('revisions')
        .values({ topic, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet((eb) => ({
            revision: eb('revisions.revision', '+', 1),
          })),
        )
        .execute()
    }
    const changed = [...this.#touched].map(([topic, ids]) => ({
      type: 'changed',
      topic,
      ids: [...ids],
      origin: this.#actor.origin,
    }))
    return [...changed, ...this.#announced.values()]
  }

  async #current<R extends RecordFields>(
    recordType: RecordType<R>,
    id: number,
    expect?: Expectation,
  ) {
    const found = await findRecord(this.#tx, recordType, id)
    if (!found) throw notFound(recordType.noun)
    if (expect?.version !== undefined && expect.version !== found.version) {
      throw stale(recordType.label(found), { ...found })
    }
    return found
  }

  /** Undefined as long as nothing was written. */
  get changeId() {
    return this.#changeId
  }

  announce(message: LiveMessage) {
    this.#announced.set(`${message.type} ${message.ids.join()}`, {
      ...message,
      origin: this.#actor.origin,
    })
  }

  /** This change takes an earlier one back, and belongs to the same approved proposal. */
  async marksUndoOf(change: Undone) {
    const { id: undoes, why, commandType, executionId } = change
    this.#changeId ??= await this.#begin()
    if (executionId) this.#touched.set(undoTopic, new Set())
    await this.#tx
      .updateTable('changes')
      .set({ undoes, why: takenBack(why), commandType, executionId })
      .where('id', '=', this.#changeId)
      .execute()
  }

  /** The history entry of a row that was just written. */
  record<R extends RecordFields>(
    recordType: RecordType<R>,
    operation: keyof Verbs,
    before: R | null,
    after: R | null,
    verbs: Verbs = usualVerbs,
  ): Promise<void> {
    return this.recordAll(recordType, [{ operation, before, after }], verbs)
  }

  /** The same for many rows at once. */
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
    for (const { operation, record } of entries) this.#touch(recordType, operation, record.id)
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

  /** For the revision of its list, and for those who have it open. */
  #touch({ announces, topic }: AnyRecordType, operation: keyof Verbs, id: number) {
    this.#touched.set(topic, (this.#touched.get(topic) ?? new Set()).add(id))
    const type = announces?.[operation]
    if (!type) return
    const known = this.#announced.get(type)
    if (known) known.ids.push(id)
    else this.#announced.set(type, { type, topic, ids: [id], origin: this.#actor.origin })
  }

  async #begin() {
    if (this.#actor.executionId) this.#touched.set(undoTopic, new Set())
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

/** What really differs: a field that is sent again as it stands is not a change. */
export function differences<R extends object>(before: R, patch: Partial<R>): Partial<R> {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof R]),
    ),
  ) as Partial<R>
}
