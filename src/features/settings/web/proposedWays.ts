import { usualWays, type Ways } from '#shared/ways.ts'

/** Where a browser does not tell when weeks start, which it should; elsewhere they start on Monday. */
const startsOn: Readonly<Record<string, Ways['weekStart']>> = Object.fromEntries([
  ...'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
    .split(' ')
    .map((region) => [region, 'Saturday']),
  ...'BR CA CO HK IL IN JP KE KR MX PE PH PK PT SA SG TH TW US VE ZA'
    .split(' ')
    .map((region) => [region, 'Sunday']),
])

type WeekInfo = { firstDay: number }
type TellsWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

function weekStartOf(locale: TellsWeeks): Ways['weekStart'] {
  const told = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  if (told === undefined) return startsOn[locale.region ?? ''] ?? 'Monday'
  return told === 7 ? 'Sunday' : told === 6 ? 'Saturday' : 'Monday'
}

const firstOf = { month: 'month first', day: 'day first', year: 'year first' } as const

function datesOf(language: string): Ways['dates'] {
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = format.formatToParts(0).map(({ type }) => type)
  const first = parts.find((type) => type in firstOf)
  return first === 'day' || first === 'year' ? firstOf[first] : firstOf.month
}

function clockOf(language: string): Ways['clock'] {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  return hour12 ? '12' : '24'
}

/** Some browsers say 'C' or 'en-US@posix'. */
function isKnown(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}

/** What is usual where a browser's language is spoken. */
export function proposedWays(language: string): Ways {
  if (!isKnown(language)) return usualWays
  const locale = new Intl.Locale(language).maximize()
  return {
    weekStart: weekStartOf(locale),
    clock: clockOf(language),
    dates: datesOf(language),
    // A household that measures in cups reads most recipes as they are written.
    units: locale.region === 'US' ? 'as written' : 'metric',
  }
}
