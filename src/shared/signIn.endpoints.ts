import { type Done, get, post } from './endpoint.ts'

/** The ways in. */
export type SignInWays = {
  passcode: boolean
  /** The host of the service where people sign in as well. */
  service: string | null
}

export const signInEndpoints = {
  ways: get('/api/sign-in').answers<SignInWays>(),
  signIn: post('/api/sign-in').takes<{ passcode: string }>().answers<Done>(),
  signOut: post('/api/sign-out').answers<Done>(),
  /** Ends the sessions of all browsers, including this one. */
  signOutEverywhere: post('/api/sign-out-everywhere').answers<Done>(),
}

/** Leads to the service; a browser goes there, no script does. */
export const serviceSignIn = '/api/sign-in/oidc'

/** Names the problem in the address of the page that is shown after a failed sign-in. */
export const problemParameter = 'sign-in'

/** Why nobody came in by the service. A closed list: whatever stands in an address is not shown. */
const signInProblems = {
  unreachable: "{service} can't be reached right now. Try again in a moment.",
  refused: '{service} did not sign you in.',
  notAllowed: "{service} knows you, but this household doesn't let you in. Ask whoever set it up.",
  notVerified: '{service} has not verified your e-mail address yet.',
  expired: 'That sign-in took too long, or was begun in another browser. Try again.',
  untrusted: "{service} gave an answer that can't be trusted, so you were not signed in.",
  tooMany: 'Too many tries. Wait a minute, then try again.',
}

export type SignInProblem = keyof typeof signInProblems

export function sayProblem(named: string | null, service: string | null): string | undefined {
  const known = Object.entries(signInProblems).find(([name]) => name === named)
  return known?.[1].replace('{service}', service ?? 'The service')
}
