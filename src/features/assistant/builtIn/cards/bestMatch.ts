import { memoized } from '#shared/memoized.ts'
import { nameKey } from '#shared/names.ts'
import { nearlyEqual } from '../find/named.ts'
import { enumerated } from '../normalise/plainText.ts'
import { wordSet } from '../normalise/words.ts'
import { ask, type Reading } from '../reading.ts'

/** Words that tell nothing apart. */
const small = wordSet(`
  the a an of with and or in on at to for our my your its it is are any anything very one that this
  each other from new
`)

const tellingWords = memoized(
  (text: string): readonly string[] =>
    nameKey(text)
      .split(' ')
      .filter((word) => word !== '' && !small.has(word)),
  10_000,
)

/** Misspelt or cut short: 'panckaes', 'choc cake'. */
const resembles = (said: string, word: string) =>
  nearlyEqual(said, word) ||
  (said.length >= 4 && word.startsWith(said)) ||
  (word.length >= 4 && said.startsWith(word))

export type Match<T> = {
  record: T
  score: number
  /** The part of the main text's words that was said, by weight. */
  share: number
  /** The words of the message that name it. */
  said: ReadonlySet<string>
}

/** The texts that a record is known by; the words of the first count most. */
type TextsOf<T> = (record: T) => readonly string[]

/** How rare each word is among the records: a word that all have tells nothing. */
function weights<T>(list: readonly T[], textsOf: TextsOf<T>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const record of list)
    for (const word of new Set(textsOf(record).flatMap(tellingWords)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + list.length / count)]))
}

/** The records that a message may be about, the likeliest first. */
export function matchesIn<T>(message: string, list: readonly T[], textsOf: TextsOf<T>): Match<T>[] {
  const words = new Set(tellingWords(message))
  const weight = weights(list, textsOf)
  // Titles share their words, so that each is compared with the message once.
  const saidFor = memoized(
    (word) => (words.has(word) ? word : ([...words].find((each) => resembles(each, word)) ?? '')),
    20_000,
  )
  // A word that only resembles one counts less: 'better' is no butter.
  const surely = (word: string) => (words.has(word) ? 1 : saidFor(word) === '' ? 0 : 0.5)
  const sum = (own: readonly string[], part: (word: string) => number) =>
    own.reduce((total, word) => total + (weight.get(word) ?? 0) * part(word), 0)
  return list
    .map((record) => {
      const [main = '', ...more] = textsOf(record)
      const own = tellingWords(main)
      const found = sum(own, surely)
      const share = own.length > 0 ? found / sum(own, () => 1) : 0
      const others = sum([...new Set(more.flatMap(tellingWords))], surely)
      const said = new Set(own.map(saidFor).filter((word) => word !== ''))
      return { record, share, said, score: found * (1 + share) + others * 0.3 }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

const near = 0.9
const full = 0.99
const mostOffered = 4

/** Acts on the one record that is meant, or asks which of those that share the words. */
export function onBest<T>(
  matches: readonly Match<T>[],
  nameOf: (record: T) => string,
  act: (record: T) => Reading | undefined,
): Reading | undefined {
  const [best] = matches
  if (!best) return undefined
  const isSame = ({ said }: Match<T>) => said.size === best.said.size && said.isSubsetOf(best.said)
  const rivals = matches.filter(
    (match) =>
      match === best || (best.share < full && (match.score >= best.score * near || isSame(match))),
  )
  if (rivals.length === 1) return act(best.record)
  const choices = rivals.slice(0, mostOffered).flatMap(({ record }) => {
    const { commands = [] } = act(record) ?? {}
    return commands.length > 0 ? [{ label: nameOf(record), commands }] : []
  })
  const labels = choices.map(({ label }) => label)
  return choices.length > 0 ? ask(`Which one: ${enumerated(labels, 'or')}?`, choices) : undefined
}
