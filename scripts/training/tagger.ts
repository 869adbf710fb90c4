import { shuffler } from './random.ts'

export type Tagged = { features: readonly (readonly string[])[]; tags: readonly string[] }

export type Tagger = {
  tags: readonly string[]
  rows: Map<string, Float64Array>
  /** From each tag, and from the beginning as the last row, to each tag. */
  steps: Float64Array[]
}

const rounds = 8

/** An averaged perceptron over rows of tags. */
export function trainTagger(examples: readonly Tagged[], tags: readonly string[]): Tagger {
  const size = tags.length
  const place = new Map(tags.map((tag, n) => [tag, n]))
  const rows = new Map<string, Float64Array>()
  const sums = new Map<string, Float64Array>()
  const empty = () => Array.from({ length: size + 1 }, () => new Float64Array(size))
  const [steps, stepSums] = [empty(), empty()]
  let count = 1
  const add = (list: Float64Array | undefined, n: number, value: number) => {
    if (list) list[n] = (list[n] ?? 0) + value
  }
  const teach = (feature: string, tag: number, by: number) => {
    if (!rows.has(feature)) {
      rows.set(feature, new Float64Array(size))
      sums.set(feature, new Float64Array(size))
    }
    add(rows.get(feature), tag, by)
    add(sums.get(feature), tag, by * count)
  }
  const shuffle = shuffler(11)
  const order = [...examples]
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order)
    for (const { features, tags: own } of order) {
      const wanted = own.map((tag) => place.get(tag) ?? 0)
      const found = best(features, tags, rows, steps)
      for (const [n, want] of wanted.entries()) {
        const got = found[n] ?? 0
        const [wantBefore, gotBefore] =
          n > 0 ? [wanted[n - 1] ?? 0, found[n - 1] ?? 0] : [size, size]
        if (want !== got)
          for (const feature of features[n] ?? []) {
            teach(feature, want, 1)
            teach(feature, got, -1)
          }
        if (want === got && wantBefore === gotBefore) continue
        add(steps[wantBefore], want, 1)
        add(stepSums[wantBefore], want, count)
        add(steps[gotBefore], got, -1)
        add(stepSums[gotBefore], got, -count)
      }
      count += 1
    }
  }
  for (const [feature, row] of rows)
    for (const n of row.keys()) add(row, n, -(sums.get(feature)?.[n] ?? 0) / count)
  for (const [from, row] of steps.entries())
    for (const n of row.keys()) add(row, n, -(stepSums[from]?.[n] ?? 0) / count)
  return { tags, rows, steps }
}

/** The best row of tags (Viterbi); an inner tag follows only its own beginning. */
function best(
  features: readonly (readonly string[])[],
  tags: readonly string[],
  rows: ReadonlyMap<string, Float64Array>,
  steps: readonly Float64Array[],
): number[] {
  const size = tags.length
  const follows = tags.map((to) =>
    tags.flatMap((from, n) =>
      !to.startsWith('I-') || (from !== 'O' && from.slice(2) === to.slice(2)) ? [n] : [],
    ),
  )
  const scores: Float64Array[] = []
  const back: Int16Array[] = []
  for (const [n, row] of features.entries()) {
    const own = new Float64Array(size)
    for (const feature of row) {
      const weights = rows.get(feature)
      if (weights)
        for (let tag = 0; tag < size; tag += 1) own[tag] = (own[tag] ?? 0) + (weights[tag] ?? 0)
    }
    const score = new Float64Array(size)
    const from = new Int16Array(size)
    for (let to = 0; to < size; to += 1) {
      let top = n === 0 ? (tags[to]?.startsWith('I-') ? -1e9 : (steps[size]?.[to] ?? 0)) : -1e18
      if (n > 0)
        for (const at of follows[to] ?? []) {
          const value = (scores[n - 1]?.[at] ?? 0) + (steps[at]?.[to] ?? 0)
          if (value <= top) continue
          top = value
          from[to] = at
        }
      score[to] = top + (own[to] ?? 0)
    }
    scores.push(score)
    back.push(from)
  }
  const last = scores.at(-1)
  if (!last) return []
  let at = last.indexOf(Math.max(...last))
  const found: number[] = []
  for (let n = features.length - 1; n >= 0; n -= 1) {
    found[n] = at
    at = back[n]?.[at] ?? 0
  }
  return found
}
