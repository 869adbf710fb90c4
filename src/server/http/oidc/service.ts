import type { Configuration, CustomFetch } from 'openid-client'
import type { SignInProblem } from '#shared/signIn.endpoints.ts'
import { millis } from '#shared/time.ts'
import type { Oidc } from '../../lifecycle/oidcConfig.ts'
import { Claims } from './entrance.ts'

/** What the browser keeps while it is at the service. */
export type Flow = { state: string; nonce: string; verifier: string }

export class SignInRefused extends Error {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause })
    this.name = 'SignInRefused'
    this.problem = problem
  }
}

/** Seconds that the service gets for each answer. */
const patience = 8
const mostBytes = 256 * 1_024
/** Milliseconds after which the service's own description is read again. */
const describedFor = 60 * 60_000
/** Seconds by which clocks may differ. */
const clocksDiffer = 30

/** Talks to the service where people sign in: the code flow, with PKCE, state and nonce. */
export function createService(
  { issuer, clientId, clientSecret, returnTo }: Oidc,
  timeout = patience,
) {
  let known: { service: Promise<Configuration>; at: number } | undefined

  /** One description is read for all that ask at once, and a failure is not remembered. */
  function described(): Promise<Configuration> {
    if (known && millis() - known.at < describedFor) return known.service
    const reading = { service: describe(), at: millis() }
    known = reading
    reading.service.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.service
  }

  async function describe(): Promise<Configuration> {
    const client = await import('openid-client')
    const usesBasic = (methods = ['client_secret_basic']) => methods.includes('client_secret_basic')
    return client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: clocksDiffer },
      (as, ...request) =>
        usesBasic(as.token_endpoint_auth_methods_supported)
          ? client.ClientSecretBasic(clientSecret)(as, ...request)
          : client.ClientSecretPost(clientSecret)(as, ...request),
      {
        timeout,
        [client.customFetch]: limitedFetch,
        execute: [
          // Without it, a signature is not looked at where the answer comes by TLS.
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    )
  }

  return {
    /** The address at the service that a browser is sent to. */
    begin: () =>
      explained(async () => {
        const client = await import('openid-client')
        const service = await described()
        const flow: Flow = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        }
        const hasGroups = service.serverMetadata().scopes_supported?.includes('groups')
        const address = client.buildAuthorizationUrl(service, {
          redirect_uri: returnTo,
          scope: `openid profile email${hasGroups ? ' groups' : ''}`,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
        })
        return { address: address.href, flow }
      }),

    /** The person's claims, from what the browser brought back. */
    finish: (search: string, { state, nonce, verifier }: Flow) =>
      explained(async () => {
        const client = await import('openid-client')
        const service = await described()
        const tokens = await client.authorizationCodeGrant(service, new URL(returnTo + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const own = tokens.claims()
        if (!own) throw new SignInRefused('untrusted')
        // Some services say nothing in the token but who it is.
        const more = service.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(service, tokens.access_token, own.sub)
          : {}
        return Claims.parse({ ...more, ...own })
      }),
  }
}

/** Whatever goes wrong has one of the names that the sign-in page has a sentence for. */
async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof SignInRefused) throw error
    throw new SignInRefused(await problemOf(error), error)
  }
}

async function problemOf(error: unknown): Promise<SignInProblem> {
  const { AuthorizationResponseError, ClientError } = await import('openid-client')
  if (error instanceof AuthorizationResponseError) return 'refused'
  if (error instanceof TooLarge) return 'untrusted'
  if (error instanceof ClientError) {
    if (error.cause instanceof TooLarge) return 'untrusted'
    return error.code === 'OAUTH_TIMEOUT' || isNoAnswer(error.cause) ? 'unreachable' : 'untrusted'
  }
  return isNoAnswer(error) ? 'unreachable' : 'untrusted'
}

/** `fetch` throws a TypeError with a cause where nobody answers; a 5xx is no answer, either. */
const isNoAnswer = (error: unknown) =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof Response && error.status >= 500)

class TooLarge extends Error {}

const limitedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  if (!response.body) return response
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > mostBytes) throw new TooLarge('The answer is too large')
    chunks.push(chunk)
  }
  const { status, headers } = response
  return new Response(Buffer.concat(chunks), { status, headers })
}
