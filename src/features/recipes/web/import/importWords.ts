import type { ImportPreview } from '../../import/import.endpoints.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { ingredientsOf, stepsOf } from '../../recipes.logic.ts'

export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

export const summaryOf = (
  { ingredients, instructions, nutrition }: RecipeInput,
  hasPicture: boolean,
): string =>
  [
    counted(ingredientsOf(ingredients).length, 'ingredient'),
    counted(stepsOf(instructions).length, 'step'),
    ...(nutrition ? ['nutrition'] : []),
    ...(hasPicture ? ['picture'] : []),
  ].join(' · ')

export const newOnes = ({ details }: ImportPreview): Set<number> =>
  new Set(details.flatMap(({ duplicateOf }, n) => (duplicateOf === null ? [n] : [])))

export const notesOn = ({ details, notes }: ImportPreview): string[] =>
  details.length === 1 && details[0]?.duplicateOf !== null
    ? ['You already have this recipe. Saving adds it again.', ...notes]
    : notes

export const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} KB` : `${Math.round(bytes / 1_048_576)} MB`

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const mostNamed = 6

/** Names a few foods of which no allergy could be checked. */
export function sayUnchecked(foods: readonly string[]): string {
  const rest = foods.length - mostNamed
  const named = rest > 1 ? [...foods.slice(0, mostNamed), `${rest} more`] : foods
  return `We don't know these by name, so nobody's allergies could be checked for them: ${list.format(named)}.`
}
