import { addDays, daysBetween, daysFrom, sayDay, startOfWeek, weekdayOf } from '#shared/days.ts'

/** When a meal repeats; weekdays are 0 (Sunday) to 6. */
export type Repeats = { weekdays: number[]; everyWeeks: number; lastDay: string | null }

/** Weeks are counted from `firstDay`, whichever day a household's week begins with. */
export type Rhythm = Repeats & { firstDay: string }

export const mostWeeksApart = 4

/** Meals are planned so many days ahead, and further once fewer than the least are left. */
export const daysAhead = 26 * 7
export const leastDaysAhead = 13 * 7

export const isDue = ({ weekdays, everyWeeks, firstDay, lastDay }: Rhythm, day: string): boolean =>
  day >= firstDay &&
  (lastDay === null || day <= lastDay) &&
  weekdays.includes(weekdayOf(day)) &&
  Math.floor(daysBetween(firstDay, day) / 7) % everyWeeks === 0

/** Both ends included. */
export const daysDue = (rhythm: Rhythm, from: string, to: string): string[] =>
  from > to ? [] : daysFrom(from, daysBetween(from, to) + 1).filter((day) => isDue(rhythm, day))

/** The rhythm that goes on from a day; `by` days later or earlier if the meal moved. */
export function goingOn({ weekdays, ...rhythm }: Rhythm, day: string, by: number): Rhythm {
  const turn = 7 * rhythm.everyWeeks
  const turns = Math.floor(daysBetween(rhythm.firstDay, day) / turn)
  return {
    ...rhythm,
    firstDay: addDays(rhythm.firstDay, turns * turn + by),
    weekdays: inOrder(weekdays.map((weekday) => (((weekday + by) % 7) + 7) % 7)),
  }
}

export const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].sort((a, b) => a - b)

/** A Sunday. */
const someSunday = '2026-11-15'

/** The seven days as the household's week has them. */
export const weekInOrder = (): { weekday: number; name: string; short: string }[] =>
  daysFrom(startOfWeek(someSunday), 7).map((day) => ({
    weekday: weekdayOf(day),
    name: sayDay(day, { weekday: 'long' }),
    short: sayDay(day, { weekday: 'short' }),
  }))

/** 'Every Saturday', 'Every Mon, Wed and Fri', 'Every other Saturday', 'Every day'. */
export function sayRepeats({ weekdays, everyWeeks }: Pick<Repeats, 'weekdays' | 'everyWeeks'>) {
  const days = weekInOrder().filter(({ weekday }) => weekdays.includes(weekday))
  const names = days.map(({ name, short }) => (days.length > 2 ? short : name))
  const said =
    names.length === 7
      ? 'day'
      : [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  if (everyWeeks === 1) return `Every ${said}`
  if (everyWeeks === 2 && names.length === 1) return `Every other ${said}`
  return `Every ${everyWeeks} weeks ${names.length === 7 ? 'every day' : `on ${said}`}`
}
