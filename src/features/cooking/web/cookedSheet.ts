import type { CookedGuess, Rating, UsedGuess } from '../cooking.contract.ts'
import type { CookedInput } from './cooking.api.ts'

/** What a person said on the sheet, where it differs from the guess. */
export type CookedSheet = {
  /** Things that were not used after all. */
  notUsed: ReadonlySet<number>
  /** What is left of a thing, as typed; empty for nothing. */
  left: ReadonlyMap<number, string>
  /** Things that ran out and need not be bought. */
  notBought: ReadonlySet<number>
  leftover: Leftover | null
  stars: ReadonlyMap<string, number>
  notes: string
}

export type Leftover = CookedGuess['leftover']

export const emptySheet: CookedSheet = {
  notUsed: new Set(),
  left: new Map(),
  notBought: new Set(),
  leftover: null,
  stars: new Map(),
  notes: '',
}

export const leftIn = (sheet: CookedSheet, { id, left }: UsedGuess): string =>
  sheet.left.get(id) ?? left ?? ''

/** All that is sent: one change. */
export function cookedInput(guess: CookedGuess, sheet: CookedSheet): CookedInput {
  const used = guess.used.filter(({ id }) => !sheet.notUsed.has(id))
  const gone = used.filter((item) => leftIn(sheet, item).trim() === '')
  const ratings: Rating[] = [...sheet.stars].flatMap(([name, stars]) =>
    stars > 0 ? [{ name, stars }] : [],
  )
  return {
    mealId: guess.mealId,
    recipeId: guess.recipeId,
    title: guess.title,
    servings: guess.servings,
    ratings,
    notes: sheet.notes,
    used: used
      .filter((item) => leftIn(sheet, item).trim() !== item.quantity)
      .map((item) => ({
        id: item.id,
        version: item.version,
        left: leftIn(sheet, item).trim() || null,
      })),
    leftovers: sheet.leftover ? [sheet.leftover] : [],
    toBuy: gone
      .filter(({ id }) => !sheet.notBought.has(id))
      .map(({ name }) => ({
        name,
        priority: 'medium',
      })),
  }
}
