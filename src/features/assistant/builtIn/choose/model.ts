import { readWeights, type Weights, weigh } from './weights.ts'

const file = new URL('./weights.bin', import.meta.url)

const none: Weights = { labels: [], step: 1, marks: new Uint16Array(1), values: new Int8Array() }

/** Read when the first message comes: two megabytes that not every household needs. */
let loaded: ReturnType<typeof load> | undefined
const learned = () => {
  loaded ??= load()
  return loaded
}

function load() {
  const { bias, steps, words, tables } = readWeights(file)
  return {
    bias,
    steps,
    words: new Set(words),
    intents: tables.get('intents') ?? none,
    tags: tables.get('tags') ?? none,
  }
}

/** Whether the word is in what was learnt from: then it is spelled as it should be. */
export const isKnownWord = (word: string): boolean => learned().words.has(word)

export type Scored = { intent: string; chance: number }

/** How likely each intent is, the likeliest first. */
export function intentChances(features: readonly string[]): Scored[] {
  const { intents, bias } = learned()
  const { sums, known } = weigh(intents, features)
  const scale = 1 / Math.sqrt(known || 1)
  const chanceOf = (n: number) => 1 / (1 + Math.exp(-(bias[n] ?? 0) - (sums[n] ?? 0) * scale))
  return intents.labels
    .map((intent, n) => ({ intent, chance: chanceOf(n) }))
    .sort((a, b) => b.chance - a.chance)
}

const never = -1e9

/** How well each tag fits each word, by the word's features. */
export const tagScores = (features: readonly (readonly string[])[]): Float64Array[] =>
  features.map((row) => weigh(learned().tags, row).sums)

/**
 * The best row of tags for words with these scores (Viterbi); only tags that are allowed. `urge`
 * makes it likelier that a word gets one.
 */
export function bestTags(
  scores: readonly Float64Array[],
  isAllowed: (tag: string) => boolean,
  urge = 0,
): string[] {
  const { tags, steps } = learned()
  const { labels } = tags
  const used = [...labels.keys()].filter((n) => isAllowed(labels[n] ?? ''))
  const before = new Map(
    used.map((to) => {
      const label = labels[to] ?? ''
      const isInner = label.startsWith('I-')
      const isSame = (at: number) => labels[at]?.slice(2) === label.slice(2)
      return [to, isInner ? used.filter(isSame) : used]
    }),
  )
  let last = new Float64Array(labels.length)
  const back: Int16Array[] = []
  for (const [n, own] of scores.entries()) {
    const score = new Float64Array(labels.length).fill(never)
    const from = new Int16Array(labels.length)
    for (const to of used) {
      if (n === 0 && labels[to]?.startsWith('I-')) continue
      for (const at of n === 0 ? [-1] : (before.get(to) ?? [])) {
        const step = steps[at < 0 ? labels.length : at]?.[to] ?? 0
        const value = (last[at] ?? 0) + step + (own[to] ?? 0) - (labels[to] === 'O' ? urge : 0)
        if (value <= (score[to] ?? never)) continue
        score[to] = value
        from[to] = at
      }
    }
    last = score
    back.push(from)
  }
  let at = used.toSorted((a, b) => (last[b] ?? never) - (last[a] ?? never))[0] ?? 0
  const best: string[] = []
  for (let n = scores.length - 1; n >= 0; n -= 1) {
    best[n] = labels[at] ?? 'O'
    at = back[n]?.[at] ?? 0
  }
  return best
}
