import { anyOf } from '#shared/anyOf.ts'

/** A time of day in a text; the hour as said, and which half of the day, if that was said. */
export type TimeSpan = {
  from: number
  to: number
  hour: number
  minute: number
  half: 'am' | 'pm' | null
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const hour = `(\\d{1,2}|${hours.join('|')})`
const half = `(?: ?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|o'?clock))`
const end = '(?![\\w%/]|[.:]\\d)'

/** Minutes past the hour, by how they are said. */
const parts: Readonly<Record<string, number>> = {
  'half past': 30,
  half: 30,
  'quarter past': 15,
  'quarter to': -15,
  thirty: 30,
  fifteen: 15,
  'forty five': 45,
  'forty-five': 45,
}

type Rule = {
  pattern: RegExp
  read: (match: string[]) => [hour?: string, minute?: string, half?: string]
}

const rules: readonly Rule[] = [
  // 'half past six', 'quarter to 7 pm', 'at half six'
  {
    pattern: new RegExp(
      `\\b(half past|quarter past|quarter to|(?<=(?:at|till|by|for|to|,) )half) ${hour}${half}?${end}`,
      'gi',
    ),
    read: ([, part, at, side]) => [at, part, side],
  },
  // '6:30', '18.30', '6 thirty', '18h30'
  {
    pattern: new RegExp(
      `\\b${hour}(?:[:.h](\\d{2})|[ -](thirty|fifteen|forty[ -]five))${half}?${end}`,
      'gi',
    ),
    read: ([, at, digits, said, side]) => [at, digits ?? said, side],
  },
  // '630pm', 'at 545', 'at 18 30'
  {
    pattern: /\b(\d{1,2})([0-5][05]) ?([ap]\.?m\b\.?)/gi,
    read: ([, at, minute, side]) => [at, minute, side],
  },
  {
    pattern:
      /(?<=\b(?:at|to|by|till|until|for|@) )(\d{1,2}) ?([03]0|[14]5)(?![\w%/]| ?(?:g|ml|lb|people|min))/gi,
    read: ([, at, minute]) => [at, minute],
  },
  // '7 pm', '20h', 'six o'clock'
  {
    pattern: new RegExp(`\\b${hour}(?:${half}|h)${end}`, 'gi'),
    read: ([, at, side]) => [at, '0', side],
  },
  { pattern: /\b(?:noon|midday)\b/gi, read: () => ['12', '0', 'pm'] },
  { pattern: /\bmidnight\b/gi, read: () => ['12', '0', 'am'] },
  // 'at 7', 'dinner: 6', 'make it 8': a number where a time stands, unless something is counted.
  { pattern: new RegExp(`\\b${hour}(?:ish)?${end}`, 'gi'), read: ([, at]) => [at, '0'] },
]

const beforeTimes =
  "at, around, about, by, to, until, till, for, before, after, not, from, say, @, make it, eat, dinner, lunch, instead of, than, it's, is, like"
const before = new RegExp(`\\b(?:${anyOf(beforeTimes.split(', '))})[ :]*$`, 'i')
const countedThings =
  'cup person serving minute min hour day week can bag gallon pack bottle egg kid adult guest bunch'
const counted = new RegExp(
  `^ ?-?(?:lb|oz|g|kg|ml|l|x|of|more|dozen|people|(?:${anyOf(countedThings.split(' '))})s?|loa\\w+|box\\w*)\\b`,
  'i',
)

/** Every time of day that a text names, in its order. */
export function findTimes(text: string): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const [n, { pattern, read }] of rules.entries()) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const isBare = n === rules.length - 1
      const isTime = !isBare || (before.test(text.slice(0, from)) && !counted.test(text.slice(to)))
      if (!isTime || found.some((other) => from < other.to && to > other.from)) continue
      const [at = '', past = '0', side = ''] = read([...match])
      const minutes = parts[past.toLowerCase()] ?? Number(past)
      const total = (Number(at) || hours.indexOf(at.toLowerCase()) + 1) * 60 + minutes
      const halfOfDay = /^a/i.test(side) ? 'am' : /^p/i.test(side) ? 'pm' : null
      if (total < 24 * 60)
        found.push({ from, to, hour: Math.floor(total / 60), minute: total % 60, half: halfOfDay })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}
