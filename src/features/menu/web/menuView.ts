import { dayName, daysFrom, sayDay, sayTime } from '#shared/days.ts'
import { compareText } from '#shared/order.ts'
import type { MealEvent } from '../menu.contract.ts'
import {
  defaultTime,
  eaters,
  type MenuView,
  type Section,
  seatsOf,
  sectionOf,
  sectionsOf,
  typeName,
  viewDays,
} from '../menu.logic.ts'
import { sayPeriod } from '../period.logic.ts'
import type { DishIdea } from '../sometime/sometime.contract.ts'
import type { Arrangement, Move } from './board/rearrange.ts'
import type { Days } from './menu.api.ts'

/** The view and its days. */
export type Shown = { view: MenuView; days: string[] }

export const shownFrom = (view: MenuView, start: string): Shown => ({
  view,
  days: daysFrom(start, viewDays[view]),
})

export const endsOf = ({ days }: Shown): Days => ({
  startDate: days[0] ?? '',
  endDate: days.at(-1) ?? '',
})

/** 'Nov 14 – Nov 17'; with the year if a day is not in the current one. */
export const rangeText = (shown: Shown, today: string): string => sayPeriod(endsOf(shown), today)

/** The default day for a new meal: the first shown day that is not over. */
export const dayToPlan = ({ days }: Shown, today: string): string =>
  days.find((day) => day >= today) ?? days[0] ?? today

/** A section of a day. */
export type Place = { date: string; section: Section }

/** A dish without a day. Its id differs from those of meals, among which it is dragged. */
export type WaitingDish = { id: number; idea: DishIdea; recipeName: string }

export const waitingDish = (idea: DishIdea): WaitingDish => ({
  id: idea.id + 0.5,
  idea,
  recipeName: idea.recipeName,
})

/** Where dishes without a day are. */
export const sometime: Place = {
  date: '',
  section: { key: 'sometime', label: 'Sometime', mealType: '' },
}

export const placeOf = (dish: MealEvent | WaitingDish): Place =>
  'idea' in dish ? sometime : { date: dish.date, section: sectionOf(dish.mealType) }

/** The place's key in the DOM. */
export const nameOf = ({ date, section }: Place) => `${date} ${section.key}`

export const samePlace = (a: Place | undefined, b: Place | undefined) =>
  a?.date === b?.date && a?.section.key === b?.section.key

/** 'Dinner, Today'. */
export const sayPlace = ({ date, section }: Place, today: string) =>
  date === '' ? section.label : `${section.label}, ${dayName(date, today)}`

/** The neighboring place for an arrow key; at an edge the place itself. */
export function neighbour(place: Place, key: string, days: string[], sections: Section[]): Place {
  const step = (list: number, by: number, count: number) =>
    Math.min(Math.max(list + by, 0), count - 1)
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
  const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
  const row = sections.findIndex((section) => section.key === place.section.key)
  if (key === 'ArrowDown' && row === sections.length - 1) return sometime
  if (row < 0) {
    const [date = ''] = days
    return key === 'ArrowUp' ? { date, section: sections.at(-1) ?? place.section } : place
  }
  return {
    date: days[step(days.indexOf(place.date), across, days.length)] ?? place.date,
    section: sections[step(row, down, sections.length)] ?? place.section,
  }
}

/** Another section brings its default time along: pancakes for dinner are not at 9 in the morning. */
export function moveTo(meal: MealEvent, { date, section }: Place): Move | undefined {
  const changes: Move['changes'] = {}
  if (date !== meal.date) changes.date = date
  if (section.key !== sectionOf(meal.mealType).key) {
    changes.mealType = section.mealType
    const time = defaultTime(section.mealType)
    if (time && time !== meal.time) changes.time = time
  }
  return Object.keys(changes).length > 0 ? { id: meal.id, changes } : undefined
}

/** The choices for a meal that is moved onto others, by their buttons' labels. */
export function droppedOn(meal: MealEvent, place: Place, there: readonly MealEvent[]) {
  const moved = [meal].flatMap((each) => moveTo(each, place) ?? [])
  const back = there.flatMap((each) => moveTo(each, placeOf(meal)) ?? [])
  const seated = (moves: readonly Move[], from: readonly MealEvent[], to: readonly MealEvent[]) =>
    moves.map(({ id, changes }) => {
      const own = from.find((each) => each.id === id)
      return { id, changes: { ...changes, ...(own && seatsOf(to, own)) } }
    })
  const names = there.map(({ recipeName }) => recipeName).join(', ')
  return {
    'Swap places': {
      moved: [...seated(moved, [meal], there), ...seated(back, there, [meal])],
      removed: [],
      done: `${meal.recipeName} and ${names} swapped`,
    },
    Instead: { moved, removed: there, done: `${meal.recipeName} replaced ${names}` },
    'As well': {
      moved,
      removed: [],
      done: `${meal.recipeName} moved${meal.seriesId ? ', this one only' : ''}`,
    },
  } satisfies Record<string, Arrangement>
}

export const setAside = (meal: MealEvent): Arrangement => ({
  moved: [],
  removed: [meal],
  isSetAside: true,
  done: `${meal.recipeName} is under Sometime now`,
})

export const plannedAt = ({ idea }: WaitingDish, { date, section }: Place): Arrangement => ({
  moved: [],
  removed: [],
  planned: {
    id: idea.id,
    date,
    time: defaultTime(section.mealType) ?? '18:00',
    mealType: section.mealType,
  },
  done: `${idea.recipeName} planned`,
})

/** The menu with all pending moves applied. */
export function withArrangements(
  meals: readonly MealEvent[],
  arrangements: readonly Pick<Arrangement, 'moved' | 'removed'>[],
): MealEvent[] {
  const removed = new Set(arrangements.flatMap((each) => each.removed.map(({ id }) => id)))
  const moves = arrangements.flatMap((each) => each.moved)
  return meals
    .filter(({ id }) => !removed.has(id))
    .map((meal) =>
      Object.assign(
        {},
        meal,
        ...moves.filter(({ id }) => id === meal.id).map(({ changes }) => changes),
      ),
    )
    .sort(asEaten)
}

const asEaten = (a: MealEvent, b: MealEvent) =>
  compareText(a.date, b.date) || compareText(a.time, b.time) || a.id - b.id

export const mealsAt = (meals: MealEvent[], place: Place) =>
  meals.filter((meal) => samePlace(placeOf(meal), place))

/** The period as text for a message. */
export function menuText(shown: Shown, meals: MealEvent[], today: string): string {
  const order = sectionsOf(meals).map((section) => section.key)
  const rank = (meal: MealEvent) => order.indexOf(sectionOf(meal.mealType).key)
  const days = shown.days.flatMap((day) => {
    const lines = meals
      .filter((meal) => meal.date === day)
      .sort((a, b) => rank(a) - rank(b) || asEaten(a, b))
      .map(
        ({ mealType, recipeName, time, attendees }) =>
          `${typeName(mealType)}: ${recipeName} (${sayTime(time)}, ${eaters(attendees)})`,
      )
    const heading = sayDay(day, { weekday: 'long', month: 'short', day: 'numeric' })
    return lines.length > 0 ? [[heading, ...lines].join('\n')] : []
  })
  return [`Menu, ${rangeText(shown, today)}`, ...days].join('\n\n')
}
