import { nameKey } from '#shared/names.ts'
import talk from './smallTalk.json' with { type: 'json' }

/** What is asked goes before courtesies: 'hi! what can you do?' */
const inOrder = Object.keys(talk)
const answers = new Map(
  Object.entries(talk).flatMap(([answer, said]) =>
    said.split(', ').map((phrase) => [nameKey(phrase), answer]),
  ),
)
const before = /^(?:ok|okay|great|perfect|awesome|cool|nice|wonderful|super|good)[,!. ]+(?=th|you)/i
const after =
  /(?: (?:so much|a lot|very much|again|there|pal|food pal|everyone|today|for (?:that|your help)))+$/

const answerTo = (words: string): string | undefined => {
  const key = nameKey(words.replace(before, ''))
  return answers.get(key) ?? answers.get(key.replace(after, ''))
}

/** Courtesies and the question what it is; undefined where anything else is said. */
export const smallTalk = (words: string): string | undefined => {
  const parts = words.split(/[,.!?;]+/).filter((part) => part.trim() !== '')
  const found = parts.map(answerTo)
  return (
    answerTo(words) ??
    (found.includes(undefined) ? undefined : inOrder.find((each) => found.includes(each)))
  )
}
