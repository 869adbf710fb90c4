import { type Reading, type Scene, together } from '../../reading.ts'
import { addPreference } from './addPreference.ts'

const told =
  "(?:is|isn't|likes?|loves?|hates?|dislikes?|doesn't|does not|can't|cannot|can not|won't|eats?|prefers?|must not|mustn't|avoids?)\\b"
const next = new RegExp(
  `(?:[,;.]\\s+|\\s+)(?:and |but |while )?(?=\\p{Lu}[\\p{L}'’-]+ ${told})`,
  'u',
)
const begins = new RegExp(`^\\p{Lu}[\\p{L}'’-]+ ${told}`, 'u')

const fewest = 2

/** Where something else begins: '…, we eat at 6:30'. */
const ofAll = /(?:[,;.]\s+(?:and |but )?|\s+(?:and|but)\s+)(?=(?:we|our|dinner|lunch)\b)/i

/** 'Ben is allergic to peanuts and Lena doesn't like mushrooms', of whom nobody is known yet. */
export function severalTold(
  text: string,
  scene: Scene,
): { told: Reading; sentences: readonly string[] } | undefined {
  const [people = '', ...sentences] = text.split(ofAll)
  const parts = people.split(next)
  if (parts.length < fewest || !parts.every((part) => begins.test(part))) return undefined
  const readings = parts.flatMap((part) => addPreference(part, scene) ?? [])
  const isWhole =
    readings.length === parts.length &&
    readings.every(
      ({ commands, says, choices }) => commands.length + says.length > 0 && choices.length === 0,
    )
  return isWhole ? { told: together(readings), sentences } : undefined
}
