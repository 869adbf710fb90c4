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

/** How well each tag fits each word, by the word's features. */
export const tagScores = (features: readonly (readonly string[])[]): Float64Array[] =>
  features.map((row) => weigh(learned().tags, row).sums)

/** A row of tags, from its last word back to its first. */
type Row = { tag: number; score: number; before: Row | undefined }

/**
 * The best rows of tags for words with these scores (Viterbi), with how likely each of them is among
 * these; only tags that are allowed. `urge` makes it likelier that a word gets one.
 */
export function bestTags(
  scores: readonly Float64Array[],
  isAllowed: (tag: string) => boolean,
  { urge = 0, most = 1 }: { urge?: number; most?: number } = {},
): { tags: string[]; chance: number }[] {
  const { tags, steps } = learned()
  const { labels } = tags
  const used = [...labels.keys()].filter((n) => isAllowed(labels[n] ?? ''))
  const roleOf = (n: number) => labels[n]?.slice(2)
  const isInner = (n: number) => labels[n]?.startsWith('I-') === true
  let rows: Row[] = []
  for (const [n, own] of scores.entries()) {
    const byRole = Map.groupBy(rows, ({ tag }) => roleOf(tag))
    rows = used.flatMap((tag) => {
      const value = (own[tag] ?? 0) - (labels[tag] === 'O' ? urge : 0)
      if (n === 0)
        return isInner(tag)
          ? []
          : [{ tag, score: (steps[labels.length]?.[tag] ?? 0) + value, before: undefined }]
      const best: Row[] = []
      for (const before of isInner(tag) ? (byRole.get(roleOf(tag)) ?? []) : rows) {
        const score = before.score + (steps[before.tag]?.[tag] ?? 0) + value
        if (isAmong(best, score, most)) keep(best, { tag, score, before }, most)
      }
      return best
    })
  }
  const found: Row[] = []
  for (const row of rows) if (isAmong(found, row.score, most)) keep(found, row, most)
  const top = found[0]?.score ?? 0
  const all = found.reduce((sum, { score }) => sum + Math.exp(score - top), 0)
  return found.map((last) => {
    const row: string[] = []
    for (let at: Row | undefined = last; at; at = at.before) row.unshift(labels[at.tag] ?? 'O')
    return { tags: row, chance: Math.exp(last.score - top) / all }
  })
}

/** Rows are kept by score, the best first; of two that are alike the one that came first. */
const isAmong = (best: readonly Row[], score: number, most: number) =>
  best.length < most || score > (best[most - 1]?.score ?? 0)

function keep(best: Row[], row: Row, most: number) {
  let at = best.length
  while (at > 0 && row.score > (best[at - 1]?.score ?? 0)) at -= 1
  best.splice(at, 0, row)
  if (best.length > most) best.pop()
}
