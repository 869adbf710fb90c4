import { setImmediate } from 'node:timers/promises'
import { textLength } from './batches.ts'

/** Characters of a table that are in memory at a time, roughly. */
const pageLength = 1_000_000
const mostRows = 500
const firstRows = 20

/** Lower than any id, on both engines. */
const beforeAll = -2_147_483_648

/**
 * Reads rows in pages, so that memory does not grow with the table. Pages of photos are shorter.
 */
export async function* inPages<Row extends { id: number }>(
  read: (after: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = beforeAll
  let most = firstRows
  for (;;) {
    const rows = await read(after, most)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < most) return
    after = last.id
    const length = rows.reduce((sum, row) => sum + textLength(row), 0)
    most = Math.min(mostRows, Math.max(1, Math.floor((pageLength * rows.length) / length)))
    await setImmediate()
  }
}
