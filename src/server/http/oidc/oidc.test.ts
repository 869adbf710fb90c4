import { expect, test as plainTest } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { household } from './oidc.factory.ts'
import { createService } from './service.ts'

test('the service opens the same session, and its claim says who is at the device', async ({
  start,
}) => {
  const { service, publicUrl, begin, browser, mayRead, app } = await household(start, {
    HOUSEHOLD_PASSCODE: 'soup is good',
  })
  const { headers } = await app.post('/api/sign-in', { passcode: 'soup is good' })
  const person = app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
  await person.post('/api/family-member-preferences', familyMember({ name: 'MAYA' }))
  expect((await app.get('/api/sign-in')).body).toEqual({
    passcode: true,
    service: new URL(service.issuer).host,
  })

  const maya = browser()
  expect(await mayRead(maya)).toBe(false)
  expect(await maya.follow(`${begin}?screen=/shopping`)).toBe(`${publicUrl}/shopping`)
  expect(await mayRead(maya)).toBe(true)
  const presence = await (await maya.get(`${publicUrl}/api/session`)).json()
  expect(presence).toMatchObject({ name: 'MAYA', isAsked: true })
  // Nothing of the flow is left, and no address leads elsewhere.
  expect(maya.cookiesOf(publicUrl)).toMatch(/^food_pal_session=[^;]+$/)
  const astray = browser()
  expect(await astray.follow(`${begin}?screen=//evil.example`)).toBe(`${publicUrl}/`)

  const cookie = { Cookie: maya.cookiesOf(publicUrl) }
  expect((await app.with(cookie).post('/api/sign-out')).status).toBe(200)
  expect(await mayRead(maya)).toBe(false)
  service.close()
})

testOnOneEngine('below a path, the service leads back below it', async ({ start }) => {
  const { service, publicUrl, begin, browser, mayRead } = await household(start, {}, '/food')
  const maya = browser()
  expect(await maya.follow(begin)).toBe(`${publicUrl}/`)
  expect(maya.visited.some((each) => each.includes(encodeURIComponent(`${begin}/callback`)))).toBe(
    true,
  )
  expect(await mayRead(maya)).toBe(true)
  service.close()
})

testOnOneEngine('without a passcode beside it, none opens the door', async ({ start }) => {
  const { service, app, browser, begin, mayRead } = await household(start, {
    HOUSEHOLD_PASSCODE: 'soup is good',
    PASSCODE_SIGN_IN: 'off',
  })
  expect((await app.get('/api/sign-in')).body.passcode).toBe(false)
  for (const passcode of ['soup is good', '']) {
    expect((await app.post('/api/sign-in', { passcode })).status).toBe(401)
  }
  const bearer = { Authorization: 'Bearer soup is good' }
  expect((await app.with(bearer).get('/api/pantry')).status).toBe(401)
  const maya = browser()
  await maya.follow(begin)
  expect(await mayRead(maya)).toBe(true)
  service.close()
})

testOnOneEngine('a session of an open household does not open a closed one', async ({ start }) => {
  const open = await start()
  const { headers } = await open.put('/api/session', { memberId: null })
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const { service, app } = await household(start)
  expect((await app.with({ Cookie }).get('/api/pantry')).status).toBe(401)
  service.close()
})

testOnOneEngine('a failed sign-in costs what a wrong passcode costs', async ({ start }) => {
  const { service, publicUrl, begin, browser } = await household(start)
  const eve = browser()
  const ends: string[] = []
  for (let n = 0; n < 12; n += 1) ends.push(await eve.follow(`${begin}/callback?state=x&code=y`))
  expect(ends.filter((end) => end === `${publicUrl}/?sign-in=expired`)).toHaveLength(10)
  expect(ends.at(-1)).toBe(`${publicUrl}/?sign-in=tooMany`)
  expect(await eve.follow(begin)).toBe(`${publicUrl}/?sign-in=tooMany`)
  service.close()
})

testOnOneEngine(
  'while the service is away, the page says so, and nobody is let in',
  async ({ start }) => {
    const { service, publicUrl, begin, browser, app } = await household(start)
    service.close()
    expect(await browser().follow(begin)).toBe(`${publicUrl}/?sign-in=unreachable`)
    expect((await app.get('/api/pantry')).status).toBe(401)
  },
)

testOnOneEngine('who is allowed must be said; unset means nobody', async ({ start }) => {
  const { service, publicUrl, begin, browser } = await household(start, { OIDC_ALLOWED: '' })
  expect(await browser().follow(begin)).toBe(`${publicUrl}/?sign-in=notAllowed`)
  service.close()
})

plainTest('a service that takes its time is not waited for', async () => {
  const { createServer } = await import('node:http')
  const silent = createServer(() => {})
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as { port: number }
  const oidc = {
    issuer: new URL(`http://127.0.0.1:${port}`),
    clientId: 'food-pal',
    clientSecret: 'secret',
    allowed: [],
    returnTo: 'http://localhost/api/sign-in/oidc/callback',
  }
  await expect(createService(oidc, 0.1).begin()).rejects.toMatchObject({ problem: 'unreachable' })
  silent.closeAllConnections()
  silent.close()
})
