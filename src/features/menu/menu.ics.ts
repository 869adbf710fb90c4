import ical from 'ical-generator'
import { minutesAtTable } from './mealDish.logic.ts'
import type { MealEvent } from './menu.contract.ts'
import { eaters, typeName } from './menu.logic.ts'
import type { PrepTask } from './prep/prep.contract.ts'

type IcsOptions = { household: string; timeZone: string; prep?: readonly PrepTask[] }

const name = 'Food Pal Menu'

/**
 * Meals as a calendar file. Moments are written in UTC: every calendar app understands those
 * without a description of the household's time zone.
 */
export function menuIcs(
  meals: readonly MealEvent[],
  { household, timeZone, prep = [] }: IcsOptions,
): string {
  const calendar = ical({
    name,
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
      // Not the moment of asking: a menu that has not changed is the same file, byte for byte.
      stamp: changed,
      sequence: meal.version - 1,
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
 * The generator puts properties of one's own after the events, and no end to the last line. Who
 * reads line by line needs the zone before them, and the standard asks for the end.
 */
function whole(text: string, timeZone: string): string {
  const nameLine = `X-WR-CALNAME:${name}\r\n`
  const withZone = text.replace(nameLine, `${nameLine}X-WR-TIMEZONE:${timeZone}\r\n`)
  return `${withZone.trimEnd()}\r\n`
}

/** A time that the clock skips in spring is as late after the change as it would have been before. */
const momentOf = ({ date, time }: MealEvent, timeZone: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant()

const dateOf = (moment: Temporal.Instant) => new Date(moment.epochMilliseconds)
