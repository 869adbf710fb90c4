import { timestamp } from '#shared/time.ts'

type Facts = Record<string, string | number | boolean | undefined>

/** One JSON object per line on standard error, never with the household's data. */
function write(level: 'info' | 'warn' | 'error', event: string, facts: Facts) {
  console.error(JSON.stringify({ time: timestamp(), level, event, ...facts }))
}

export const log = {
  info: (event: string, facts: Facts = {}) => write('info', event, facts),
  warn: (event: string, facts: Facts = {}) => write('warn', event, facts),
  error: (event: string, facts: Facts = {}) => write('error', event, facts),
}
