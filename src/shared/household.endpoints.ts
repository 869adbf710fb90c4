import { type Done, get, post } from './endpoint.ts'

export type Household = {
  /** Tells it from any other that may once answer at the same address. */
  id: string
  timeZone: string
  /** The household's day, yyyy-MM-dd. */
  today: string
  /** Whether a passcode guards this household. */
  passcode: boolean
  version: string
}

/** What is known of the household as a whole changes with its settings. */
export const householdTopic = 'settings'

/** Whose an answer is; a request with another household's is refused. */
export const householdHeader = 'X-Household'

export const householdEndpoint = get('/api/household').answers<Household>()

export const signInEndpoints = {
  signIn: post('/api/sign-in').takes<{ passcode: string }>().answers<Done>(),
  signOut: post('/api/sign-out').answers<Done>(),
  /** In every browser, this one too. */
  signOutEverywhere: post('/api/sign-out-everywhere').answers<Done>(),
}
