import { counted } from '#shared/counted.ts'
import { daysBetween, sayDay } from '#shared/days.ts'

/** Apart from the contract, so that screens can show a list before zod has loaded. */

/** Locations in the order of the screen; others follow by name. */
export const locationOrder = ['Fridge', 'Pantry', 'Freezer', 'Counter'] as const

export type Urgency = 'urgent' | 'warning' | 'neutral'

/** The expiry is free text ('next week'); `expiresOn` is the day it means, if it names one. */
type Expiring = {
  expiryDate?: string | null | undefined
  expiresOn?: string | null | undefined
}

/** Undefined until a screen has loaded the household's day. */
type Today = string | undefined

type Placed = Expiring & { name: string; quantity: string; location: string }

/** 'Milk (1 gallon, Fridge)': tells items of the same name apart. */
export const describeItem = ({ name, quantity, location }: Placed): string =>
  `${name} (${quantity}, ${location})`

/** 'Milk (1 gallon, Fridge, until Nov 25)': tells apart those that look alike even so. */
export function describeFully(item: Placed): string {
  const { expiresOn, expiryDate } = item
  const day = expiresOn && `until ${sayDay(expiresOn, { month: 'short', day: 'numeric' })}`
  const until = day || expiryDate
  return until ? describeItem(item).replace(/\)$/, `, ${until})`) : describeItem(item)
}

const wordsOf = ({ expiryDate }: Expiring) => (expiryDate ?? '').trim().toLowerCase()

/** Days until the item expires, negative after that day. */
const daysLeft = ({ expiresOn }: Expiring, today: Today): number | null =>
  expiresOn && today ? daysBetween(today, expiresOn) : null

/** 'Soon' names no day: it counts as two days. */
const soon = 2

export const isDueSoon = (item: Expiring) => /\b(?:soon|asap)\b/.test(wordsOf(item))

/** Days until the item should be eaten; null if unknown. */
export const dueIn = (item: Expiring, today: Today): number | null =>
  daysLeft(item, today) ?? (isDueSoon(item) ? soon : null)

/** The words set the urgency; the days left can only raise it. */
export function expiryUrgency(item: Expiring, today: Today): Urgency {
  const [words, days] = [wordsOf(item), daysLeft(item, today) ?? Number.POSITIVE_INFINITY]
  if (words === 'soon' || days <= 2) return 'urgent'
  const saysWeek = words.replaceAll('weekend', '').includes('week')
  return saysWeek || days <= 7 ? 'warning' : 'neutral'
}

export const urgencyTones = { urgent: 'red', warning: 'orange', neutral: 'neutral' } as const

/** More days than this are not counted: the date says more. */
const countedFrom = 30

const nearWords: Readonly<Record<string, number>> = {
  expired: -1,
  yesterday: -1,
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'a week': 7,
}

/** The days in the words ('2 weeks'), counted from the day they were written. */
function namedDays(words: string): number | undefined {
  const [, count, unit] = /^(?:in )?(\d{1,3}) (day|week)s?$/.exec(words) ?? []
  return count ? Number(count) * (unit === 'week' ? 7 : 1) : nearWords[words]
}

/** The text, with the days left if they add something: '2 weeks · 5 days left'. */
export function sayExpiry(item: Expiring, today: Today): string {
  const [text, days] = [item.expiryDate ?? '', daysLeft(item, today)]
  const named = namedDays(wordsOf(item))
  if (days === null || days === named || days > countedFrom) return text
  if (days < 0) {
    const ago = days === -1 ? 'yesterday' : `${-days} days ago`
    return wordsOf(item) === 'expired' ? `${text} ${ago}` : `${text} · expired ${ago}`
  }
  // 'Tomorrow · today' would contradict itself.
  if (days === 0) return `${text} · ${named === undefined ? 'today' : 'expires today'}`
  if (days === 1 && named === undefined) return `${text} · tomorrow`
  return `${text} · ${counted(days, 'day')} left`
}
