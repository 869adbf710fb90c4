import { expect } from 'vitest'
import type { CookieBrowser } from '#test/cookieBrowser.ts'
import { testOnOneEngine } from '#test/harness.ts'
import { claimsIn, type Signed, type SignInService, tokenOf } from '#test/services/signInService.ts'
import { household } from './oidc.factory.ts'

const bendToken =
  (change: (claims: Record<string, unknown>) => object, by?: Signed) =>
  ({ service }: { service: SignInService }) =>
    service.bent.set('/token', (real) => ({
      body: { ...real, id_token: tokenOf({ ...change(claimsIn(String(real.id_token))) }, by) },
    }))

type Attack = (given: { service: SignInService }) => unknown

const attacks: [name: string, problem: string, attack: Attack][] = [
  ['another nonce', 'untrusted', bendToken((claims) => ({ ...claims, nonce: 'other' }))],
  ['no nonce', 'untrusted', bendToken(({ nonce: _, ...claims }) => claims)],
  [
    'another issuer',
    'untrusted',
    bendToken((claims) => ({ ...claims, iss: 'http://evil.example' })),
  ],
  ['another audience', 'untrusted', bendToken((claims) => ({ ...claims, aud: 'somebody' }))],
  [
    'several audiences, authorized for another',
    'untrusted',
    bendToken((claims) => ({ ...claims, aud: ['food-pal', 'other'], azp: 'other' })),
  ],
  ['an expired token', 'untrusted', bendToken((claims) => ({ ...claims, exp: 1_700_000_000 }))],
  [
    'a token from the future',
    'untrusted',
    bendToken((claims) => ({ ...claims, nbf: 9_999_999_999 })),
  ],
  ['an unsigned token', 'untrusted', bendToken((claims) => claims, 'none')],
  ['a token that another key signed', 'untrusted', bendToken((claims) => claims, 'otherKey')],
  ['a token that the shared secret signed', 'untrusted', bendToken((claims) => claims, 'HS256')],
  [
    'a redirect to somebody else',
    'untrusted',
    ({ service }) =>
      service.bent.set('/token', (body) => ({
        status: 307,
        body,
        location: `${service.issuer}/evil`,
      })),
  ],
  [
    'a token whose claims were changed after it was signed',
    'untrusted',
    ({ service }) =>
      service.bent.set('/token', (real) => {
        const [head, , signature] = String(real.id_token).split('.')
        const [, claims] = tokenOf({ ...claimsIn(String(real.id_token)), email: 'x@y.z' }).split(
          '.',
        )
        return { body: { ...real, id_token: `${head}.${claims}.${signature}` } }
      }),
  ],
  [
    'no token about the person',
    'untrusted',
    ({ service }) => service.bent.set('/token', ({ id_token: _, ...real }) => ({ body: real })),
  ],
  [
    'an error instead of tokens',
    'untrusted',
    ({ service }) =>
      service.bent.set('/token', () => ({ status: 400, body: { error: 'invalid_grant' } })),
  ],
  [
    'no JSON',
    'untrusted',
    ({ service }) => service.bent.set('/token', () => ({ body: '<script>alert(1)</script>' })),
  ],
  [
    'a huge answer',
    'untrusted',
    ({ service }) =>
      service.bent.set('/token', (real) => ({ body: { ...real, more: 'x'.repeat(5_000_000) } })),
  ],
  [
    'a broken service',
    'unreachable',
    ({ service }) => service.bent.set('/token', () => ({ status: 502, body: 'Bad gateway' })),
  ],
  [
    'claims of somebody else',
    'untrusted',
    ({ service }) => service.bent.set('/me', (real) => ({ body: { ...real, sub: 'dad-2' } })),
  ],
  ['a person who says no there', 'refused', ({ service }) => (service.declines = true)],
  [
    'an address that nobody verified',
    'notVerified',
    ({ service }) => Object.assign(service.person, { email_verified: false, groups: [] }),
  ],
  [
    'an address that says it is verified in words',
    'notVerified',
    ({ service }) => Object.assign(service.person, { email_verified: 'true', groups: [] }),
  ],
  [
    'somebody who is not allowed',
    'notAllowed',
    ({ service }) =>
      Object.assign(service.person, { email: 'eve@example.org', groups: ['FAMILY', 'famil'] }),
  ],
  [
    'a group that is called like an allowed address',
    'notAllowed',
    ({ service }) =>
      Object.assign(service.person, { email: 'eve@example.org', groups: ['maya@example.org'] }),
  ],
]

testOnOneEngine('no wrong answer of the service lets anybody in', async ({ start }) => {
  const { service, publicUrl, begin, browser, mayRead } = await household(start)
  const person = { ...service.person }
  const ends: [string, string, boolean][] = []
  for (const [name, , attack] of attacks) {
    attack({ service })
    const eve = browser()
    const end = await eve.follow(begin)
    ends.push([name, end.replace(`${publicUrl}/?sign-in=`, ''), await mayRead(eve)])
    service.bent.clear()
    service.declines = false
    service.person = { ...person }
  }
  expect(ends).toEqual(attacks.map(([name, problem]) => [name, problem, false]))
  expect(service.heard.filter((each) => each.includes('/evil'))).toEqual([])
  const maya = browser()
  await maya.follow(begin)
  expect(await mayRead(maya)).toBe(true)
  service.close()
})

testOnOneEngine('a service that calls itself something else is not gone to', async ({ start }) => {
  const { service, publicUrl, begin, browser } = await household(start)
  service.bent.set('/.well-known/openid-configuration', (real) => ({
    body: { ...real, issuer: 'http://evil.example' },
  }))
  expect(await browser().follow(begin)).toBe(`${publicUrl}/?sign-in=untrusted`)
  service.close()
})

testOnOneEngine('state and code belong to one browser, once', async ({ start }) => {
  const { service, publicUrl, browser, callback, mayRead } = await household(start)
  const endOf = async (of: CookieBrowser, address: string) =>
    (await of.follow(address)).replace(`${publicUrl}/`, '')

  // Somebody else's answer, sent to a browser that began nothing, or something else.
  const mayas = await callback(browser())
  const eve = browser()
  expect(await endOf(eve, mayas)).toBe('?sign-in=expired')
  const dad = browser()
  await callback(dad)
  expect(await endOf(dad, mayas)).toBe('?sign-in=expired')
  expect([await mayRead(eve), await mayRead(dad)]).toEqual([false, false])

  const maya = browser()
  const address = await callback(maya)
  const begun = maya.cookiesOf(publicUrl)
  const changed = new URL(address)
  changed.searchParams.set('iss', 'http://evil.example')
  const mixedUp = browser()
  mixedUp.take(publicUrl, begun)
  expect(await endOf(mixedUp, changed.href)).toBe('?sign-in=untrusted')
  const tampered = browser()
  tampered.take(publicUrl, begun.replace(/state/, 'stale'))
  expect(await endOf(tampered, address)).toBe('?sign-in=expired')

  expect(await endOf(maya, address)).toBe('')
  expect(await mayRead(maya)).toBe(true)
  // The same address again, with the cookies that it was begun with.
  const thief = browser()
  thief.take(publicUrl, begun)
  expect(await endOf(thief, address)).toBe('?sign-in=untrusted')
  expect(await mayRead(thief)).toBe(false)
  service.close()
})
