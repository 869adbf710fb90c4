import { nameKey } from '#shared/names.ts'
import talk from './smallTalk.json' with { type: 'json' }

const answers = new Map(
  Object.entries(talk).flatMap(([answer, said]) =>
    said.split(', ').map((phrase) => [nameKey(phrase), answer]),
  ),
)
const before = /^(?:ok|okay|great|perfect|awesome|cool|nice|wonderful|super|good)[,!. ]+(?=th|you)/i
const after =
  /(?: (?:so much|a lot|very much|again|there|pal|food pal|everyone|today|for (?:that|your help)))+$/

/** Courtesies and the question what it is. */
export const smallTalk = (words: string): string | undefined => {
  const key = nameKey(words.replace(before, ''))
  return answers.get(key) ?? answers.get(key.replace(after, ''))
}
