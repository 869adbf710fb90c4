/** The only place that reads the clock, so that a day is decided once and in one zone. */
const now = (): Date => new Date()

export const millis = (): number => Date.now()

/** The moment as stored: ISO 8601 in UTC. */
export const timestamp = (): string => now().toISOString()

/** The day (`yyyy-MM-dd`) that a moment falls on in a time zone. */
export function dayIn(zone: string, moment: Date = now()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The time of day (`HH:mm`) that a moment has in a time zone. */
export const timeIn = (zone: string, moment: Date = now()): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
