import type { Household } from '#features/recipes/recipes.service.ts'
import type { Reader } from '#server/db/open.ts'
import type { Writing } from '#server/records/change.ts'
import { takeTurns } from '#server/records/takeTurns.ts'
import { sayDay } from '#shared/days.ts'
import type { MoveListName } from '../moving.logic.ts'

export type Moving = {
  household: Household
  today: string
  zone: string
  /** Ids of the recipes here, by the other program's ids. */
  recipeIds: Map<string, number>
  /** Ids of stored pictures, by the recipe's place in the household. */
  pictureIds: ReadonlyMap<number, number>
}

/** What is new of a list, and how much of it is here already or can't be kept. */
type Planned<Entry> = { fresh: Entry[]; known: number; unfit: number }

export type Mover<Entry = unknown> = {
  name: MoveListName
  label: (entry: Entry) => string
  /** In the words of the history: '218 recipes'. */
  noun: string
  plan: (reads: Reader, moving: Moving) => Promise<Planned<Entry>>
  save: (w: Writing, entries: Entry[], step: Step, moving: Moving) => Promise<void>
}

/** Called after each record that was written. */
export type Step = () => Promise<void>

/** Counts, lets others have a turn, and ends a change that was stopped before it is committed. */
export function createStep(stop: AbortSignal, onDone: (count: number) => void): Step {
  let count = 0
  return async () => {
    count += 1
    onDone(count)
    await takeTurns(count)
    stop.throwIfAborted()
  }
}

/** 'Dec 1, 2026', as a person would write it. */
export const sayDate = (day: string): string =>
  sayDay(day, { month: 'short', day: 'numeric', year: 'numeric' })

/** Cuts a text to what our forms take; '' counts as missing. */
export const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).toWellFormed()
