import { get } from './endpoint.ts'
import type { ChosenWays } from './ways.ts'

export type Household = {
  /** Tells this household from another one at the same address. */
  id: string
  timeZone: string
  today: string
  /** Null until the household has chosen. */
  ways: ChosenWays | null
  /** By the family's rules or those of its plans; null for the usual time. */
  dinnerTime: string | null
  /** Whether one signs in, by the passcode or another way. */
  passcode: boolean
  /** Whether an AI model answers in the chat, or the built-in assistant. */
  hasModel: boolean
  version: string
}

/** The household's time zone and ways are settings, so they change with them. */
export const householdTopic = 'settings'

/** The household's id, in every answer; a request with another household's id is refused. */
export const householdHeader = 'X-Household'

// `dependsOn` lists other topics that it is read from.
export const householdEndpoint = {
  ...get('/api/household').answers<Household>(),
  dependsOn: ['family', 'whole-family'],
}

export type Health = {
  /** `ok`, or the problem in words. */
  status: string
  database: 'sqlite' | 'postgres'
  ai: 'router' | 'built-in'
  version: string
  /** Null while there is none. */
  lastBackup?: string | null
}

/** For monitoring; 503 while the database is away. */
export const healthEndpoints = {
  health: get('/api/health').answers<Health>(),
  ready: get('/api/health/ready').answers<Health>(),
  live: get('/api/health/live').answers<{ status: string; version: string }>(),
}
