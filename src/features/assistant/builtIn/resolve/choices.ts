import { plainWords } from '#shared/foods/foods.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierMessage } from '../../turn.ts'
import { wordSet } from '../normalise/words.ts'
import {
  type Choice,
  fieldsOf,
  given,
  idOf,
  nameOf,
  nothing,
  type Reading,
  say,
} from '../reading.ts'

const yes = wordSet(`
  yes yeah yep yup sure ok okay please do correct right exactly absolutely course definitely sounds
  y perfect go why approve approved confirm confirmed great fine
`)
const no = wordSet(`
  no nope nah never nevermind forget neither none not dont cancel leave stop n nothing drop skip
`)
/** Words around a yes or a no. */
const around = wordSet(
  'thanks thank you it that thats one them those these of ahead good thing mind really now oh actually keep',
)

const saysOnly = (words: readonly string[], some: ReadonlySet<string>) =>
  words.length < 7 &&
  words.some((word) => some.has(word)) &&
  words.every((word) => some.has(word) || around.has(word))

const places: readonly [RegExp, number][] = [
  [/\b(?:first|1st|former|number one|#1)\b|^1$/i, 0],
  [/\b(?:second|2nd|latter|number two|#2)\b|^2$/i, 1],
  [/\b(?:third|3rd|number three|#3)\b|^3$/i, 2],
  [/\b(?:fourth|4th|number four|#4)\b|^4$/i, 3],
  [/\blast\b(?! (?:week|night|month|year|time|of))/i, -1],
]

/** In words: 'let's go with the first'. What is longer is no answer to a question of ours. */
const longestPlace = 3

const small = wordSet('the one ones of i mean meant that from in at on please it a and no with')

/** Labels say 'Sat' of a Saturday. */
const asOnLabel = (word: string) => word.replace(/^(sun|mon|tue|wed|thu|fri|sat)\w*day$/, '$1')

export const leftAlone = "OK, I've left everything as it is."

const picked = ({ commands, says = [] }: Choice): Reading | undefined =>
  commands.length + says.length > 0 ? { ...nothing, commands, says } : undefined

/** 'Yes', 'sounds good', 'approve it': of a card that waits, or of our question. */
export const isConsent = (text: string): boolean =>
  saysOnly(plainWords(text.replaceAll("'", '')), yes)

/** An answer to our own question; nothing when the words are something else. */
export function pickChoice(text: string, choices: readonly Choice[]): Reading | undefined {
  const said = text.replace(/[.!?\s]+$/, '')
  const words = nameKey(said.replaceAll("'", '')).split(' ').filter(Boolean)
  if (saysOnly(words, no)) return say(leftAlone)
  const [one, another] = choices
  // 'Undo the last thing' picks none of them.
  if (!one || /^\W*undo\b/i.test(text)) return undefined
  const pressed = choices.find(({ label }) => label === text)
  if (pressed) return picked(pressed)
  if (isConsent(text)) return another ? undefined : picked(one)
  if (words.length > 8) return undefined
  const telling = words.filter((word) => !small.has(word)).map(asOnLabel)
  const fitting = choices.filter(({ label }) => {
    const has = nameKey(label).split(' ')
    return telling.length > 0 && telling.every((word) => has.includes(word))
  })
  const [fit, alsoFits] = fitting
  if (fit && !alsoFits) return picked(fit)
  if (telling.length > longestPlace) return undefined
  const place = places.find(([pattern]) => pattern.test(said))
  const chosen = place && choices.at(place[1])
  return chosen && picked(chosen)
}

const isDone = (type: string, item: unknown, { proposals }: EarlierMessage) =>
  proposals.some(
    (each) =>
      each.type === type &&
      each.status === 'executed' &&
      each.items.some((done) =>
        idOf(item) === null ? nameOf(done) === nameOf(item) : isPartOf(item, done),
      ),
  )

const isPartOf = (item: unknown, whole: unknown) => {
  const all = fieldsOf(whole)
  return Object.entries(given(fieldsOf(item))).every(
    ([field, value]) => JSON.stringify(all[field]) === JSON.stringify(value),
  )
}

/** A button that was pressed: what it offered, without what was approved since. */
export function pressed(label: string, last: EarlierMessage | undefined): Reading | undefined {
  const choice = last?.choices?.find((each) => each.label === label)
  if (!last || !choice) return undefined
  const replaces = last.proposals.flatMap(({ id, status }) => (status === 'pending' ? [id] : []))
  const commands = choice.commands
    .map(({ type, items }) => ({
      type,
      items: items.filter((item) => !isDone(type, item, last)),
      ...(replaces.length > 0 && { replaces }),
    }))
    .filter(({ items }) => items.length > 0)
  return commands.length > 0 ? { ...nothing, commands } : say("That's done already.")
}
