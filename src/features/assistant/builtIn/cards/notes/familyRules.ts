import { capitalised } from '../../normalise/plainText.ts'
import { type Builder, propose, say } from '../../reading.ts'
import { matchesIn, onBest } from '../bestMatch.ts'
import { toldText } from './toldText.ts'
import { withNewValue } from './typedValues.ts'

const longestName = 60
const half = 0.5

/** What a rule's name needs no more: 'as a family we', 'there is'. */
const opening =
  /^(?:(?:as a family|we're|were|we|are|is|now|an?|doing|going|to|let'?s|all|have|there'?s?)\s+)+/i

/** A rule's name: the sentence itself, up to its first pause if it is long. */
function nameOf(told: string): string {
  const sentence = capitalised(told.replace(opening, '').replace(/,? from now on$/i, ''))
  const [first = ''] = sentence.split(/[.,;:!?(]/)
  const name = sentence.length <= longestName ? sentence : first
  const end = name.length <= longestName ? name.length : name.lastIndexOf(' ', longestName)
  return name.slice(0, end).replace(/[.!\s]+$/, '')
}

/** Adds a rule for everyone, or changes the one that is there. */
export const addRule: Builder = (said, { household: { wholeFamily } }) => {
  const [known] = matchesIn(said, wholeFamily, ({ name }) => [name])
  const value = known && known.share >= half && withNewValue(known.record.value ?? '', said)
  if (value) return propose('UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', [{ id: known.record.id, value }])
  const description = toldText(said)
  const name = nameOf(description)
  if (name.length < 3) return undefined
  const taken = wholeFamily.find((rule) => rule.name.toLowerCase() === name.toLowerCase())
  if (taken) return say(`Your family rules already include “${taken.name}”.`)
  const item = { name, description: description.slice(0, 500), value: 'Always' }
  return propose('ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [item])
}

/** Takes a rule for everyone away. */
export const removeRule: Builder = (said, { household: { wholeFamily } }) =>
  onBest(
    matchesIn(said, wholeFamily, ({ name, value, description }) => [
      `${name} ${value ?? ''}`,
      description ?? '',
    ]),
    ({ name }) => name,
    ({ name }) => propose('DELETE_WHOLE_FAMILY_PREFERENCE_TEXT', [name]),
  )
