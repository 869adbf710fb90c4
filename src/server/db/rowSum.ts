import { createHash } from 'node:crypto'

export type RowSum = { rows: number; digest: string }

const modulus = 2n ** 256n

/** The number of rows and a digest of their content, whatever their order. */
export async function digestOf(rows: AsyncIterable<object>): Promise<RowSum> {
  let count = 0
  let sum = 0n
  for await (const row of rows) {
    count += 1
    const content = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(content, exactly)).digest('hex')
    sum = (sum + BigInt(`0x${hash}`)) % modulus
  }
  return { rows: count, digest: sum.toString(16) }
}

/** Fractions as PostgreSQL stores them, with half the digits of SQLite. */
const exactly = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.fround(value) : value
