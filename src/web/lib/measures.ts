import { counted } from '#shared/counted.ts'

export function sayBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The two largest units: '2 days 3 hours', '5 minutes'. */
export function sayDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const parts = [
    [Math.floor(minutes / 1_440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit))
  return said.slice(0, 2).join(' ') || 'less than a minute'
}

/** The largest unit only: '3 hours ago', 'just now'. */
export function sayAge(seconds: number): string {
  const [largest] = /^\d+ \w+/.exec(sayDuration(seconds)) ?? []
  return largest ? `${largest} ago` : 'just now'
}
