import type { Word } from '../normalise/words.ts'
import { everyMark, type Mark, type Marks } from '../spans/marks.ts'

/** A word as the learned parts see it: what it is, where that is open, else the word itself. */
const standIn = (word: Word, marks: ReadonlySet<Mark>): string => {
  const mark = everyMark.find((each) => marks.has(each))
  if (!mark || (mark.endsWith(' part') && word.text.length < 4)) return word.key
  return `<${mark === 'planned' ? 'recipe' : mark}>`
}

/** What the message is made of, for the choice of intents. */
export function intentFeatures(
  words: readonly Word[],
  marks: Marks,
  before: readonly string[] = [],
): string[] {
  const found = new Set<string>()
  const plain = words.map(({ text }) => text.toLowerCase())
  const open: string[] = []
  for (const [n, word] of words.entries()) {
    const said = standIn(word, marks[n] ?? new Set())
    if (said !== open.at(-1) || !said.startsWith('<')) open.push(said)
  }
  for (const [n, word] of plain.entries()) {
    found.add(`w ${word}`)
    found.add(`b ${plain[n - 1] ?? '^'} ${word}`)
    if (/^\p{L}/u.test(word)) {
      const framed = `^${word}$`
      for (const size of [3, 4, 5])
        for (let at = 0; at + size <= framed.length; at += 1)
          found.add(`c ${framed.slice(at, at + size)}`)
    }
  }
  for (const [n, word] of open.entries()) {
    found.add(`o ${word}`)
    found.add(`p ${open[n - 1] ?? '^'} ${word}`)
    found.add(`t ${open[n - 2] ?? '^'} ${open[n - 1] ?? '^'} ${word}`)
    if (n < 2) found.add(`f${n} ${word}`)
  }
  found.add(`l ${open.at(-1)}`)
  for (const [n, word] of open.entries()) {
    if (n > 0 && /^[.!?;,\n-]$/.test(open[n - 1] ?? ''))
      found.add(`s ${word} ${open[n + 1] ?? '$'}`)
    if (n > 1) found.add(`k ${open[n - 2]} _ ${word}`)
  }
  for (const set of marks) for (const mark of set) found.add(`m ${mark}`)
  found.add(`n ${Math.min(6, Math.floor(words.length / 5))}`)
  for (const each of before) found.add(`before ${each}`)
  return [...found]
}
