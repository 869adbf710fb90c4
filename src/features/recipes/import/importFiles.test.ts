import { describe, expect } from 'vitest'
import { mealieBackup } from '#features/moving/mealie.factory.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { recipe } from '../recipes.factory.ts'
import { programFiles } from './files.factory.ts'
import { zipOf } from './zip.factory.ts'

const sendFile = async (
  app: App,
  content: string | Uint8Array,
  type = 'application/octet-stream',
) => {
  const response = await fetch(`${app.url}/api/recipes/import/file`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: Buffer.from(content),
  })
  return { status: response.status, body: await response.json() }
}

describe('a file', () => {
  testOnOneEngine.for(Object.entries(programFiles))(
    'of %s is shown, and its recipe saved',
    async ([, make], { app }) => {
      const { status, body } = await sendFile(app, make())
      expect(status).toBe(200)
      expect(body.recipes).toMatchObject([
        { title: 'Leek soup', instructions: 'Soften the leeks.\nBlend.' },
      ])
      expect((await app.get('/api/recipes')).body).toEqual([])
      expect((await app.post('/api/recipes/import', { recipes: body.recipes })).body).toEqual({
        added: 1,
        ids: [1],
      })
      expect((await app.get('/api/recipes')).body).toMatchObject(body.recipes)
    },
  )

  test('of our own export marks what is there already', async ({ app }) => {
    await app.post('/api/recipes', recipe({ title: 'Tomato soup' }))
    await app.post(
      '/api/recipes',
      recipe({ title: 'Bread', notes: 'From https://kitchen.test/bread' }),
    )
    const exported = await app.get('/api/recipes/export')
    expect(exported.headers.get('Content-Disposition')).toMatch(
      /food-pal-recipes-\d{4}-\d\d-\d\d\.json/,
    )
    const changed = exported.body.map((each: object, n: number) =>
      n === 0 ? { ...each, name: 'Loaf' } : each,
    )
    const { body } = await sendFile(
      app,
      JSON.stringify([
        ...changed,
        { ...changed[1], name: 'Tomato Soups' },
        { ...changed[1], name: 'New' },
      ]),
    )
    expect(body.recipes.map(({ title }: { title: string }) => title)).toEqual([
      'Loaf',
      'Tomato soup',
      'Tomato Soups',
      'New',
    ])
    expect(body.details.map(({ duplicateOf }: { duplicateOf: number }) => duplicateOf)).toEqual([
      2,
      1,
      1,
      null,
    ])
    const whole = await sendFile(app, JSON.stringify((await app.get('/api/export')).body))
    expect(whole.body.recipes).toMatchObject([
      recipe({ title: 'Tomato soup' }),
      recipe({ title: 'Bread', notes: 'From https://kitchen.test/bread' }),
    ])
  })

  testOnOneEngine(
    'that holds more than recipes says where the rest is brought along',
    async ({ app }) => {
      const { body } = await sendFile(app, mealieBackup())
      expect(body.notes).toEqual([expect.stringContaining('“Move in”')])
      expect(body.recipes).toHaveLength(2)
    },
  )

  testOnOneEngine(
    'that is none, or sent wrongly, gives a sentence and leaves nothing',
    async ({ app }) => {
      expect(await sendFile(app, zipOf({ 'a.json': '{}' }))).toMatchObject({
        status: 400,
        body: { message: "We couldn't find a recipe in this file." },
      })
      expect(await sendFile(app, '{}', 'application/json')).toMatchObject({
        status: 400,
        body: { message: 'This call needs a file.' },
      })
      expect(await sendFile(app, Buffer.alloc(100 * 1_024 * 1_024 + 1))).toMatchObject({
        status: 413,
        body: { message: 'This is too large: at most 100 MB can be sent.' },
      })
      expect((await app.get('/api/recipes')).body).toEqual([])
    },
  )
})

/** It was SQLite that took the square of them; PostgreSQL only takes longer to be asked so often. */
const many = process.env.TEST_ENGINE === 'sqlite' ? 4_000 : 400

describe('saving', () => {
  test('many is one change, and one undo takes them back, in time', {
    timeout: 120_000,
  }, async ({ app }) => {
    const recipes = Array.from({ length: many }, (_, n) => recipe({ title: `Soup ${n}` }))
    const saved = await app.post('/api/recipes/import', { recipes })
    expect(saved).toMatchObject({ status: 201, body: { added: many } })
    expect((await app.get('/api/recipes')).body).toHaveLength(many)
    const change = saved.headers.get('X-Change-Id')
    expect((await app.post(`/api/changes/${change}/undo`)).status).toBe(200)
    expect((await app.get('/api/recipes')).body).toEqual([])
  })

  testOnOneEngine.for([
    [{}, /must be a list/],
    [{ recipes: [] }, /at least one/],
    [{ recipes: [recipe(), { title: ' ' }] }, /title is required/],
  ] as const)('refuses %j as a whole', async ([given, message], { app }) => {
    const { status, body } = await app.post('/api/recipes/import', given)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
    expect((await app.get('/api/recipes')).body).toEqual([])
  })
})
