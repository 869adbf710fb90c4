import type { CookedGuess, Rating, UsedGuess } from '../cooking.contract.ts'
import type { CookedInput } from './cooking.api.ts'

/** A person's changes to the suggestions. */
export type CookedSheet = {
  /** It was not the meal that is planned for today. */
  notPlanned: boolean
  /** Items that were not used after all. */
  notUsed: ReadonlySet<number>
  /** The typed rest of an item; empty for none. */
  left: ReadonlyMap<number, string>
  /** Items that ran out and need not be bought. */
  notBought: ReadonlySet<number>
  leftover: Leftover | null
  stars: ReadonlyMap<string, number>
  notes: string
}

export type Leftover = CookedGuess['leftover']

export const emptySheet: CookedSheet = {
  notPlanned: false,
  notUsed: new Set(),
  left: new Map(),
  notBought: new Set(),
  leftover: null,
  stars: new Map(),
  notes: '',
}

/** Of what can't be counted nothing is taken until somebody says what is left. */
export const leftIn = (sheet: CookedSheet, { id, left, quantity, isKnown }: UsedGuess): string =>
  sheet.left.get(id) ?? (isKnown ? (left ?? '') : quantity)

export const isUnanswered = (sheet: CookedSheet, { id, isKnown }: UsedGuess) =>
  !isKnown && !sheet.left.has(id)

export const needsBuying = ({ isOnList, hasMore }: UsedGuess) => !isOnList && !hasMore

/** The request's input, from the suggestions and the person's changes. */
export function cookedInput(guess: CookedGuess, sheet: CookedSheet): CookedInput {
  const used = guess.used.filter(({ id }) => !sheet.notUsed.has(id))
  const gone = used.filter((item) => leftIn(sheet, item).trim() === '')
  const ratings: Rating[] = [...sheet.stars].flatMap(([name, stars]) =>
    stars > 0 ? [{ name, stars }] : [],
  )
  return {
    mealId: guess.mealId ?? (sheet.notPlanned ? null : (guess.plannedToday?.mealId ?? null)),
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
      .filter((item) => needsBuying(item) && !sheet.notBought.has(item.id))
      .map(({ name }) => ({
        name,
        priority: 'medium',
      })),
  }
}
