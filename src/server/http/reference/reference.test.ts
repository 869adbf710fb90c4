import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { listRoutes } from '#test/fuzz/fuzz.ts'
import { test } from '#test/harness.ts'
import type { OpenApi } from './openApi.ts'

const anyParameter = /:(\w+)(\{[^}]*\})?/g

describe('the reference', () => {
  test('has every call, with its scope, and each name once', async ({ app }) => {
    const { paths } = (await app.get<OpenApi>('/api/openapi.json')).body
    const missing = (await listRoutes())
      .filter(({ path }) => path !== '/api/nothing')
      .filter(
        ({ method, path }) => !paths[path.replaceAll(anyParameter, '{$1}')]?.[method.toLowerCase()],
      )
    expect(missing).toEqual([])

    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId }) => operationId)
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
    expect(paths['/api/pantry']?.get?.['x-scope']).toBe('read')
    expect(paths['/api/pantry']?.post).toMatchObject({
      'x-scope': 'write',
      requestBody: { content: { 'application/json': { schema: { required: expect.arrayContaining(['name', 'quantity']) } } } },
    })
    expect(paths['/api/tokens']?.post).toMatchObject({
      'x-scope': 'session',
      security: [{ session: [] }],
    })
    expect(paths['/api/sign-in']?.post?.security).toEqual([])
    expect(paths['/api/pantry/guess']?.get?.parameters).toEqual([
      { name: 'name', in: 'query', required: true, schema: expect.anything() },
    ])
  })

  test('refers to nothing that it does not have', async ({ app }) => {
    const { body } = await app.get<OpenApi>('/api/openapi.json')
    const named = JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    const unknown = [...named].filter(([, name = '']) => !body.components.schemas[name])
    expect(unknown).toEqual([])
  })

  test('is a page, too, for those who are signed in', async ({ start }) => {
    const app = await start({ HOUSEHOLD_PASSCODE: 'soup is good' })
    expect((await app.get('/api/docs')).status).toBe(401)
    expect((await app.get('/api/openapi.json')).status).toBe(401)
    const { headers } = await app.post('/api/sign-in', { passcode: 'soup is good' })
    const person = app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
    const page = await person.get<string>('/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'nonce-/)
    expect(page.body).toContain('data-path="/api/pantry/{id}"')
  })
})

test('an answer that is not as declared is noticed', async ({ app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
  const { checkAnswer } = await import('#test/declaredAnswers.ts')
  const { body } = await app.get('/api/pantry')
  expect(() => checkAnswer('GET', '/api/pantry', body)).not.toThrow()
  expect(() => checkAnswer('GET', '/api/pantry', [{ ...body[0], colour: 'red' }])).toThrow(/colour/)
  expect(() => checkAnswer('GET', '/api/pantry', [{ ...body[0], name: 7 }])).toThrow(/name/)
})
