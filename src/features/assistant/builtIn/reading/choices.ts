import { nameKey } from '#shared/names.ts'
import { type Choice, commandsOfChoice, type Reading, say } from '../reading.ts'

const yes =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|do it|go ahead|correct|right|that's right|exactly|absolutely|of course|definitely|yes please|sounds good|sure thing|please|y|that one|that's the one|i do|it is|they are|why not|perfect)(?:[,!. ]+(?:please|do it|do that|go ahead|that one|thanks|thank you|exactly|sure))*$/i
const no =
  /^(?:no|nope|nah|no thanks|no thank you|never ?mind|forget it|neither|none|none of them|not really|don't|cancel|leave it|stop|n|nothing)(?:[,!. ]+(?:thanks|thank you|please|leave it|keep it|neither|forget it|never mind|don't))*$/i
const ordinals: readonly [RegExp, number][] = [
  [/\b(?:first|1st|former|number one|#1)\b|^1$/i, 0],
  [/\b(?:second|2nd|latter|number two|#2)\b|^2$/i, 1],
  [/\b(?:third|3rd|number three)\b|^3$/i, 2],
  [/\blast\b/i, -1],
]

const small = new Set(
  'the one of i mean meant that from in at on please it a and no with'.split(' '),
)

/** An answer to our own question; nothing when the words are something else. */
export function pickChoice(words: string, choices: readonly Choice[]): Reading | undefined {
  const said = words.replace(/[.!?]+$/, '').trim()
  const [one, another] = choices
  if (!one) return undefined
  if (no.test(said)) return say('Fine, nothing is proposed.')
  if (yes.test(said)) return another ? undefined : commandsOfChoice(one)
  if (said.split(/\s+/).length > 8) return undefined
  if (/^(?:both|all|both of them|all of them|everything)$/i.test(said)) return undefined
  const spoken = nameKey(said)
    .split(' ')
    .filter((word) => word !== '' && !small.has(word))
  const fitting = choices.filter(({ label }) => {
    const has = nameKey(label).split(' ')
    return spoken.length > 0 && spoken.every((word) => has.includes(word))
  })
  const [fit, alsoFits] = fitting
  if (fit && !alsoFits) return commandsOfChoice(fit)
  const place = ordinals.find(([pattern]) => pattern.test(said))
  const picked = place && choices.at(place[1])
  return picked ? commandsOfChoice(picked) : undefined
}
