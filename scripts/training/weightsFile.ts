import { rowOf } from '#features/assistant/builtIn/choose/weights.ts'

/** A table of the file: as many rows as it has place for, the weightiest first. */
export function tableOf(
  name: string,
  labels: readonly string[],
  size: { rows: number; most: number },
  weights: Iterable<[string, ArrayLike<number>]>,
) {
  const largest = (row: ArrayLike<number>) => Math.max(...Array.from(row, Math.abs))
  const kept = [...weights]
    .map(([feature, row]) => ({ feature, row, weight: largest(row) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, size.most)
  const step = (kept[0]?.weight ?? 1) / 127
  const marks = new Uint16Array(size.rows)
  const cells = size.rows * labels.length
  const values = new Int8Array(cells + (cells % 2))
  for (const { feature, row } of kept) {
    const found = rowOf(marks, feature)
    // Another feature has the same mark, or there is no room near its place.
    if (!found || marks[found.row] !== 0) continue
    marks[found.row] = found.mark
    for (const n of labels.keys())
      values[found.row * labels.length + n] = Math.round((row[n] ?? 0) / step)
  }
  const bytes = Buffer.concat([Buffer.from(marks.buffer), Buffer.from(values.buffer)])
  return { head: { name, labels, rows: size.rows, step }, bytes }
}

/** A line of JSON, of an even length, and the tables behind it. */
export function fileOf(head: object, tables: readonly ReturnType<typeof tableOf>[]): Buffer {
  const line = JSON.stringify({ tables: tables.map((table) => table.head), ...head })
  const padded = Buffer.byteLength(line) % 2 === 0 ? `${line} \n` : `${line}\n`
  return Buffer.concat([Buffer.from(padded), ...tables.map(({ bytes }) => bytes)])
}
