import type { FoodWords } from '../search.ts'
import { foodByWords } from './foods.ts'
import { lexicon } from './lexicon/lexicon.ts'

/** Shorter beginnings fit too many foods. */
const shortestBeginning = 4

/** Names that a search finds for each other: 'courgette', or 'courg', for zucchini. */
export const foodWords: FoodWords = {
  isFood: (word) => foodByWords(word) !== undefined,
  namesOf(words) {
    const food = foodByWords(words)
    if (food) return food.names
    if (words.length < shortestBeginning) return []
    return lexicon
      .filter(({ names }) => names.some((name) => name.startsWith(words)))
      .flatMap(({ names }) => names)
  },
}
