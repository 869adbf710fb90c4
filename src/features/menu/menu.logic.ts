import { nearDay, sayDay } from '#shared/days.ts'
import { ways } from '#shared/ways.ts'

/** Apart from the contract, so that screens can show a list before zod has loaded. */

export const mealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const
export type MealType = (typeof mealTypes)[number]

const defaultTimes: Record<MealType, string> = {
  Breakfast: '08:00',
  Lunch: '12:00',
  Dinner: '18:00',
  Snack: '15:00',
}

/** Undefined for a meal type of the household's own. */
export function defaultTime(mealType: string): string | undefined {
  const known = knownType(mealType)
  return (known === 'Dinner' && ways().dinnerTime) || (known && defaultTimes[known])
}

/** A group of meals in a day, one for each meal type. */
export type Section = {
  key: string
  label: string
  /** The type that a meal gets when it is moved here. */
  mealType: string
}

const keyOf = (mealType: string) => mealType.trim().toLowerCase()

/** Ignores case; 'snacks' is 'Snack'. */
function knownType(mealType: string): MealType | undefined {
  const key = keyOf(mealType).replace(/^snacks$/, 'snack')
  return mealTypes.find((type) => type.toLowerCase() === key)
}

/** 'dinner' is 'Dinner'; a household's own type stays as it is. */
export const typeName = (mealType: string): string => knownType(mealType) ?? mealType

type Place = { date: string; mealType: string }

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.date === b.date && typeName(a.mealType) === typeName(b.mealType)

/** Days that have a meal of this kind. */
export const takenDays = (meals: readonly Place[], mealType: string): ReadonlySet<string> =>
  new Set(meals.filter((meal) => isSamePlace(meal, { ...meal, mealType })).map(({ date }) => date))

export function sectionOf(mealType: string): Section {
  const name = typeName(mealType)
  return { key: keyOf(name), label: name === 'Snack' ? 'Snacks' : name, mealType: name }
}

/** Breakfast to Snacks, then the household's own types that these meals have. */
export function sectionsOf(meals: readonly { mealType: string }[]): Section[] {
  const sections = new Map(mealTypes.map((type) => [keyOf(type), sectionOf(type)]))
  for (const { mealType } of meals) {
    const section = sectionOf(mealType)
    if (!sections.has(section.key)) sections.set(section.key, section)
  }
  return [...sections.values()]
}

export const eaters = (attendees: readonly string[] | null): string =>
  attendees?.length ? attendees.join(', ') : 'Everyone'

type Seats = { attendees: string[] | null; servings: number | null }

/**
 * What changes of a dish that takes the place of others: who eats, and for how many somebody chose
 * to cook, belong to the place.
 */
export function seatsOf(there: readonly Seats[], own: Seats): Partial<Seats> {
  const [first] = there
  if (!first) return {}
  const attendees = there.some((meal) => meal.attendees === null)
    ? null
    : [...new Set(there.flatMap((meal) => meal.attendees ?? []))]
  const isOne = there.every((meal) => meal.servings === first.servings)
  const servings = isOne ? first.servings : null
  return {
    ...(eaters(attendees) !== eaters(own.attendees) && { attendees }),
    ...(servings !== own.servings && { servings }),
  }
}

/** Days in each view, by which the previous and next buttons move. */
export const viewDays = { day: 1, '2day': 2, '4day': 4, week: 7, agenda: 7 } as const
export type MenuView = keyof typeof viewDays

export const isMenuView = (view: string): view is MenuView => Object.hasOwn(viewDays, view)

/** 'Today' and 'Sat, Nov 14', or 'Monday' and 'Nov 16'; in brief 'Today' or 'Mon', and 'Nov 16'. */
export function dayTitle(
  day: string,
  today: string,
  isBrief = false,
): { title: string; date: string } {
  const date = { month: 'short', day: 'numeric' } as const
  if (isBrief) {
    const title = day === today ? 'Today' : sayDay(day, { weekday: 'short' })
    return { title, date: sayDay(day, date) }
  }
  const near = nearDay(day, today)
  return near
    ? { title: near, date: sayDay(day, { weekday: 'short', ...date }) }
    : { title: sayDay(day, { weekday: 'long' }), date: sayDay(day, date) }
}
