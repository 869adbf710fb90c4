import { minutesSpoken, partsOfHours } from './spokenTimes.logic.ts'

type StepTime = { text: string; seconds: number }

/** A piece of a step: plain text, or a time that can be started as a timer. */
export type StepPart = string | StepTime

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d/\d)?|[¼½¾⅓⅔]|\d/\d|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|half an?`
const unit = `h(?:ou)?rs?|h|min(?:ute)?s?|sec(?:ond)?s?`
const range = `(?: ?(?:-|–|—|to|or) ?(?:${number}))?`
/** '1 hour 30 minutes', '1 hr and 15 min', '2–3 minutes', '45 sec', 'an hour and a half'. */
const time = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:(${partsOfHours})\b|(${number})${range}(?: |-)?(${unit})\b(?:\.?(?:,? and |,? )?(${number})(?: |-)?(min(?:ute)?s?|sec(?:ond)?s?)\b)?)`,
  'giu',
)

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'half a': 0.5,
  'half an': 0.5,
}

const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

const secondsIn = { h: 3_600, m: 60, s: 1 } as const
const longest = 48 * 3_600

/** Of '10 to 12 minutes' the shorter time counts, since one checks the dish then. */
export function stepParts(step: string): StepPart[] {
  const parts: StepPart[] = []
  let at = 0
  for (const found of step.matchAll(time)) {
    const [text, spoken, count = '', unitSaid = '', more, moreUnit = ''] = found
    const seconds = spoken
      ? minutesSpoken(spoken) * 60
      : countOf(count) * lengthOf(unitSaid) + countOf(more ?? '0') * lengthOf(moreUnit)
    if (!(seconds > 0 && seconds <= longest)) continue
    if (found.index > at) parts.push(step.slice(at, found.index))
    parts.push({ text, seconds: Math.round(seconds) })
    at = found.index + text.length
  }
  if (at < step.length) parts.push(step.slice(at))
  return parts
}

function countOf(said: string): number {
  const text = said.toLowerCase()
  const known = words[text] ?? fractions[text]
  if (known !== undefined) return known
  const [whole = '0', over, under] = text.split(/[ /]/)
  if (over !== undefined && under !== undefined) return Number(whole) + Number(over) / Number(under)
  if (/^\d\/\d$/.test(text)) return Number(whole) / Number(over)
  const sign = fractions[text.slice(-1)]
  const plain = sign === undefined ? text : text.slice(0, -1)
  return Number(plain.trim().replace(',', '.')) + (sign ?? 0)
}

const lengthOf = (unitSaid: string): number =>
  secondsIn[unitSaid.charAt(0).toLowerCase() as keyof typeof secondsIn] ?? 0
