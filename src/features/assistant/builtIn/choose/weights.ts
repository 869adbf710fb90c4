import { readFileSync } from 'node:fs'

/**
 * A table of small numbers: a row for each feature and a column for each label. Features are not
 * stored, only a mark of two bytes by which a row is told from its neighbours.
 */
export type Weights = {
  labels: readonly string[]
  /** What one step of a stored number is worth. */
  step: number
  /** The mark of each row; 0 where the row is free. */
  marks: Uint16Array
  values: Int8Array
}

/** FNV-1a, the same on every machine. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < feature.length; n += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(n), 0x01000193)
  }
  return hash >>> 0
}

/** How far from its place a feature may be, where others have taken that. */
const furthest = 64

/** The row of a feature, or the free one that it may have; undefined where there is none. */
export function rowOf(
  marks: Uint16Array,
  feature: string,
): { row: number; mark: number } | undefined {
  const hash = hashOf(feature)
  const mark = hash >>> 16 || 1
  for (let n = 0; n < furthest; n += 1) {
    const row = (hash + n) % marks.length
    if (marks[row] === mark || marks[row] === 0) return { row, mark }
  }
  return undefined
}

/** Adds up the weights of the features that are known, by label. */
export function weigh({ labels, step, marks, values }: Weights, features: readonly string[]) {
  const sums = new Float64Array(labels.length)
  let known = 0
  for (const feature of features) {
    const found = rowOf(marks, feature)
    if (!found || marks[found.row] === 0) continue
    known += 1
    const start = found.row * labels.length
    for (let n = 0; n < labels.length; n += 1)
      sums[n] = (sums[n] ?? 0) + (values[start + n] ?? 0) * step
  }
  return { sums, known }
}

type Head = {
  tables: { name: string; labels: string[]; rows: number; step: number }[]
  bias: number[]
  steps: number[][]
  words: string[]
  /** Of what was learnt from: a test says when the file is older than that. */
  digest: string
}

/** The file is a line of JSON, padded to an even length, and then each table's marks and numbers. */
export function readWeights(file: URL) {
  const { buffer } = new Uint8Array(readFileSync(file))
  const end = new Uint8Array(buffer).indexOf(10)
  const head: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 0, end)))
  let from = end + 1
  const tables = head.tables.map(({ name, labels, rows, step }): [string, Weights] => {
    const marks = new Uint16Array(buffer, from, rows)
    const values = new Int8Array(buffer, from + 2 * rows, rows * labels.length)
    from += 2 * rows + values.length + (values.length % 2)
    return [name, { labels, step, marks, values }]
  })
  return { ...head, tables: new Map(tables) }
}
