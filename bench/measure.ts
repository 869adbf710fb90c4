export type Measure = {
  what: string
  value: number
  unit: string
  goal: { atMost: number } | { atLeast: number }
  /** Printed under the value. */
  detail?: string
}

export function print(measures: Measure[]) {
  for (const measure of measures) {
    const { what, value, unit, goal, detail } = measure
    const reached = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
    const line = `${reached ? '✓' : '✗'} ${what}: ${rounded(value)} ${unit} (${wantedOf(measure)})`
    console.log(detail ? `${line}\n    ${detail}` : line)
  }
}

export const wantedOf = ({ goal }: Measure) =>
  'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`

export const rounded = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)

/** The quickest of some rounds, since whatever else the machine does only adds to it. */
export const quickest = (times: number[]) => Math.min(...times)

/** How many times longer ours takes than theirs: the median of the rounds, of which each has both. */
export const ratioOf = (ours: number[], theirs: number[]) =>
  median(ours.map((each, n) => each / (theirs[n] ?? Number.NaN)))

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
