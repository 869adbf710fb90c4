import { addDays, daysBetween, daysFrom, isDay, startOfSaidWeek, weekdayOf } from '#shared/days.ts'
import { monthAndDay } from '#shared/expiry/expiryDates.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { ways } from '#shared/ways.ts'
import {
  asRanges,
  dateFrom,
  dateOfMonth,
  inTheirWeek,
  mondayOf,
  monthNumber,
  numberOfWeekday,
  saturdayOf,
  thanksgiving,
  weekdayFrom,
} from './familyCalendar.ts'

/** Some days that a text names, and where. */
export type DaySpan = {
  from: number
  to: number
  days: readonly string[]
  /** 'tonight', 'Friday night': which meal it hints at. */
  meal?: 'Breakfast' | 'Lunch' | 'Dinner'
}

const weekdayWord =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|nsday|s)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)'
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

type Rule = [pattern: RegExp, days: (match: RegExpExecArray, today: string) => (string | null)[]]

/** What follows a number that is no date: a time, an amount. */
const notDate = '[:.]\\d| ?(?:[ap]\\.?m|o.?clock|h\\b)'
const tomorrow = '(?:tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr|tomo)'
const partOfDay = '(?: (?:night|evening|morning|afternoon))?'
const counted = `(${numberPattern}|couple of|few)`
const countOf = (word = '') =>
  /couple/i.test(word) ? 2 : /few/i.test(word) ? 3 : (numberOf(word) ?? 0)

/** 'for sat breakfast', 'on sun': a preposition before it or a meal after it. */
const isDayHere = (word: string, text: string, at: number): boolean =>
  /\b(?:on|for|by|until|till|this|next|of|through|thru|and|,) ?$/i.test(text.slice(0, at)) ||
  /^,? (?:breakfast|brunch|lunch|dinner|supper|night|morning|evening|and (?:sun|mon|tue|wed|thu|fri|sat))/i.test(
    text.slice(at + word.length),
  )

const restOfWeek = (today: string) =>
  daysFrom(today, daysBetween(today, addDays(startOfSaidWeek(today), 6)) + 1)

const isDayFirst = () => ways().dates === 'day first'

