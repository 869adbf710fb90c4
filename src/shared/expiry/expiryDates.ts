import { addDays, daysBetween, isDay } from '../days.ts'
import { ways } from '../ways.ts'

/** The day on which a text was written, and whether the text says that its day has passed. */
export type Written = { writtenOn: string; isOver: boolean }

/** The words for weekdays and months, as one group of an expression. */
export const weekday =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday|nsday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)'
export const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

export const monthNumber = (name: string) => months.indexOf(name.slice(0, 3)) + 1

/** The next such weekday from a day on (Sunday is 0), or the day itself. */
export const weekdayFrom = (day: string, wanted: number): string =>
  addDays(day, (((wanted - daysBetween('1970-01-04', day)) % 7) + 7) % 7)

const dayText = (ofYear: string, ofMonth: number, ofDay: number): string =>
  [ofYear, String(ofMonth).padStart(2, '0'), String(ofDay).padStart(2, '0')].join('-')

const fourDigits = (text: string) => text.replace("'", '').padStart(4, '20')

/** A day without a year may lie this far back: a note of January may mean a day in December. */
const daysBack = 60

/** The day; without a year the next such day, or one that passed within `daysBack`. */
export function dayOf(
  ofYear: string | undefined,
  ofMonth: number,
  ofDay: number,
  { writtenOn, isOver }: Written,
): string | undefined {
  if (ofYear) {
    const day = dayText(fourDigits(ofYear), ofMonth, ofDay)
    return isDay(day) ? day : undefined
  }
  const from = addDays(writtenOn, isOver ? -365 : -daysBack)
  // Ten years include a February 29 in any case.
  const years = Array.from({ length: 10 }, (_, n) => String(Number(writtenOn.slice(0, 4)) - 1 + n))
  return years.map((each) => dayText(each, ofMonth, ofDay)).find((day) => isDay(day) && day >= from)
}

/** '5/11' is a month and a day in the household's order; the other order is tried next. */
export const monthAndDay = (a: string, b: string): [month: number, day: number][] => {
  const [first, second] = [Number(a), Number(b)]
  return ways().dates === 'day first'
    ? [
        [second, first],
        [first, second],
      ]
    : [
        [first, second],
        [second, first],
      ]
}

export const monthOf = (ofYear: string, ofMonth: number): string | undefined => {
  const first = dayText(fourDigits(ofYear), ofMonth, 1)
  return isDay(first) ? endOfMonth(first) : undefined
}

export const endOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1)

export function yearOfMonth(ofMonth: number, writtenOn: string, isOver: boolean): string {
  const [ofYear, now] = [Number(writtenOn.slice(0, 4)), Number(writtenOn.slice(5, 7))]
  if (isOver) return String(ofMonth > now ? ofYear - 1 : ofYear)
  return String(ofMonth < now ? ofYear + 1 : ofYear)
}

export function later(day: string, count: number, of: string): string {
  if (of.startsWith('d')) return addDays(day, count)
  if (of.startsWith('w')) return addDays(day, 7 * count)
  const total = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const wanted = total + count * (of.startsWith('y') ? 12 : 1)
  const first = dayText(String(Math.floor(wanted / 12)), (wanted % 12) + 1, 1)
  // A month after January 31 is the end of February.
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return isDay(same) ? same : endOfMonth(first)
}
