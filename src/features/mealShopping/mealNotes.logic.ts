import { dayName, daysBetween, sayDay } from '#shared/days.ts'
import type { PlannedDish } from './days.contract.ts'

/** 'Nov 21'. */
const sayDate = (date: string) => sayDay(date, { month: 'short', day: 'numeric' })

/** 'Tue', and the date from a week on, when a weekday is ambiguous. */
export const dateText = (date: string, today: string): string =>
  daysBetween(today, date) < 7 ? sayDay(date, { weekday: 'short' }) : sayDate(date)

/** The meal as a note on the list may name it, which was written today or some days ago. */
function namesOf({ title, date, mealId }: PlannedDish, today: string) {
  if (date === null || mealId === null) return []
  const days = new Set([dateText(date, today), sayDate(date), dayName(date, '0001-01-01')])
  return [...days].map((day) => ({ name: `${title} (${day})`, mealId }))
}

/** Reads the meals of notes such as 'For Soup (Tue) and Tacos (Thu)'; undefined if not all are known. */
export function createNoteReader(meals: readonly PlannedDish[], today: string) {
  // 'Tomato Soup (Tue)' is no 'Soup (Tue)'.
  const names = meals
    .flatMap((meal) => namesOf(meal, today))
    .toSorted((a, b) => b.name.length - a.name.length)
  return (notes: string | null | undefined): ReadonlySet<number> | undefined => {
    if (!notes?.startsWith('For ')) return undefined
    const found = new Set<number>()
    let rest = notes.slice('For '.length)
    for (const { name, mealId } of names) {
      if (!rest.includes(name)) continue
      found.add(mealId)
      rest = rest.replaceAll(name, '')
    }
    return found.size > 0 && /^(?:,|and|\s)*$/.test(rest) ? found : undefined
  }
}
