import { timestamp } from '#shared/time.ts'

type Facts = Record<string, string | number | boolean | undefined>

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

let least: LogLevel = 'info'

/** For all of the program, since its threads and features share one log. */
export const setLogLevel = (level: LogLevel) => {
  least = level
}

/** One JSON object per line on standard error, never with the household's data. */
const writes =
  (level: LogLevel) =>
  (event: string, facts: Facts = {}) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return
    console.error(JSON.stringify({ time: timestamp(), level, event, ...facts }))
  }

export const log = {
  /** Left out unless LOG_LEVEL asks for it. */
  debug: writes('debug'),
  info: writes('info'),
  warn: writes('warn'),
  error: writes('error'),
}
