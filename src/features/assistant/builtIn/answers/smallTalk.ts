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

export const noEvents =
  "I can't add events. Put it in your own calendar: Food Pal shows it once that is connected, under Settings, Calendar."

/** What is done on a screen, not by a card. */
const onScreens: readonly [RegExp, string][] = [
  [
    /\b(?:dark|light) (?:mode|theme)\b/i,
    'Settings, at the end of the navigation, has light and dark.',
  ],
  [
    /\bprint(?:er|ing)?\b.*\b(?:menu|week|plan|recipes?)\b/i,
    'The Menu and every recipe have a Print button.',
  ],
  [
    /\badd\b.*\b(?:practice|appointment|meeting|dentist|rehearsal|recital)\b.*\b(?:at|on)\b/i,
    noEvents,
  ],
]

/** Courtesies, what it is, and what is not done here; undefined where anything else is said. */
export const smallTalk = (words: string): string | undefined => {
  const elsewhere = onScreens.find(([said]) => said.test(words))?.[1]
  if (elsewhere) return elsewhere
  const parts = words.split(/[,.!?;]+/).filter((part) => part.trim() !== '')
  const found = parts.map(answerTo)
  return (
    answerTo(words) ??
    (found.includes(undefined) ? undefined : inOrder.find((each) => found.includes(each)))
  )
}
