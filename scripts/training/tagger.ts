import { shuffler } from './random.ts'

/** Rows of features with their tags; `mayBe` are the tags that what is wanted allows. */
export type Tagged = {
  features: readonly (readonly string[])[]
  tags: readonly string[]
  mayBe: readonly string[]
}

const rounds = 6
const rate = 0.07
const decay = 0.0005
/** What would move a weight by less than this is left out. */
const leastError = 0.001

type Table = { values: Float32Array; sums: Float32Array }
const tableOf = (size: number): Table => ({
  values: new Float32Array(size),
  sums: new Float32Array(size).fill(1e-4),
})

/** A gradient step that shrinks (AdaGrad). */
function teach({ values, sums }: Table, n: number, error: number): void {
  const slope = error + decay * (values[n] ?? 0)
  sums[n] = (sums[n] ?? 0) + slope * slope
  values[n] = (values[n] ?? 0) - (rate * slope) / Math.sqrt(sums[n] ?? 1)
}

const sumOfExp = (values: Iterable<number>): number => {
  const all = [...values]
  const top = Math.max(...all)
  return top + Math.log(all.reduce((sum, value) => sum + Math.exp(value - top), 0))
}

/** A chain of tags in which each depends on the one before (a linear-chain CRF). */
export function trainTagger(examples: readonly Tagged[], tags: readonly string[]) {
  const size = tags.length
  const place = new Map(tags.map((tag, n) => [tag, n]))
  const ids = new Map<string, number>()
  const idOf = (feature: string) => {
    const id = ids.get(feature) ?? ids.size
    ids.set(feature, id)
    return id
  }
  const order = examples.map(({ features, tags: own, mayBe }) => ({
    rows: features.map((row) => row.map(idOf)),
    own: own.map((tag) => place.get(tag) ?? 0),
    used: [...new Set([...mayBe, ...own])].flatMap((tag) => place.get(tag) ?? []),
  }))
  const weights = tableOf(ids.size * size)
  // From each tag, and from the beginning as the last row, to each tag.
  const steps = tableOf((size + 1) * size)
  const stepAt = (from: number, to: number) => steps.values[from * size + to] ?? 0
  const isInner = tags.map((tag) => tag.startsWith('I-'))
  const shuffle = shuffler(11)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order)
    for (const { rows, own, used } of order) learn(rows, own, used)
  }

  function learn(rows: readonly number[][], own: readonly number[], used: readonly number[]) {
    // An inner tag follows only its own beginning.
    const before = used.map((to) =>
      [...used.keys()].filter(
        (k) => !isInner[to] || tags[used[k] ?? 0]?.slice(2) === tags[to]?.slice(2),
      ),
    )
    const after = used.map((_, k) => [...used.keys()].filter((to) => before[to]?.includes(k)))
    const step = (from: number, to: number) => stepAt(used[from] ?? 0, used[to] ?? 0)
    const fits = rows.map((row) =>
      used.map((tag) => row.reduce((sum, id) => sum + (weights.values[id * size + tag] ?? 0), 0)),
    )
    const at = (list: readonly (readonly number[])[], n: number, k: number) => list[n]?.[k] ?? 0
    const forth: number[][] = []
    for (const n of rows.keys())
      forth.push(
        used.map((tag, k) => {
          if (n === 0) return isInner[tag] ? -1e9 : stepAt(size, tag) + at(fits, 0, k)
          const ways = (before[k] ?? []).map((from) => at(forth, n - 1, from) + step(from, k))
          return sumOfExp(ways) + at(fits, n, k)
        }),
      )
    const back: number[][] = rows.map(() => used.map(() => 0))
    for (let n = rows.length - 2; n >= 0; n -= 1)
      back[n] = used.map((_, k) =>
        sumOfExp(
          (after[k] ?? []).map((to) => step(k, to) + at(fits, n + 1, to) + at(back, n + 1, to)),
        ),
      )
    const all = sumOfExp(forth.at(-1) ?? [0])
    const errors = new Map<number, number>()
    const count = (n: number, by: number) => errors.set(n, (errors.get(n) ?? 0) + by)
    for (const [n, row] of rows.entries()) {
      count((own[n - 1] ?? size) * size + (own[n] ?? 0), -1)
      for (const [k, tag] of used.entries()) {
        const chance = Math.exp(at(forth, n, k) + at(back, n, k) - all)
        const error = chance - (tag === own[n] ? 1 : 0)
        if (Math.abs(error) > leastError)
          for (const id of row) teach(weights, id * size + tag, error)
        if (n === 0) count(size * size + tag, chance)
        else if (chance > leastError)
          for (const from of before[k] ?? []) {
            const way = at(forth, n - 1, from) + step(from, k) + at(fits, n, k) + at(back, n, k)
            count((used[from] ?? 0) * size + tag, Math.exp(way - all))
          }
      }
    }
    for (const [n, error] of errors) if (Math.abs(error) > leastError) teach(steps, n, error)
  }

  const rowOf = ({ values }: Table, n: number) => values.subarray(n * size, (n + 1) * size)
  return {
    rows: new Map([...ids].map(([feature, id]) => [feature, rowOf(weights, id)])),
    steps: [...Array(size + 1).keys()].map((n) => rowOf(steps, n)),
  }
}
