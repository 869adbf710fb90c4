import { defaultTime } from '#features/menu/menu.logic.ts'
import { addDays, daysBetween, daysFrom } from '#shared/days.ts'
import { type DaySpan, findDays } from './daySpans.ts'

/** When something is, and the text without the words that say so. */
export type When = {
  days: readonly string[]
  /** A stretch ('next week', 'till Friday') rather than single days. */
  isStretch: boolean
  mealType: string | null
  time: string | null
  rest: string
}

const preposition =
  /(?:^|[\s,])(?:on|for|by|this|at|in|over|during|of|from|starting|until|till|til|through|thru|to|before|between|and|come|every|next|the|as|as an?|an?|-|–|—)$/i
const opening = /(?:^|\s)(from|starting|between|beginning)\s*(?:on\s*)?$/i
const closing = /^\s*(?:till|until|til|through|thru|to|and|-|–|—)\s*$/i
const upTo = /(?:^|\s)(?:till|until|til|through|thru|up to|by|before)\s*(?:the\s*)?$/i

const longestStretch = 21

function stretch(from: string, to: string): string[] {
  const length = daysBetween(from, to) + 1
  return length > 0 && length <= longestStretch ? daysFrom(from, length) : []
}

const first = (span: DaySpan) => span.days[0] ?? ''
const last = (span: DaySpan) => span.days.at(-1) ?? ''

/** The text without a part of it, and without the preposition in front of that. */
function without(text: string, from: number, to: number): string {
  let before = text.slice(0, from).trimEnd()
  for (let n = 0; n < 3 && preposition.test(before); n += 1) {
    before = before.replace(preposition, '').trimEnd()
  }
  return `${before} ${text.slice(to)}`.replace(/\s+/g, ' ').trim()
}

function daysIn(
  text: string,
  today: string,
): Pick<When, 'days' | 'isStretch' | 'rest'> & { meal?: DaySpan['meal'] } {
  const spans = findDays(text, today)
  const [one, two] = spans
  if (!one) return { days: [], isStretch: false, rest: text }
  const before = text.slice(0, one.from)
  if (two && closing.test(text.slice(one.to, two.from))) {
    const joined = /and/i.test(text.slice(one.to, two.from))
    if (!joined || opening.test(before)) {
      // 'from Thursday to Monday': the end is after the beginning.
      const end = last(two) < first(one) ? addDays(last(two), 7) : last(two)
      const days = stretch(first(one), end)
      if (days.length > 0) {
        return { days, isStretch: true, rest: without(text, one.from, two.to), meal: two.meal }
      }
    }
  }
  if (spans.length === 1 && upTo.test(before)) {
    const days = stretch(today, last(one))
    if (days.length > 0) {
      return { days, isStretch: true, rest: without(text, one.from, one.to), meal: one.meal }
    }
  }
  let rest = text
  for (const span of spans.toReversed()) rest = without(rest, span.from, span.to)
  const days = [...new Set(spans.flatMap((span) => span.days))].sort()
  return {
    days,
    isStretch: spans.length === 1 && one.days.length > 2,
    rest: rest.replace(/^(?:,|and)\s+|\s+(?:,|and)$/gi, ''),
    meal: one.meal,
  }
}

const mealWords: readonly [RegExp, string][] = [
  [/\b(?:breakfasts?|brekkie)\b/i, 'Breakfast'],
  [/\bbrunch\b/i, 'Brunch'],
  [/\b(?:lunch(?:es)?|lunchtime)\b/i, 'Lunch'],
  [/\b(?:dinners?|suppers?|dinner ?time)\b/i, 'Dinner'],
  [/\b(?:snacks?|snack ?time)\b/i, 'Snack'],
  [/\bdesserts?\b/i, 'Dessert'],
]

const ownTimes: Readonly<Record<string, string>> = { Brunch: '11:00', Dessert: '19:30' }

export const timeOf = (mealType: string): string =>
  defaultTime(mealType) ?? ownTimes[mealType] ?? '18:00'

const clock =
  /\b(?:at|around|about|by|for|to|@)\s*(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?|o'?clock)?(?![\w/%-]|\s*(?:lb|oz|cup|people|persons|servings|of us|minutes|min|hours|days?|weeks?|cans?|bags?|gallons?)\b)|\b(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?|o'?clock)(?!\w)|\b(\d{1,2}):(\d{2})\b|\b(?:at|around) (noon|midday|midnight)\b/i

/** '7' is in the evening for a dinner and in the morning for a breakfast. */
function hourOf(hour: number, half: string | undefined, mealType: string | null): number {
  if (half && /^p/i.test(half)) return hour < 12 ? hour + 12 : hour
  if (half && /^a/i.test(half)) return hour % 12
  if (hour > 12 || mealType === 'Breakfast') return hour
  if (mealType === 'Lunch' || mealType === 'Brunch') return hour < 9 ? hour + 12 : hour
  if (mealType === null && hour >= 8 && hour <= 12) return hour
  return hour < 12 ? hour + 12 : hour
}

function mealAt(time: string): string {
  if (time < '10:30') return 'Breakfast'
  if (time < '14:30') return 'Lunch'
  return time < '16:00' ? 'Snack' : 'Dinner'
}

/** Reads days, meal and time of day out of a text. */
export function readWhen(text: string, today: string): When {
  const { meal, ...found } = daysIn(text, today)
  let rest = found.rest
  let mealType: string | null = meal ?? null
  for (const [word, type] of mealWords) {
    const match = word.exec(rest)
    // 'snack bars' and 'breakfast sausage' are food.
    if (
      !match ||
      /^ (?:bars?|sausages?|burritos?|cereal|meat|rolls|mix|bowls?|tacos|cakes?)\b/i.test(
        rest.slice(match.index + match[0].length),
      )
    )
      continue
    mealType = type
    rest = without(rest, match.index, match.index + match[0].length)
    break
  }
  let time: string | null = null
  const at = clock.exec(rest)
  if (at) {
    const [all, a, am, half, b, bm, bhalf, c, cm, word] = at
    const hour = word ? (/midnight/i.test(word) ? 0 : 12) : Number(a ?? b ?? c)
    const minute = am ?? bm ?? cm ?? '00'
    const read = word ? hour : hourOf(hour, half ?? bhalf, mealType)
    if (read < 24 && Number(minute) < 60) {
      time = `${String(read).padStart(2, '0')}:${minute}`
      mealType ??= mealAt(time)
      rest = `${rest.slice(0, at.index)} ${rest.slice(at.index + all.length)}`
        .replace(/\s+/g, ' ')
        .trim()
    }
  }
  return { days: found.days, isStretch: found.isStretch, mealType, time, rest }
}
