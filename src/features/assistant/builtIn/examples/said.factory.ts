import type { Reading } from '../reading.ts'
import { readMessage } from '../readMessage.ts'
import { household } from './household.factory.ts'
import { now, today } from './householdMeals.factory.ts'

/** What is made of the last of some messages. */
export function read(...said: string[]): Reading {
  const history = said
    .slice(0, -1)
    .map((content) => ({ role: 'user' as const, content, proposals: [] }))
  return readMessage({ history, photos: [], household, today, now, message: said.at(-1) ?? '' })
}

export const saysOf = (...said: string[]) => read(...said).says.join('\n')
export const types = ({ commands }: Reading) => commands.map(({ type }) => type)
export const labels = ({ choices }: Reading) => choices.map(({ label }) => label).join('\n')
export const cardsOf = (...said: string[]) => read(...said).commands
export const itemsOf = (...said: string[]) => cardsOf(...said).flatMap(({ items }) => items)

/** The items of what is said in another household. */
export const readWith = (own: typeof household, message: string) =>
  readMessage({ history: [], photos: [], household: own, today, now, message }).commands.flatMap(
    ({ items }) => items,
  )

/** What is made of a message while the cards of the one before wait. */
export function readBehind(before: string, message: string): Reading {
  const { commands, says } = read(before)
  const proposals = commands.map(({ type, items }, n) => ({
    id: n + 1,
    type,
    items,
    status: 'pending' as const,
  }))
  const history = [
    { role: 'user' as const, content: before, proposals: [] },
    { role: 'assistant' as const, content: says.join(), proposals },
  ]
  return readMessage({ history, photos: [], household, today, now, message })
}

export const mealOf = (name: string) =>
  household.meals.find(({ recipeName }) => recipeName === name)?.id
