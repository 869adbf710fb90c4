import { memoized } from '#shared/memoized.ts'
import { singular } from '#shared/names.ts'

/** The compared form of a word: without case, accents and plural. */
export const stemOf = memoized(
  (word) => singular(word.normalize('NFD').replace(/\p{M}+/gu, '')),
  20_000,
)

/** Words that don't tell which record is meant. */
const empty = new Set(
  `a about add added after all also always am an and another any anything are around as ask at away
  back be because been before being best better between big bit both bring but buy by call can
  cancel change check come could day days delete did do does doing don done dont down each eat
  either else enough every everyone everything family few find finish first fit fix food for
  forget from get give go going good got great had half has have having he hello help her here
  hers hey hi him his home house how i id idea if in into is it item its ive just keep kind know
  last later leave left less let lets like list little long look lot made make many may maybe me
  meal mean menu mine more most move much must my name need never new next nice no none not
  nothing now of off ok okay on once one only or order other our ours out over own please plan
  planned put really recipe remember remind remove right said same save say second see set
  several shall she shop shopping should show since small so some somebody someone something
  soon still store such suggest sure take tell than thank thanks that thats the their them then
  there these they thing things think this those time to today together tomorrow tonight too two
  under until up update us use used using very want wants was way we week weeks well went were
  weve what whats when where which while who why will wish with without wont would yes yesterday
  yet you your`
    .split(/\s+/)
    .map(stemOf),
)

const ascii = /^[\0-\x7f]*$/
const asciiWords = /[a-z][a-z0-9]*/g
const allWords = /\p{L}[\p{L}\p{M}\p{N}]*/gu

/** A text's words in lower case, without numbers. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(ascii.test(text) ? asciiWords : allWords) ?? []

/** The compared forms of a text's words, with repetitions. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

const longestRead = 8_000

/** A message's distinct words that may name a record. */
export const tellingWords = (text: string): string[] => [
  ...new Set(
    // Drops single letters, such as the 's' of 'mom's'.
    stemsOf(text.slice(0, longestRead)).filter((word) => word.length > 1 && !empty.has(word)),
  ),
]

/** Whether two words differ by one typo: a letter added, dropped, replaced or swapped. */
export function isTypoOf(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let endA = a.length
  let endB = b.length
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  const restA = a.slice(from, endA)
  const restB = b.slice(from, endB)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restA === `${restB[1]}${restB[0]}`
}
