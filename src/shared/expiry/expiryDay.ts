import { addDays, startOfSaidWeek } from '../days.ts'
import {
  dayOf,
  endOfMonth,
  later,
  monthAndDay,
  month as monthName,
  monthNumber,
  monthOf,
  type Written,
  weekday,
  weekdayFrom,
  yearOfMonth,
} from './expiryDates.ts'

/**
 * The day that a text about expiry means, counted from the day it was written; null if it names
 * none ('after opening', 'Soon'). All other words of the text must be known: 'opened Nov 3' is no
 * expiry.
 */
export function readExpiryDay(text: string | null, writtenOn: string): string | null {
  const said = plain(text ?? '')
  for (const part of [said, ...said.split(/[,;(]| [-–] /)]) {
    const day = readPart(part, writtenOn)
    if (day !== undefined) return day
  }
  return null
}

const longest = 100

const plain = (text: string) => text.slice(0, longest).toLowerCase().replace(/\s+/g, ' ')

const before =
  /^(?:expir(?:y|es|ing|ed)(?: date)?|exp|best(?: if used)?|bb|use|sell|eat|cook|good|keeps|lasts|is|are|by|before|on|until|till|for|within|in|about|around|approx|another|maybe|probably|at most|up to|less than|under|since|the)[.:]*(?: |$)|^[~≈:] ?/
const after =
  /(?: (?:left|to go|from (?:now|today)|more|or so|tops|at most|max|at the latest|morning|noon|afternoon|evening|night)|[ .!?)])$/
/** Words removed around a day at most. */
const mostAround = 8

function readPart(part: string, writtenOn: string): string | undefined {
  let said = part.trim()
  const isOver = /^expired /.test(said)
  for (let n = 0; n < mostAround; n += 1) {
    for (const [pattern, read] of rules) {
      const match = pattern.exec(said)
      const day = match && read(match, { writtenOn, isOver })
      if (day) return day
    }
    said = said.replace(n % 2 === 0 ? after : before, '')
  }
  return undefined
}

type Rule = [RegExp, (match: RegExpExecArray, written: Written) => string | undefined]

const weekdays = 'sun mon tue wed thu fri sat'.split(' ')
const month = `${monthName}\\.?`
const date = '(\\d{1,2})(?:st|nd|rd|th|\\.)?'
const year = "((?:19|20|21)\\d\\d|'?\\d\\d)"
const fullYear = '((?:19|20|21)\\d\\d)'
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  few: 3,
  several: 3,
}
const number = `(\\d{1,3}|${Object.keys(numbers).sort().reverse().join('|')})`
const unit = '(d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)'

const whole = (pattern: string) => new RegExp(`^${pattern}$`)

const firstDayOf = (
  ofYear: string | undefined,
  readings: readonly (readonly [month: number, day: number])[],
  written: Written,
) => readings.map(([m, d]) => dayOf(ofYear, m, d, written)).find((day) => day !== undefined)

