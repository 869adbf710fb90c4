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
