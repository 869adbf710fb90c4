import type { Transaction } from 'kysely'
import type { LiveMessage } from '#shared/liveMessage.ts'
import type { Tables } from '../db/tables.ts'
import type { Verbs } from './changeWords.ts'
import type { AnyRecordType } from './recordType.ts'

type Source = Pick<LiveMessage, 'origin' | 'by'>

/** The lists that one change wrote to, and what browsers are told about it. */
export class Announcements {
  readonly #source: Source
  readonly #touched = new Map<string, Set<number>>()
  readonly #others = new Map<string, LiveMessage>()

  constructor({ origin, by }: Source) {
    this.#source = { origin, by }
  }

  /** Without ids: something about the list, but none of its records. */
  touch(topic: string, ...ids: number[]) {
    const known = this.#touched.get(topic) ?? new Set()
    for (const id of ids) known.add(id)
    this.#touched.set(topic, known)
  }

  wrote({ announces, topic }: AnyRecordType, operation: keyof Verbs, id: number) {
    this.touch(topic, id)
    const type = announces?.[operation]
    if (!type) return
    const known = this.#others.get(type)
    if (known) known.ids.push(id)
    else this.#others.set(type, { type, topic, ids: [id], ...this.#source })
  }

  add(message: LiveMessage) {
    this.#others.set(`${message.type} ${message.ids.join()}`, { ...message, ...this.#source })
  }

  /** Increments the revision of every touched topic, which invalidates cached lists. */
  async finish(tx: Transaction<Tables>) {
    const written: { topic: string; revision: number; ids: number[] }[] = []
    for (const [topic, ids] of this.#touched) {
      const { revision } = await tx
        .insertInto('revisions')
        .values({ topic, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet((eb) => ({
            revision: eb('revisions.revision', '+', 1),
          })),
        )
        .returning('revision')
        .executeTakeFirstOrThrow()
      written.push({ topic, revision, ids: [...ids] })
    }
    const changed = written.map(({ topic, ids }) => ({
      type: 'changed',
      topic,
      ids,
      ...this.#source,
    }))
    return { messages: [...changed, ...this.#others.values()], written }
  }
}
