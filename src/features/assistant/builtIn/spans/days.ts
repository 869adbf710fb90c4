import { addDays, daysFrom, isDay, startOfSaidWeek, weekdayOf } from '#shared/days.ts'
import {
  dayOf,
  month,
  monthAndDay,
  monthNumber,
  weekday,
  weekdayFrom,
} from '#shared/expiry/expiryDates.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { ways } from '#shared/ways.ts'
import { asRanges, inTheirWeek } from './stretches.ts'

/** Some days that a text names, and where. */
export type DaySpan = {
  from: number
  to: number
  days: readonly string[]
  /** 'tonight', 'Friday night': which meal it hints at. */
  meal?: 'Breakfast' | 'Lunch' | 'Dinner'
}

const date = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '\\b(?:,? (20\\d{2}))?'
/** What follows a number that is no date: a time, an amount. */
const notDate = '[:.]\\d| ?(?:[ap]\\.?m|o.?clock|h\\b)'
const tomorrow = '(?:tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr|tomo)'
const partOfDay = '(?: ?(?:night|evening|morning|afternoon))?'
const counted = `(${numberPattern}|couple of|few)`
const countOf = (word: string, unit: string) =>
  (/couple/i.test(word) ? 2 : /few/i.test(word) ? 3 : (numberOf(word) ?? 0)) *
  (/week/i.test(unit) ? 7 : 1)

const weekdays = 'sun mon tue wed thu fri sat'.split(' ')
const numberOfWeekday = (word: string) => weekdays.indexOf(word.toLowerCase().slice(0, 3))
/** The Monday before a weekend. */
const mondayOf = (day: string) => weekdayFrom(addDays(day, -6), 1)
const weekFrom = (today: string, days: number) => daysFrom(addDays(startOfSaidWeek(today), days), 7)
const restOfWeek = (today: string) => weekFrom(today, 0).filter((day) => day >= today)
const dateOfMonth = (today: string, said = '') =>
  daysFrom(today, 62).find((day) => day.endsWith(`-${said.padStart(2, '0')}`))
const dateOf = (today: string, ofMonth: number, said: string, ofYear?: string) =>
  dayOf(ofYear, ofMonth, Number(said), { writtenOn: today, isOver: false })
const thanksgivingOf = (ofYear: number) => addDays(weekdayFrom(`${ofYear}-11-01`, 4), 21)

function saidWeekday(today: string, word: string, which: string): string {
  const wanted = numberOfWeekday(word)
  if (/next|following/i.test(which)) return weekdayFrom(addDays(startOfSaidWeek(today), 7), wanted)
  if (/past|last/i.test(which)) return addDays(weekdayFrom(today, wanted), -7)
  return weekdayFrom(which ? today : addDays(today, 1), wanted)
}

/** 'for sat breakfast', 'on sun': a preposition before it or a meal after it. */
const isDayHere = (word: string, text: string, at: number): boolean =>
  /\b(?:on|for|by|until|till|this|next|of|through|thru|and|,) ?$/i.test(text.slice(0, at)) ||
  /^,? (?:breakfast|brunch|lunch|dinner|supper|night|morning|evening|and (?:sun|mon|tue|wed|thu|fri|sat))/i.test(
    text.slice(at + word.length),
  )

/** A number counts the days from today. */
type Days = number | ((match: RegExpExecArray, today: string) => (string | undefined)[])

