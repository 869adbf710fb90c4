import { shuffler } from './random.ts'

type Sample = { features: readonly string[]; labels: readonly string[] }

export type Classifier = {
  labels: readonly string[]
  bias: Float32Array
  rows: Map<string, Float32Array>
}

const rounds = 12
const rate = 0.15
const decay = 0.001
/** A feature that was seen less often tells nothing. */
const leastSeen = 2

/** One logistic regression for each label, by gradient steps that shrink (AdaGrad). */
export function trainClassifier(samples: readonly Sample[], labels: readonly string[]): Classifier {
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const ids = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= leastSeen) ids.set(feature, ids.size)
  const size = labels.length
  const weights = new Float32Array(ids.size * size)
  const bias = new Float32Array(size)
  const steps = new Float32Array(weights.length).fill(1e-6)
  const biasSteps = new Float32Array(size).fill(1e-6)
  const data = samples.map((sample) => ({
    known: sample.features.flatMap((feature) => ids.get(feature) ?? []),
    wanted: labels.map((label) => (sample.labels.includes(label) ? 1 : 0)),
  }))
  const shuffle = shuffler(7)
  const at = (list: Float32Array, n: number) => list[n] ?? 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(data)
    for (const { known, wanted } of data) {
      const scale = 1 / Math.sqrt(known.length || 1)
      for (let label = 0; label < size; label += 1) {
        let sum = at(bias, label)
        for (const id of known) sum += at(weights, id * size + label) * scale
        const error = 1 / (1 + Math.exp(-sum)) - (wanted[label] ?? 0)
        if (Math.abs(error) < 0.01) continue
        biasSteps[label] = at(biasSteps, label) + error * error
        bias[label] = at(bias, label) - (rate * error) / Math.sqrt(at(biasSteps, label))
        for (const id of known) {
          const n = id * size + label
          const slope = error * scale + decay * at(weights, n)
          steps[n] = at(steps, n) + slope * slope
          weights[n] = at(weights, n) - (rate * slope) / Math.sqrt(at(steps, n))
        }
      }
    }
  }
  const rows = new Map(
    [...ids].map(([feature, id]) => [feature, weights.subarray(id * size, (id + 1) * size)]),
  )
  return { labels, bias, rows }
}
