import { daysBetween } from '#shared/days.ts'
import { counted } from '#shared/sayWords.ts'

/** For screens that show a list without loading zod: the contract loads with the first form. */

/** The order in which locations are shown; all others follow by name. */
export const locationOrder = ['Fridge', 'Pantry', 'Freezer', 'Counter'] as const

export type Urgency = 'urgent' | 'warning' | 'neutral'

/** Expiry is free text, as people say it; `expiresOn` is the day that it means, where it names one. */
type Expiring = { expiryDate: string | null; expiresOn?: string | null | undefined }

/** The household's day, as far as a screen knows it already. */
type Today = string | undefined

const wordsOf = ({ expiryDate }: Expiring) => (expiryDate ?? '').trim().toLowerCase()

/** From today to the day on which it expires: negative once that has passed. */
const daysLeft = ({ expiresOn }: Expiring, today: Today): number | null =>
  expiresOn && today ? daysBetween(today, expiresOn) : null

/** 'Soon' names no day: it is as near as what is urgent. */
const soon = 2

/** In how many days it should be eaten, as far as anybody can know. */
export const dueIn = (item: Expiring, today: Today): number | null =>
  daysLeft(item, today) ?? (/\b(?:soon|asap)\b/.test(wordsOf(item)) ? soon : null)

/** The words have a say of their own; the days that are left can only raise it. */
export function expiryUrgency(item: Expiring, today: Today): Urgency {
  const [words, days] = [wordsOf(item), daysLeft(item, today) ?? Number.POSITIVE_INFINITY]
  if (words === 'soon' || days <= 2) return 'urgent'
  const saysWeek = words.replaceAll('weekend', '').includes('week')
  return saysWeek || days <= 7 ? 'warning' : 'neutral'
}

export const urgencyTones = { urgent: 'red', warning: 'orange', neutral: 'neutral' } as const

/** Further away a date says more than a number of days. */
const countedFrom = 30

const nearWords: Readonly<Record<string, number>> = {
  expired: -1,
  yesterday: -1,
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'a week': 7,
}

/** The days that the words name themselves, counted from the day on which they were written. */
function namedDays(words: string): number | undefined {
  const [, count, unit] = /^(?:in )?(\d{1,3}) (day|week)s?$/.exec(words) ?? []
  return count ? Number(count) * (unit === 'week' ? 7 : 1) : nearWords[words]
}

/** The words, and the days left where they say more: '2 weeks · 5 days left', 'Nov 22 · tomorrow'. */
export function sayExpiry(item: Expiring, today: Today): string {
  const [text, days] = [item.expiryDate ?? '', daysLeft(item, today)]
  const named = namedDays(wordsOf(item))
  if (days === null || days === named || days > countedFrom) return text
  if (days < 0) {
    const ago = days === -1 ? 'yesterday' : `${-days} days ago`
    return wordsOf(item) === 'expired' ? `${text} ${ago}` : `${text} · expired ${ago}`
  }
  // 'Tomorrow · today' would be a riddle.
  if (days === 0) return `${text} · ${named === undefined ? 'today' : 'ends today'}`
  if (days === 1 && named === undefined) return `${text} · tomorrow`
  return `${text} · ${counted(days, 'day')} left`
}
