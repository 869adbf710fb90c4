import { editDistance } from '../editDistance.ts'
import { memoized } from '../memoized.ts'
import { singular, withoutAccents } from '../names.ts'
import type { FoundFood } from './foodsInText.ts'
import { namesElsewhere } from './lexicon/elsewhere.ts'
import { lexicon } from './lexicon/lexicon.ts'

/** Shorter words resemble too many others. */
const shortest = 5

/** 'Mould' is no French mussel. */
const foreign = new Set([...namesElsewhere.values()].flat())

const spelled = lexicon.flatMap((food) =>
  food.names
    .map((name) => ({ food, written: name, letters: name.replaceAll(' ', '') }))
    .filter(({ written, letters }) => letters.length >= shortest && !foreign.has(written)),
)

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
      apart: Math.min(...forms.map((form) => editDistance(form, each.letters, 1))),
    }))
    .filter(({ apart }) => apart <= 1)
    .sort((a, b) => a.apart - b.apart)
  const [best] = near
  return best ? { food: best.food, written: best.written } : null
}, 2_000)
