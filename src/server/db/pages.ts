import { setImmediate } from 'node:timers/promises'
import { textLength } from './batches.ts'

/** How much of a table is in memory at a time, roughly. */
const pageLength = 1_000_000
const mostRows = 500
const firstRows = 20

/** Below any id, on both engines. */
const beforeAll = -2_147_483_648

/**
 * Rows by id, a page at a time: neither memory nor the wait of everybody else grows with the table.
 * Pages of long rows, such as photos, have few of them.
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