const rules: readonly Rule[] = [
  [
    /^(?:today|tonight|now|asap|right away|this (?:morning|noon|afternoon|evening))$/,
    (_, { writtenOn }) => writtenOn,
  ],
  [/^tomorrow$/, (_, { writtenOn }) => addDays(writtenOn, 1)],
  [/^day after tomorrow$/, (_, { writtenOn }) => addDays(writtenOn, 2)],
  // The text says that it has expired, but not when: yesterday is assumed.
  [
    /^(?:yesterday|last night|(?:has )?expired|overdue|past|spoiled|spoilt|gone off)$/,
    (_, { writtenOn }) => addDays(writtenOn, -1),
  ],
  // The earlier end of '3-4 days' counts.
  [
    whole(
      `${number}(?:(?: ?[-–] ?| to | or )${number})? ?${unit}(?: or (?:two|so))?( ago)?( past)?`,
    ),
    ([, count = '', , of = '', ago, past], { writtenOn }) =>
      later(writtenOn, (ago || past ? -1 : 1) * (numbers[count] ?? Number(count)), of),
  ],
  [/^next (week|month|year)$/, ([, of = ''], { writtenOn }) => later(writtenOn, 1, of)],
  [/^(?:a )?fortnight$/, (_, { writtenOn }) => addDays(writtenOn, 14)],
  [
    /^(?:later )?(?:this|end of (?:the|this)) week$/,
    (_, { writtenOn }) => addDays(startOfSaidWeek(writtenOn), 6),
  ],
  [
    /^(?:(?:later )?this|(?:the )?end of (?:the|this)) month$/,
    (_, { writtenOn }) => endOfMonth(writtenOn),
  ],
  [/^(?:this |end of (?:the|this) )year$/, (_, { writtenOn }) => `${writtenOn.slice(0, 4)}-12-31`],
  [
    /^(this |next )?weekend$/,
    ([, which], { writtenOn }) => {
      const saturday =
        weekdayFrom(writtenOn, 0) === writtenOn ? writtenOn : weekdayFrom(writtenOn, 6)
      return which === 'next ' ? addDays(saturday, 7) : saturday
    },
  ],
  [
    whole(`(this |this coming |coming |next |last )?${weekday}`),
    ([, which, word = ''], { writtenOn, isOver }) => {
      const wanted = weekdays.indexOf(word.slice(0, 3))
      const day = weekdayFrom(writtenOn, wanted)
      if (which === 'next ') return weekdayFrom(addDays(startOfSaidWeek(writtenOn), 7), wanted)
      return which === 'last ' || isOver ? addDays(day, -7) : day
    },
  ],
  // 2026-11-22, 2026/11/22, 2026.11.22
  [
    whole(`${fullYear}([-/.])(\\d{1,2})\\2(\\d{1,2})`),
    ([, y, , m, d], written) => dayOf(y, Number(m), Number(d), written),
  ],
  // 22.11.2026, 22.11.: with dots the day stands first.
  [
    whole(`(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?${year})?`),
    ([, d, m, y], written) => dayOf(y, Number(m), Number(d), written),
  ],
  // 11/22/2026, 11-22-2026; 22/11/2026 where the household says so, or it can only be that way round.
  [
    whole(`(\\d{1,2})([-/])(\\d{1,2})\\2${year}`),
    ([, a = '', , b = '', y], written) => firstDayOf(y, monthAndDay(a, b), written),
  ],
  // 11/22, else 22/11; 11/31 is no day of any year, so it is November 2031.
  [
    whole('(\\d{1,2})/(\\d{1,2})'),
    ([, a = '', b = ''], written) =>
      firstDayOf(undefined, monthAndDay(a, b), written) ?? monthOf(b, Number(a)),
  ],
  [whole(`(\\d{1,2})[-/.]${fullYear}`), ([, m, y = '']) => monthOf(y, Number(m))],
  // 2026 Nov 22
  [
    whole(`(?:${weekday},? )?${fullYear} ${month} ${date}`),
    ([, , y, m = '', d], written) => dayOf(y, monthNumber(m), Number(d), written),
  ],
  [
    whole(`(?:${weekday},? )?${month},? ?(?:the )?${date}(?:,? ${year})?`),
    ([, , m = '', d, y], written) => dayOf(y, monthNumber(m), Number(d), written),
  ],
  [
    whole(`(?:${weekday},? )?(?:the )?${date}(?: of)?[ -]?${month}(?:[, -]{1,2}${year})?`),
    ([, , d, m = '', y], written) => dayOf(y, monthNumber(m), Number(d), written),
  ],
  [
    whole(`(mid[- ]|late |(?:the )?end of )?(?:next )?${month}(?:,? ${fullYear})?`),
    ([, part, m = '', y], { writtenOn, isOver }) => {
      const end = monthOf(y ?? yearOfMonth(monthNumber(m), writtenOn, isOver), monthNumber(m))
      return part?.startsWith('mid') ? end && `${end.slice(0, 8)}15` : end
    },
  ],
]