const rules: readonly [pattern: string, days: Days][] = [
  // 'Sunday the 29th', 'Sun 29': the date says which Sunday.
  [
    `\\b${weekday},? (?:on )?(?:the )?${date}\\b(?!${notDate})`,
    ([, word = '', said], today) => {
      const day = dateOfMonth(today, said)
      return [day && weekdayOf(day) === numberOfWeekday(word) ? day : undefined]
    },
  ],
  [`\\b(?:the )?day after ${tomorrow}${partOfDay}`, 2],
  [`\\b${tomorrow}${partOfDay}\\b(?:'s)?`, 1],
  ["\\b(?:today|tonight|tonite|this (?:evening|morning|afternoon|noon))\\b(?:'s)?", 0],
  ['\\b(?:yesterday|last night)\\b', -1],
  ['\\b(\\d{4}-\\d{2}-\\d{2})\\b', ([, day = '']) => [isDay(day) ? day : undefined]],
  [
    '\\b(?:this|next|the|coming|over the|on the)? ?(?:work ?week|weekdays|weeknights|school nights)\\b',
    ([all], today) => {
      const ahead = /next/i.test(all) || weekdayOf(today) % 6 === 0
      return daysFrom(addDays(mondayOf(today), ahead ? 7 : 0), 5).filter((day) => day >= today)
    },
  ],
  [
    '\\b(next|this|the|coming|this coming|following|last) weekend\\b|\\bweekends?\\b',
    ([all], today) => {
      // On a Sunday 'the weekend' is the one to come; 'this weekend' is what is left of it.
      const over = weekdayOf(today) === 0 && !/this/i.test(all)
      const weeks = /next/i.test(all) || over ? 7 : /last/i.test(all) ? -7 : 0
      return daysFrom(addDays(mondayOf(today), 5 + weeks), 2)
    },
  ],
  ["\\b(?:next|the coming|the following) week(?:'?s)?\\b", (_, today) => weekFrom(today, 7)],
  ['\\blast week\\b', (_, today) => weekFrom(today, -7)],
  [
    '\\b(?:(?:the )?rest of (?:the|this)|this|the current) week\\b',
    (_, today) => restOfWeek(today),
  ],
  [
    `\\b(?:the |these |this )?(?:next|coming|following) ${counted} (day|night|evening|dinner|week)s?\\b`,
    ([, count = '', unit = ''], today) => daysFrom(today, Math.min(countOf(count, unit), 28)),
  ],
  [
    `\\b(?:in ${counted} (days?|weeks?)|${counted} (days?|weeks?) from (?:now|today))\\b`,
    ([, a, unitA, b = a, unitB = unitA], today) => {
      const count = countOf(b ?? '', unitB ?? '')
      return count ? [addDays(today, count)] : []
    },
  ],
  [
    `\\b(?:a|one) week (?:from|on) (?:(today|tomorrow)|${weekday})\\b`,
    ([, from = '', word], today) => {
      if (word) return [addDays(saidWeekday(today, word, ''), 7)]
      return [addDays(today, /tomorrow/i.test(from) ? 8 : 7)]
    },
  ],
  // 'Nov 29', 'Sunday, November the 29th, 2026'
  [
    `\\b(?:${weekday},? )?${month}\\.? (?:the )?${date}${year}`,
    ([, , word = '', said = '', ofYear], today) => [
      dateOf(today, monthNumber(word.toLowerCase()), said, ofYear),
    ],
  ],
  [
    `\\b(?:the )?${date}(?: of)? ${month}${year}`,
    ([, said = '', word = '', ofYear], today) => [
      dateOf(today, monthNumber(word.toLowerCase()), said, ofYear),
    ],
  ],
  [
    '(?<![\\d/])(?!24/7\\b)(\\d{1,2})/(\\d{1,2})(?:/(\\d{2}|20\\d{2}))?(?![\\d/])',
    ([, a = '', b = '', ofYear], today) => {
      // '¾' and '1/3' are amounts.
      const isDayFirst = ways().dates === 'day first'
      if (!ofYear && Number(b) <= 4 && !(isDayFirst && Number(a) > 4)) return []
      const days = monthAndDay(a, b).map(([m, d]) => dateOf(today, m, String(d), ofYear))
      return [days.find((day) => day !== undefined)]
    },
  ],
  ['\\b(?:the|on) (\\d{1,2})(?:st|nd|rd|th)\\b', ([, said], today) => [dateOfMonth(today, said)]],
  [
    '\\bthanksgiving\\b',
    (_, today) => {
      const thisYear = Number(today.slice(0, 4))
      return [[thisYear, thisYear + 1].map(thanksgivingOf).find((day) => day >= today)]
    },
  ],
  ['\\bchristmas eve\\b', (_, today) => [dateOf(today, 12, '24')]],
  [`\\b(?:christmas|xmas)(?: day)?${partOfDay}\\b`, (_, today) => [dateOf(today, 12, '25')]],
  ["\\bnew year'?s eve\\b", (_, today) => [dateOf(today, 12, '31')]],
  [
    `\\b(?:(this coming|this|next|coming|last|this past|the following|following) )?${weekday}(?:'?s)?${partOfDay}(?![\\w'])`,
    ({ 0: all, 1: which = '', 2: word = '', input, index }, today) => {
      // 'sat' and 'sun' are words of their own, unless something says that a day is meant.
      if (/^(?:sat|sun|wed)$/.test(all) && !isDayHere(all, input, index)) return []
      return [saidWeekday(today, word, which)]
    },
  ],
]

const patterns = rules.map(([pattern, days]) => ({ pattern: new RegExp(pattern, 'gi'), days }))

function mealHint(said: string): DaySpan['meal'] {
  if (/night|tonite|evening/i.test(said)) return 'Dinner'
  if (/morning/i.test(said)) return 'Breakfast'
  return /\bnoon/i.test(said) ? 'Lunch' : undefined
}

/** Every day or stretch of days that a text names, in its order, none within another. */
export function findDays(text: string, today: string): DaySpan[] {
  const found: DaySpan[] = []
  for (const { pattern, days } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some((other) => from < other.to && to > other.from)) continue
      const said = typeof days === 'number' ? [addDays(today, days)] : days(match, today)
      const meant = said.filter((day) => day !== undefined)
      if (meant.length > 0) found.push({ from, to, days: meant, meal: mealHint(match[0]) })
    }
  }
  const inOrder = found.toSorted((a, b) => a.from - b.from)
  return asRanges(inTheirWeek(inOrder, text), text)
}
