import { memoized } from '../memoized.ts'
import { singular, withoutAccents } from '../names.ts'
import type { FoundFood } from './foodsInText.ts'
import { lexicon } from './lexicon/lexicon.ts'

/** Shorter words resemble too many others. */
const shortest = 5

const spelled = lexicon.flatMap((food) =>
  food.names
    .map((name) => ({ food, written: name, letters: name.replaceAll(' ', '') }))
    .filter(({ letters }) => letters.length >= shortest),
)

/** The edit distance (changed, missing, added or swapped letters), up to a limit. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (i > 1 && j > 1 && isSwap) least = Math.min(least, (older[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[older, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}

/**
 * The food with nearly this spelling ('penut'). For foods to avoid, where a wrong guess only warns.
 */
export const nearestFood = memoized((word: string): FoundFood | null => {
  const written = withoutAccents(word)
  if (written.length < shortest) return null
  const forms = [written, singular(written)]
  const near = spelled
    .filter(({ letters }) => letters[0] === written[0])
    .map((each) => ({
      ...each,
      apart: Math.min(...forms.map((form) => distance(form, each.letters, 1))),
    }))
    .filter(({ apart }) => apart <= 1)
    .sort((a, b) => a.apart - b.apart)
  const [best] = near
  return best ? { food: best.food, written: best.written } : null
}, 2_000)
