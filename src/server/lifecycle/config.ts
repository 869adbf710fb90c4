import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isTimeOfDay } from '#shared/days.ts'
import { isTimeZone } from '#shared/time.ts'
import { cannotStart } from './cannotStart.ts'
import { type Variables, withSecretFiles } from './environment.ts'
import { type LogLevel, logLevels } from './log.ts'
import { type Oidc, oidcOf, oidcVariables } from './oidcConfig.ts'

const url = (protocols: RegExp, takes: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), takes)

const web = /^https?:$/
const flag = z
  .enum(['true', 'false'], 'takes true or false')
  .default('false')
  .transform((value) => value === 'true')
const backupTime = 'takes a time of day like 03:30, or off'
const megabytes = 'takes a number of megabytes from 1 to 10000000'
const seconds = 'takes a number of seconds from 1 to 3600'

const openRouter = 'https://openrouter.ai/api/v1'

/** All environment variables, each optional. A message says what the variable takes. */
const Environment = z.object({
  PORT: z.coerce
    .number('takes a port number from 0 to 65535')
    .int('takes a port number from 0 to 65535')
    .min(0, 'takes a port number from 0 to 65535')
    .max(65_535, 'takes a port number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, 'takes an IP address or localhost')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    /^postgres(ql)?:$/,
    'takes an address like postgres://user@host/name',
  ).optional(),
  AI_BASE_URL: url(web, 'takes an http or https address').optional(),
  AI_KEY: z.string().optional(),
  /** The older name of AI_KEY. */
  OPENROUTER_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(200, 'takes at most 200 characters').optional(),
  AI_TIMEOUT_S: z.coerce
    .number(seconds)
    .int(seconds)
    .min(1, seconds)
    .max(3_600, seconds)
    .default(60),
  HOUSEHOLD_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'takes a time zone like Europe/Berlin')
    .optional(),
  HOUSEHOLD_PASSCODE: z.string().min(4, 'takes at least 4 characters').optional(),
  PUBLIC_URL: url(web, 'takes an http or https address').optional(),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((list) => list.every((each) => isIP(each) > 0), 'takes IP addresses, with commas')
    .default([]),
  CALENDAR_ALLOW_PRIVATE_HOSTS: flag,
  METRICS: flag,
  LOG_LEVEL: z.enum(logLevels, `takes one of ${logLevels.join(', ')}`).default('info'),
  /** Anything else than the name of a zone is the machine's own business. */
  TZ: z.string().optional(),
  BACKUP_AT: z
    .string()
    .refine((text) => text === 'off' || isTimeOfDay(text), backupTime)
    .default('03:30'),
  BACKUP_MAX_MB: z.coerce
    .number(megabytes)
    .int(megabytes)
    .min(1, megabytes)
    .max(10_000_000, megabytes)
    .default(2_000),
  ...oidcVariables,
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** If set, the household can't choose another one. */
  timeZone: string | undefined
  /** Until the household chooses one. */
  usualTimeZone: string
  passcode: string | undefined
  /** The service where people may sign in as well. */
  oidc: Oidc | undefined
  /** Whether one must sign in; otherwise only this machine may connect. */
  hasSignIn: boolean
  publicUrl: string | undefined
  /** Where Food Pal lies below its host: '/food', or nothing. */
  basePath: string
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** Whether a model answers; without a key or an address the built-in assistant does. */
  hasModel: boolean
  /** Servers at home often need none. */
  aiKey: string | undefined
  /** The address of OpenRouter, or of a server with the same API, without a slash at the end. */
  aiBaseUrl: string
  /** The id of the default model; if set, the household can't choose another one. */
  aiModel: string | undefined
  /** Milliseconds until a model's first word. */
  aiTimeout: number
  /** The household's time (`HH:mm`) of the nightly backup; undefined if it is turned off. */
  backupAt: string | undefined
  /** Bytes that kept backups may take together. */
  backupsMost: number
  /** Whether calendars may be read from the household's own network. */
  privateCalendars: boolean
  /** Whether /metrics answers. */
  hasMetrics: boolean
  logLevel: LogLevel
}

/** The names of all variables that mean something here. */
export const knownVariables = Object.keys(Environment.shape)

export function readConfig(environment: Variables): Config {
  const result = Environment.safeParse(withSecretFiles(environment))
  if (!result.success) {
    const [issue] = result.error.issues
    throw cannotStart(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const env = result.data
  const aiKey = env.AI_KEY ?? env.OPENROUTER_API_KEY
  const oidc = oidcOf(env)
  const passcode = env.PASSCODE_SIGN_IN === 'off' ? undefined : env.HOUSEHOLD_PASSCODE
  const hasSignIn = passcode !== undefined || oidc !== undefined
  if (!isLoopback(env.HOST) && !hasSignIn) {
    throw cannotStart(
      `HOST takes a loopback address unless HOUSEHOLD_PASSCODE is set: ${env.HOST} would open the household to the network.`,
    )
  }
  if (env.PUBLIC_URL && !hasSignIn && !isLoopback(new URL(env.PUBLIC_URL).hostname)) {
    throw cannotStart(
      'PUBLIC_URL takes a HOUSEHOLD_PASSCODE beside it: whoever knows the address could read and change the household.',
    )
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    timeZone: env.HOUSEHOLD_TIME_ZONE,
    usualTimeZone: env.TZ && isTimeZone(env.TZ) ? env.TZ : 'America/Los_Angeles',
    passcode,
    oidc,
    hasSignIn,
    publicUrl: env.PUBLIC_URL,
    basePath: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).pathname.replace(/\/+$/, '') : '',
    trustedProxies: env.TRUSTED_PROXY,
    hasModel: aiKey !== undefined || env.AI_BASE_URL !== undefined,
    aiKey,
    aiBaseUrl: (env.AI_BASE_URL ?? openRouter).replace(/\/+$/, ''),
    aiModel: env.AI_MODEL,
    aiTimeout: env.AI_TIMEOUT_S * 1_000,
    backupAt: env.BACKUP_AT === 'off' ? undefined : env.BACKUP_AT,
    backupsMost: env.BACKUP_MAX_MB * 1_000_000,
    privateCalendars: env.CALENDAR_ALLOW_PRIVATE_HOSTS,
    hasMetrics: env.METRICS,
    logLevel: env.LOG_LEVEL,
  }
}

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
