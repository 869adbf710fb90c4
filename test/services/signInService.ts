import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

type Claims = Record<string, unknown>
type Body = Record<string, unknown>
/** What the service sends instead of its real answer. */
type Bent = (real: Body) => { status?: number; location?: string; body: Body | string }

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const privateKey = newKey()
const otherKey = newKey()
const signingKey = {
  ...privateKey.export({ format: 'jwk' }),
  kid: 'ours',
  alg: 'RS256',
  use: 'sig',
}

const client = { id: 'food-pal', secret: 'of the sign-in service' }

/**
 * A real OpenID provider over HTTP, whose one person signs in by going there. In front of it stands
 * what can make any of its answers wrong.
 */
export class SignInService {
  person: Claims = {
    name: 'Maya Miller',
    given_name: 'Maya',
    email: 'Maya@example.org',
    email_verified: true,
    groups: ['family'],
  }
  /** Whether the person says no there. */
  declines = false
  /** By path: '/token'. */
  readonly bent = new Map<string, Bent>()
  readonly heard: string[] = []
  readonly #front: Server
  readonly #inner: Server

  private constructor(front: Server, inner: Server) {
    this.#front = front
    this.#inner = inner
  }

  static async start(): Promise<SignInService> {
    const front = createServer()
    const inner = createServer()
    await Promise.all([front, inner].map(listening))
    const service = new SignInService(front, inner)
    front.on('request', (request, response) => void service.#pass(request, response))
    return service
  }

  /** Called once the address of the program is known. */
  leadBackTo(returnTo: string) {
    const provider = this.#provider(returnTo)
    const answer = provider.callback()
    this.#inner.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/')) void this.#decide(provider, request, response)
      else answer(request, response)
    })
  }

  get issuer(): string {
    return `http://127.0.0.1:${portOf(this.#front)}`
  }

  /** As the variables of the program. */
  get env() {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    }
  }

  close() {
    for (const server of [this.#front, this.#inner]) {
      server.closeAllConnections()
      server.close()
    }
  }

  #provider(returnTo: string) {
    return new Provider(this.issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [returnTo] }],
      jwks: { keys: [signingKey] },
      cookies: { keys: ['for tests'] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: {
        openid: ['sub'],
        profile: ['name', 'given_name'],
        email: ['email', 'email_verified'],
        groups: ['groups'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...this.person }),
      }),
    })
  }

  async #decide(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    if (this.declines) {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: 'maya-1', clientId: params.client_id })
    grant.addOIDCScope(params.scope)
    await provider.interactionFinished(request, response, {
      login: { accountId: 'maya-1' },
      consent: { grantId: await grant.save() },
    })
  }

  async #pass(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', this.issuer)
    this.heard.push(`${request.method} ${pathname}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { connection, ...headers } = request.headers
    // As Node's own request, since `fetch` does not hand on the Host.
    const { request: send } = await import('node:http')
    const passed = send(
      { port: portOf(this.#inner), path: request.url, method: request.method, headers },
      async (real) => {
        const bend = this.bent.get(pathname)
        if (!bend) {
          response.writeHead(real.statusCode ?? 502, real.headers)
          real.pipe(response)
          return
        }
        const {
          status = 200,
          location,
          body,
        } = bend(JSON.parse(await new Response(real as never).text()))
        response.writeHead(status, {
          'Content-Type': 'application/json',
          ...(location && { Location: location }),
        })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      },
    )
    passed.end(Buffer.concat(chunks))
  }
}

const listening = (server: Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

const portOf = (server: Server) => (server.address() as AddressInfo).port

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export const claimsIn = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Who signs a token: the service, somebody with another key, nobody, or the secret that we share. */
const signatures = {
  RS256: (text: string) => createSign('sha256').update(text).sign(privateKey, 'base64url'),
  otherKey: (text: string) => createSign('sha256').update(text).sign(otherKey, 'base64url'),
  HS256: (text: string) => createHmac('sha256', client.secret).update(text).digest('base64url'),
  none: () => '',
}
export type Signed = keyof typeof signatures

export function tokenOf(claims: Claims, by: Signed = 'RS256'): string {
  const alg = by === 'otherKey' ? 'RS256' : by
  const text = `${encoded({ alg, kid: 'ours' })}.${encoded(claims)}`
  return `${text}.${signatures[by](text)}`
}
