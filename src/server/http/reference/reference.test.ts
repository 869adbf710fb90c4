import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { listRoutes } from '#test/fuzz/fuzz.ts'
import { testOnOneEngine } from '#test/harness.ts'
import type { OpenApi } from './openApi.ts'

const anyParameter = /:(\w+)(\{[^}]*\})?/g

describe('the reference', () => {
  testOnOneEngine('has every call, with its scope, and each name once', async ({ app }) => {
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
      requestBody: {
        content: {
          'application/json': {
            schema: { required: expect.arrayContaining(['name', 'quantity']) },
          },
        },
      },
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

  testOnOneEngine('refers to nothing that it does not have', async ({ app }) => {
    const { body } = await app.get<OpenApi>('/api/openapi.json')
    const named = JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    const unknown = [...named].filter(([, name = '']) => !body.components.schemas[name])
    expect(unknown).toEqual([])
  })

  testOnOneEngine('is a page, too, for those who are signed in', async ({ start }) => {
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

testOnOneEngine('an answer that is not as declared is noticed', async ({ app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
  const { checkAnswer } = await import('#test/declaredAnswers.ts')
  const { body } = await app.get('/api/pantry')
  expect(() => checkAnswer('GET', '/api/pantry', body)).not.toThrow()
  expect(() => checkAnswer('GET', '/api/pantry', [{ ...body[0], colour: 'red' }])).toThrow(/colour/)
  expect(() => checkAnswer('GET', '/api/pantry', [{ ...body[0], name: 7 }])).toThrow(/name/)
})

testOnOneEngine('a client made from it compiles, and lists the pantry', async ({ app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
  const folder = fileURLToPath(new URL('../../../../test-results/apiClient', import.meta.url))
  await mkdir(folder, { recursive: true })
  const spec = join(folder, 'openapi.json')
  await writeFile(spec, JSON.stringify((await app.get('/api/openapi.json')).body))
  await writeFile(join(folder, 'client.ts'), await generateSource(spec))
  await writeFile(
    join(folder, 'lists.ts'),
    `import { defaults, pantryList } from './client.ts'
defaults.baseUrl = process.argv[2]
const answer = await pantryList()
if (answer.status !== 200) throw new Error(answer.data.message)
console.log(answer.data.map((item) => item.name.toUpperCase()).join())
`,
  )
  const strict = ['--noEmit', '--strict', '--ignoreConfig', '--allowImportingTsExtensions']
  const modules = ['--module', 'nodenext', '--target', 'esnext', '--types', 'node']
  const run = promisify(execFile)
  const compiled = run('node_modules/.bin/tsc', [...strict, ...modules, join(folder, 'lists.ts')])
  expect(await compiled.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' })
  const { stdout } = await run(process.execPath, [join(folder, 'lists.ts'), app.url])
  expect(stdout).toBe('OATS\n')
})
