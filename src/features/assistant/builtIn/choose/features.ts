import { isClosed } from '../normalise/closedWords.ts'
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

const verbs = new Set(
  'add put buy get grab need want pick order have make cook plan move swap switch replace change cancel skip drop remove delete take toss throw finish eat use drink run bring store freeze thaw update set mark tick check cross scratch forget keep bought got picked grabbed brought ate used finished drank threw tossed made cooked baked ran out low left gone expired spoiled went moved is are was were said wants needs low instead no not push bump pull bring bump do does doing having making'.split(
    ' ',
  ),
)

/** Whether what is wanted has the roles of a tag: 'P-' and 'S+' for a thing that ran out. */
export const mayHave = (tag: string, roles: readonly string[]): boolean =>
  (tag.slice(2).match(/[SPMC][-+~]/g) ?? []).every((role) => roles.includes(role))

const fixed: readonly Mark[] = ['day', 'time', 'member', 'store', 'place', 'meal', 'number', 'unit']
const named: readonly Mark[] = ['food', 'pantry', 'list', 'recipe', 'planned']

/** What kind of word it is: one that may be (part of) a name, or one that can't. */
function kindOf({ isSign, plain }: Word, marks: ReadonlySet<Mark>): string {
  if (isSign) return ','
  const mark = fixed.find((each) => marks.has(each))
  if (mark) return mark
  if (named.some((each) => marks.has(each))) return 'named'
  return isClosed(plain) ? 'closed' : 'open'
}

/** What a word looks like among its neighbours, for the tagger. */
export function tagFeatures(
  words: readonly Word[],
  marks: Marks,
  intents: readonly string[],
): string[][] {
  const keyAt = (n: number) => words[n]?.key ?? (n < 0 ? '^' : '$')
  const marksAt = (n: number) => [...(marks[n] ?? [])]
  const clauseVerb: string[] = []
  let verb = '^'
  for (const { key, text, isSign } of words) {
    if (isSign && /[.;!?\n]/.test(text)) verb = '^'
    const said = text.toLowerCase()
    if (verbs.has(said) || verbs.has(key)) verb = verbs.has(said) ? said : key
    clauseVerb.push(verb)
  }
  let next = '$'
  const laterVerb: string[] = words.map(() => '$')
  for (let n = words.length - 1; n >= 0; n -= 1) {
    laterVerb[n] = next
    const said = words[n]?.text.toLowerCase() ?? ''
    if (words[n]?.isSign && /[.;!?\n]/.test(said)) next = '$'
    if (verbs.has(said)) next = said
  }
  const kinds = words.map((word, n) => kindOf(word, marks[n] ?? new Set()))
  const kindAt = (n: number) => kinds[n] ?? (n < 0 ? '^' : '$')
  const around = (n: number, far: number) =>
    Array.from({ length: 2 * far + 1 }, (_, at) => kindAt(n - far + at)).join(' ')
  return words.map((word, n) => {
    const own = marksAt(n)
    const found = [
      'bias',
      `w ${keyAt(n)}`,
      `w-1 ${keyAt(n - 1)}`,
      `w+1 ${keyAt(n + 1)}`,
      `w-2 ${keyAt(n - 2)}`,
      `w+2 ${keyAt(n + 2)}`,
      `b-1 ${keyAt(n - 1)} ${keyAt(n)}`,
      `b+1 ${keyAt(n)} ${keyAt(n + 1)}`,
      `b-2 ${keyAt(n - 2)} ${keyAt(n - 1)}`,
      `b+2 ${keyAt(n + 1)} ${keyAt(n + 2)}`,
      `s ${word.key.slice(-3)}`,
      `v ${clauseVerb[n]}`,
      `v+ ${laterVerb[n]}`,
      `v& ${clauseVerb[n]} ${own.includes('food')}`,
      `k ${kindAt(n)}`,
      `k3 ${around(n, 1)}`,
      `k5 ${around(n, 2)}`,
    ]
    if (n === 0) found.push('first')
    for (const mark of own)
      found.push(
        `m ${mark}`,
        `mv ${mark} ${clauseVerb[n]}`,
        `mw-1 ${mark} ${keyAt(n - 1)}`,
        `mw+1 ${mark} ${keyAt(n + 1)}`,
      )
    for (const mark of marksAt(n - 1)) found.push(`m-1 ${mark}`)
    for (const mark of marksAt(n + 1)) found.push(`m+1 ${mark}`)
    for (const mark of marksAt(n + 2)) found.push(`m+2 ${mark}`)
    found.push(`ms ${own.sort().join('|')}`)
    for (const intent of intents) {
      found.push(
        `i ${intent}`,
        `ik ${intent} ${kindAt(n)}`,
        `iw ${intent} ${keyAt(n)}`,
        `iv ${intent} ${clauseVerb[n]}`,
        `iw-1 ${intent} ${keyAt(n - 1)}`,
      )
      for (const mark of own) found.push(`im ${intent} ${mark}`)
    }
    found.push(`is ${intents.join('+')}`)
    return found
  })
}
