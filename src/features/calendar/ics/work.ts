/** The file exceeds its work budget. */
export class TooMuchWork extends Error {
  constructor() {
    super('Too much work')
    this.name = 'TooMuchWork'
  }
}

/** A work budget in steps, not in time, so that fast and slow machines read a file the same way. */
export class Work {
  #left: number
  readonly #whole: Work | undefined

  constructor(steps: number, whole?: Work) {
    this.#left = steps
    this.#whole = whole
  }

  spend(steps = 1) {
    this.#left -= steps
    this.#whole?.spend(steps)
    if (this.#left < 0) throw new TooMuchWork()
  }

  /** A smaller budget for one event, which also counts against this one. */
  share = (steps: number) => new Work(steps, this)
}

/** A failure costs one event, not its calendar. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
