import { log } from '../lifecycle/log.ts'
import { DamagedDatabase, type DbError, dbErrorOf } from './dbErrors.ts'
import type { Engine } from './tables.ts'

/** What is known of the state of a database: from checks, and from what it answered. */
export class DbHealth {
  readonly #engine: Engine
  readonly #onDamage: () => Promise<string>
  #damage: { what: string; explained: Promise<void> } | undefined
  #advice = ''
  #isReadOnly = false

  /** `onDamage` says what the owner can do about it. */
  constructor(engine: Engine, onDamage: () => Promise<string>) {
    this.#engine = engine
    this.#onDamage = onDamage
  }

  /** What an error tells; it is remembered where it is about the database as a whole. */
  note = (error: unknown): DbError | undefined => {
    const trouble = dbErrorOf(this.#engine, error)
    if (trouble === 'readOnly') this.#isReadOnly = true
    if (trouble === 'damaged' && !(error instanceof DamagedDatabase)) {
      void this.foundDamage((error as Error).message)
    }
    return trouble
  }

  /** Done when it is known what can be done about it. */
  foundDamage(what: string): Promise<void> {
    this.#damage ??= { what, explained: this.#explain(what) }
    return this.#damage.explained
  }

  async #explain(what: string) {
    this.#advice = await this.#onDamage()
    log.error('database damaged', { error: what, advice: this.#advice })
  }

  hasWritten() {
    this.#isReadOnly = false
  }

  refuseIfDamaged() {
    if (this.#damage) throw new DamagedDatabase(this.#damage.what)
  }

  /** For a person. */
  get advice() {
    return this.#advice
  }

  /** For health. */
  get state(): 'ok' | 'damaged' | 'read-only' {
    if (this.#damage) return 'damaged'
    return this.#isReadOnly ? 'read-only' : 'ok'
  }
}
