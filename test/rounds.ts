const { SOAK_MINUTES, SOAK_SEED = '1' } = process.env

/** Set by `npm run soak`; in `npm test` each test has its own number of rounds. */
const minutes = SOAK_MINUTES === undefined ? undefined : Number(SOAK_MINUTES)

export const isSoak = minutes !== undefined

export const firstSeed = Number(SOAK_SEED)

/** The time-out of a test with rounds; a soak ends by itself after its last round. */
export const roundsTimeout = 180_000 + (minutes ?? 0) * 60_000

/** A seed for each round: `count` of them, or until the minutes of `npm run soak` are over. */
export function* rounds(count: number): Generator<number> {
  const end = performance.now() + (minutes ?? 0) * 60_000
  for (let n = 0; isSoak ? n === 0 || performance.now() < end : n < count; n += 1) {
    yield firstSeed + n
  }
}

/** Plays once per seed. A failure names its seed. */
export async function playRounds(count: number, play: (seed: number) => unknown): Promise<void> {
  for (const seed of rounds(count)) {
    try {
      await play(seed)
    } catch (error) {
      if (error instanceof Error)
        error.message = `${error.message} (seed ${seed}, the first was ${firstSeed})`
      throw error
    }
  }
}
