/** Apart from the contract, so that screens can show a list before zod has loaded. */

export const defaultColor = '#3B82F6'

/** Colors that the form offers. */
export const calendarColors = [
  defaultColor,
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#EC4899',
  '#14B8A6',
  '#6B7280',
]

export const longestSpanDays = 62

/** The feed of a pasted address: 'webcal' is https, and Google's pages lead to their feed. */
export function feedAddress(pasted: string): URL | undefined {
  const text = pasted.trim().replace(/^webcals?:/i, 'https:')
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return isGoogle(url) ? googleFeed(url) : url
}

const isGoogle = ({ hostname }: URL) =>
  hostname === 'calendar.google.com' || /^(www\.)?google\.com$/.test(hostname)

/** Google's addresses: embedded (`src`), shared (`cid`, often in base64) or already a feed. */
function googleFeed(url: URL): URL {
  if (!url.pathname.startsWith('/calendar/') || url.pathname.startsWith('/calendar/ical/')) {
    return url
  }
  const id = url.searchParams.get('src') ?? decoded(url.searchParams.get('cid'))
  if (!id) return url
  return new URL(
    `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`,
  )
}

function decoded(cid: string | null): string | undefined {
  if (!cid || cid.includes('@')) return cid ?? undefined
  try {
    const text = atob(cid.replaceAll('-', '+').replaceAll('_', '/'))
    return text.includes('@') ? text : cid
  } catch {
    return cid
  }
}
