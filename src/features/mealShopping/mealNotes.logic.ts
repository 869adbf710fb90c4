import { dayName, daysBetween, sayDay } from '#shared/days.ts'
import type { PlannedDish } from './days.contract.ts'

/** 'Nov 21'. */
const sayDate = (date: string) => sayDay(date, { month: 'short', day: 'numeric' })

/** 'Tue', and the date from a week on, when a weekday is ambiguous. */
export const dateText = (date: string, today: string): string =>
  daysBetween(today, date) < 7 ? sayDay(date, { weekday: 'short' }) : sayDate(date)

/** The meal as a note on the list may name it, which was written today or some days ago. */
function namesOf({ title, date }: PlannedDish, today: string): string[] {
  if (date === null) return []
  const days = new Set([dateText(date, today), sayDate(date), dayName(date, '0001-01-01')])
  return [...days].map((day) => `${title} (${day})`)
}

/** A title has few brackets of its own before that of its day. */
const mostBrackets = 4

/** Reads the meals of notes such as 'For Soup (Tue) and Tacos (Thu)'; undefined if not all are known. */
export function createNoteReader(meals: readonly PlannedDish[], today: string) {
  const named = new Map<string, number[]>()
  for (const meal of meals) {
    if (meal.mealId === null) continue
    for (const name of namesOf(meal, today)) named.getOrInsert(name, []).push(meal.mealId)
  }

  function nameAt(text: string): string | undefined {
    let end = -1
    for (let n = 0; n < mostBrackets; n += 1) {
      end = text.indexOf(')', end + 1)
      if (end < 0) return undefined
      if (named.has(text.slice(0, end + 1))) return text.slice(0, end + 1)
    }
    return undefined
  }

  return (notes: string | null | undefined): ReadonlySet<number> | undefined => {
    if (!notes?.startsWith('For ')) return undefined
    const found = new Set<number>()
    let rest = notes.slice('For '.length)
    do {
      const name = nameAt(rest)
      if (!name) return undefined
      for (const id of named.get(name) ?? []) found.add(id)
      rest = rest.slice(name.length).replace(/^(?:,? and |, )/, '')
    } while (rest !== '')
    return found
  }
}
