import ical from 'ical-generator'
import { minutesAtTable } from '../mealDish.logic.ts'
import type { MealEvent } from '../menu.contract.ts'
import { eaters, typeName } from '../menu.logic.ts'
import type { PrepTask } from '../prep/prep.contract.ts'

type IcsOptions = {
  household: string
  timeZone: string
  prep?: readonly PrepTask[]
  /** Where recipes are opened; calendar apps show a link. */
  address?: string | undefined
}

/** In seconds: calendar apps may ask again after it. */
const readAgainAfter = 3_600

const name = 'Food Pal Menu'

/** Meals as a calendar file. Times are in UTC, so no time zone has to be defined. */
export function menuIcs(
  meals: readonly MealEvent[],
  { household, timeZone, prep = [], address }: IcsOptions,
): string {
  const calendar = ical({
    name,
    ttl: readAgainAfter,
    prodId: { company: 'Food Pal', product: 'Menu', language: 'EN' },
  })
  const prepOf = Map.groupBy(prep, ({ mealId }) => mealId)
  for (const meal of meals) {
    const start = momentOf(meal, timeZone)
    const end = start.add({ minutes: minutesAtTable(meal.mealType) })
    const changed = new Date(meal.updatedAt)
    calendar.createEvent({
      id: `meal-${meal.id}@${household}`,
      start: dateOf(start),
      end: dateOf(end),
      summary: `${typeName(meal.mealType)}: ${meal.recipeName}`,
      description: [eaters(meal.attendees), meal.notes].filter(Boolean).join('\n\n'),
      created: new Date(meal.createdAt),
      lastModified: changed,
      // Not the current time: an unchanged menu must give the same file, byte for byte (ETag).
      stamp: changed,
      sequence: meal.version - 1,
      ...(address && meal.recipeId && { url: `${address}/recipes/${meal.recipeId}` }),
    })
    for (const [n, { day, text }] of (prepOf.get(meal.id) ?? []).entries()) {
      calendar.createEvent({
        id: `prep-${meal.id}-${n}@${household}`,
        start: new Date(`${day}T00:00:00Z`),
        allDay: true,
        summary: text,
        stamp: changed,
        sequence: meal.version - 1,
      })
    }
  }
  return whole(calendar.toString(), timeZone)
}

/**
 * The generator writes custom properties after the events and omits the last line break. Programs
 * that read line by line need the time zone first, and the standard asks for the break.
 */
function whole(text: string, timeZone: string): string {
  const nameLine = `X-WR-CALNAME:${name}\r\n`
  const withZone = text.replace(nameLine, `${nameLine}X-WR-TIMEZONE:${timeZone}\r\n`)
  return `${withZone.trimEnd()}\r\n`
}

/** A time that the clock skips in spring is moved forward by the length of the gap. */
const momentOf = ({ date, time }: MealEvent, timeZone: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant()

const dateOf = (moment: Temporal.Instant) => new Date(moment.epochMilliseconds)
