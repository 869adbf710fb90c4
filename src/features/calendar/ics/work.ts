/** Somebody else's file asked for more than it is given. */
export class TooMuchWork extends Error {
  constructor() {
    super('Too much work')
    this.name = 'TooMuchWork'
  }
}

/**
 * How much may be done for one file, counted in steps rather than in time: so the same file is
 * read the same way on a fast machine and on a slow one.
 */
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

  /** A part of it, for one event: so that one can use up no more than its share. */
  share = (steps: number) => new Work(steps, this)
}

/** What can't be worked out costs one event, not its calendar. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
