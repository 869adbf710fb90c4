import type { Ability } from '../reading.ts'
import { readList } from '../text/places.ts'
import { eatingOut } from './eatingOut.ts'
import { mealCancellations } from './mealCancellations.ts'
import { mealEaters } from './mealEaters.ts'
import { mealMoves } from './mealMoves.ts'
import { mealReplacements } from './mealReplacements.ts'

/** Something else for a meal that is planned: another day, time or dish, other eaters, or none. */
export const mealChanges: Ability = (words, scene) => {
  const { list } = readList(words)
  if (list === 'shopping' || list === 'pantry' || list === 'recipes') return undefined
  return (
    eatingOut(words, scene) ??
    mealEaters(words, scene) ??
    mealMoves(words, scene) ??
    mealReplacements(words, scene) ??
    mealCancellations(words, scene)
  )
}
