import { type Environment, newHousehold } from '#test/household.ts'
import { startPostgres } from '#test/services/postgres.ts'

export type Engine = 'sqlite' | 'postgres'

/** On a new household of each engine, or of the one that was asked for. */
export async function onEachEngine(
  only: string | undefined,
  act: (engine: Engine, env: Environment) => Promise<void>,
): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (only && only !== engine) continue
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    // Whoever makes a household asks there.
    if (postgres) process.env.TEST_DATABASE_URL = postgres.url
    const { env, discard } = await newHousehold(engine)
    try {
      await act(engine, env)
    } finally {
      await discard()
      await postgres?.stop()
    }
  }
}
