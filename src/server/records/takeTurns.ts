import { setImmediate } from 'node:timers/promises'

/** Records between two pauses. */
const atOnce = 20

/**
 * Lets other requests be answered within a change of thousands of records: SQLite answers at once,
 * so that a loop over it would keep everybody waiting until its end.
 */
export async function takeTurns(count: number): Promise<void> {
  if (count % atOnce === atOnce - 1) await setImmediate()
}
