import { log } from '../lifecycle/log.ts'
import { DamagedDatabase, type DbError, dbErrorOf } from './dbErrors.ts'
import type { Engine } from './tables.ts'

/** The state of a database, from checks and from its errors. */
export class DbHealth {
  readonly #engine: Engine
  readonly #onDamage: () => Promise<string>
  #damage: { what: string; explained: Promise<void> } | undefined
  #advice = ''
  #isReadOnly = false

  /** `onDamage` returns advice for the owner. */
  constructor(engine: Engine, onDamage: () => Promise<string>) {
    this.#engine = engine
    this.#onDamage = onDamage
  }

  /** Classifies an error, and remembers it if it concerns the whole database. */
  note = (error: unknown): DbError | undefined => {
    const trouble = dbErrorOf(this.#engine, error)
    if (trouble === 'readOnly') this.#isReadOnly = true
    if (trouble === 'damaged' && !(error instanceof DamagedDatabase)) {
      void this.foundDamage((error as Error).message)
    }
    return trouble
  }

  /** Resolves once the advice for the owner is known. */
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

  get advice() {
    return this.#advice
  }

  get state(): 'ok' | 'damaged' | 'read-only' {
    if (this.#damage) return 'damaged'
    return this.#isReadOnly ? 'read-only' : 'ok'
  }
}