const rules: readonly Rule[] = [
  // 'Sunday the 29th', 'Sun 29', 'Sunday, Nov 29': the date says which Sunday.
  [
    new RegExp(
      `\\b${weekdayWord},? (?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!${notDate})`,
      'i',
    ),
    ([, weekday = '', date], today) => {
      const day = dateOfMonth(today, Number(date))
      return [day && weekdayOf(day) === numberOfWeekday(weekday) ? day : null]
    },
  ],
  [
    new RegExp(`\\b${weekdayWord},? ${monthWord}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i'),
    ([, , month = '', date], today) => [dateFrom(today, monthNumber(month), Number(date))],
  ],
  [
    new RegExp(`\\b(?:the )?day after ${tomorrow}${partOfDay}`, 'i'),
    (_, today) => [addDays(today, 2)],
  ],
  [new RegExp(`\\b${tomorrow}${partOfDay}\\b(?:'s)?`, 'i'), (_, today) => [addDays(today, 1)]],
  [
    /\b(?:today|tonight|tonite|this (?:evening|morning|afternoon|noon))\b(?:'s)?/i,
    (_, today) => [today],
  ],
  [/\b(?:yesterday|last night)\b/i, (_, today) => [addDays(today, -1)]],
  [/\b(\d{4}-\d{2}-\d{2})\b/, ([, day = '']) => [isDay(day) ? day : null]],
  [/\b(?:the )?(?:rest of (?:the|this) week)\b/i, (_, today) => restOfWeek(today)],
  [
    /\b(?:this|next|the|coming|over the|on the)? ?(?:work ?week|weekdays|weeknights|school nights)\b/i,
    ([all], today) => {
      const ahead = /next/i.test(all) || weekdayOf(today) % 6 === 0
      return daysFrom(addDays(mondayOf(today), ahead ? 7 : 0), 5).filter((day) => day >= today)
    },
  ],
  [
    /\b(next|this|the|coming|this coming|following|last) weekend\b|\bweekends?\b/i,
    ([all], today) => {
      // On a Sunday 'the weekend' is the one to come; 'this weekend' is what is left of it.
      const over = weekdayOf(today) === 0 && !/this/i.test(all)
      const weeks = /next/i.test(all) || over ? 7 : /last/i.test(all) ? -7 : 0
      return daysFrom(addDays(saturdayOf(today), weeks), 2)
    },
  ],
  [
    /\b(?:next|the coming|the following) week(?:'?s)?\b/i,
    (_, today) => daysFrom(addDays(startOfSaidWeek(today), 7), 7),
  ],
  [/\blast week\b/i, (_, today) => daysFrom(addDays(startOfSaidWeek(today), -7), 7)],
  [/\b(?:this|the current) week\b/i, (_, today) => restOfWeek(today)],
  [
    new RegExp(
      `\\b(?:the |these |this )?(?:next|coming|following) ${counted} (days?|nights?|evenings?|dinners?|weeks?)\\b`,
      'i',
    ),
    ([, count, unit = ''], today) =>
      daysFrom(today, Math.min(countOf(count) * (/week/i.test(unit) ? 7 : 1), 28)),
  ],
  [
    new RegExp(
      `\\bin ${counted} (days?|weeks?)\\b|\\b${counted} (days?|weeks?) from (?:now|today)\\b`,
      'i',
    ),
    ([, a, unitA, b, unitB], today) => {
      const count = countOf(a ?? b)
      return count ? [addDays(today, count * (/week/i.test(unitA ?? unitB ?? '') ? 7 : 1))] : []
    },
  ],
  [
    new RegExp(`\\b(?:a|one) week (?:from|on) (today|tomorrow|${weekdayWord})\\b`, 'i'),
    ([, from = '', weekday], today) => {
      if (weekday) return [addDays(weekdayFrom(today, weekday, ''), 7)]
      return [addDays(today, /tomorrow/i.test(from) ? 8 : 7)]
    },
  ],
  [
    new RegExp(`\\b${monthWord}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d{2}))?`, 'i'),
    ([, month = '', date, year], today) => [
      dateFrom(today, monthNumber(month), Number(date), year),
    ],
  ],
  [
    new RegExp(
      `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthWord}\\b(?:,? (20\\d{2}))?`,
      'i',
    ),
    ([, date, month = '', year], today) => [
      dateFrom(today, monthNumber(month), Number(date), year),
    ],
  ],
  [
    /(?<![\d/])(?!24\/7\b)(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|20\d{2}))?(?![\d/])/,
    ([, a = '', b = '', year], today) => {
      // '¾' and '1/3' are amounts.
      if (!year && Number(b) <= 4 && !(isDayFirst() && Number(a) > 4)) return []
      const [day] = monthAndDay(a, b).flatMap(([m, d]) => dateFrom(today, m, d, year) ?? [])
      return day ? [day] : []
    },
  ],
  [
    /\b(?:the|on) (\d{1,2})(?:st|nd|rd|th)\b/i,
    ([, date], today) => [dateOfMonth(today, Number(date))],
  ],
  [/\bthanksgiving\b/i, (_, today) => [thanksgiving(today)]],
  [/\bchristmas eve\b/i, (_, today) => [dateFrom(today, 12, 24)]],
  [
    new RegExp(`\\b(?:christmas|xmas)(?: day)?${partOfDay}\\b`, 'i'),
    (_, today) => [dateFrom(today, 12, 25)],
  ],
  [/\bnew year'?s eve\b/i, (_, today) => [dateFrom(today, 12, 31)]],
  [
    new RegExp(
      `\\b(?:(this coming|this|next|coming|last|this past|the following|following) )?${weekdayWord}(?:'?s)?(?: ?(?:night|evening|morning|afternoon))?(?![\\w'])`,
      'i',
    ),
    ({ 0: all, 1: which = '', 2: word = '', input, index }, today) => {
      // 'sat' and 'sun' are words of their own, unless something says that a day is meant.
      if (/^(?:sat|sun|wed)$/.test(all) && !isDayHere(all, input, index)) return []
      const isNext = /next|following/i.test(which)
      const kind = /past|last/i.test(which) ? 'last' : isNext ? 'next' : which && 'this'
      return [weekdayFrom(today, word, kind)]
    },
  ],
]

const everywhere = rules.map(([pattern, read]): Rule => [new RegExp(pattern, 'gi'), read])

function mealHint(said: string): DaySpan['meal'] {
  if (/night|tonite|evening/i.test(said)) return 'Dinner'
  if (/morning/i.test(said)) return 'Breakfast'
  return /\bnoon/i.test(said) ? 'Lunch' : undefined
}

/** Every day or stretch of days that a text names, in its order, none within another. */
export function findDays(text: string, today: string): DaySpan[] {
  const found: DaySpan[] = []
  for (const [pattern, read] of everywhere) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some((other) => from < other.to && to > other.from)) continue
      const days = read(match, today).filter((day) => day !== null)
      if (days.length > 0) found.push({ from, to, days, meal: mealHint(match[0]) })
    }
  }
  const inOrder = found.toSorted((a, b) => a.from - b.from)
  return asRanges(inTheirWeek(inOrder, text), text)
}
