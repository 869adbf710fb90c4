import { describe, expect } from 'vitest'
import { test, testOnOneEngine } from '#test/harness.ts'
import { recipe } from './recipes.factory.ts'

describe('POST /api/recipes', () => {
  test('stores a recipe and answers with it', async ({ app }) => {
    const created = await app.post('/api/recipes', recipe({ notes: 'Turn them once' }))

    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      ...recipe({ notes: 'Turn them once' }),
      id: 1,
      version: 1,
    })
    expect(created.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect((await app.get('/api/recipes')).body).toEqual([created.body])
  })

  test('takes a title alone; everything else is empty', async ({ app }) => {
    const { status, body } = await app.post('/api/recipes', { title: ' Toast ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Toast',
      description: null,
      ingredients: null,
      instructions: null,
      prepTime: null,
      cookTime: null,
      servings: null,
      difficulty: null,
      cuisine: null,
      tags: [],
      notes: null,
    })
  })

  testOnOneEngine.for([{}, { title: '  ' }, { title: null }])(
    'wants a title: %j',
    async (sent, { app }) => {
      const { status, body } = await app.post('/api/recipes', sent)
      expect(status).toBe(400)
      expect(body).toEqual({
        code: 'invalid',
        message: 'Recipe title is required',
        validationErrors: [{ field: 'title', message: 'Recipe title is required' }],
      })
      expect((await app.get('/api/recipes')).body).toEqual([])
    },
  )

  test('keeps long text of many lines as it was written', async ({ app }) => {
    const line = (n: number) =>
      `${n}. Stir “gently”, with a 100% clean spoon 🥄 – über & <b>out</b>`
    const instructions = Array.from({ length: 500 }, (_, n) => line(n + 1)).join('\n')
    const sent = recipe({ instructions: `\r\n${instructions.replaceAll('\n', '\r\n')}\n\n` })
    const { body } = await app.post('/api/recipes', sent)
    expect(body.instructions).toBe(instructions)
    expect((await app.get('/api/recipes')).body[0].instructions).toBe(instructions)
  })

  test('cleans tags: trimmed, no empty ones, each once', async ({ app }) => {
    const tags = [' quick', 'kids ', '', '  ', 'Quick', '"quoted", really']
    const { body } = await app.post('/api/recipes', recipe({ tags }))
    expect(body.tags).toEqual(['quick', 'kids', '"quoted", really'])
    expect((await app.get('/api/recipes')).body[0].tags).toEqual(body.tags)
  })

  test.for([
    ['Easy', 'Easy'],
    ['mEDIUM', 'Medium'],
    [' hard ', 'Hard'],
    ['none', null],
    ['', null],
    [null, null],
  ] as const)('reads the difficulty %j as %j', async ([sent, stored], { app }) => {
    const { body } = await app.post('/api/recipes', { ...recipe(), difficulty: sent })
    expect(body.difficulty).toBe(stored)
  })

  test('takes a cuisine that the form does not offer', async ({ app }) => {
    const { body } = await app.post('/api/recipes', recipe({ cuisine: 'Peruvian' }))
    expect(body.cuisine).toBe('Peruvian')
  })

  const wrongDifficulty = 'Difficulty must be Easy, Medium, Hard or empty'
  test.for([
    [{ title: 5 }, 'title', 'Recipe title must be text'],
    [{ title: 'x'.repeat(201) }, 'title', 'Recipe title is too long (at most 200 characters)'],
    [{ difficulty: 'expert' }, 'difficulty', wrongDifficulty],
    [{ difficulty: 3 }, 'difficulty', wrongDifficulty],
    [{ ingredients: ['1 egg'] }, 'ingredients', 'Ingredients must be text'],
    [{ servings: 4 }, 'servings', 'Servings must be text'],
    [{ cuisine: 'x'.repeat(61) }, 'cuisine', 'Cuisine is too long (at most 60 characters)'],
    [{ tags: 'quick, kids' }, 'tags', 'Tags must be a list of text'],
    [{ tags: [1] }, 'tags.0', 'Tags must be a list of text'],
    [{ tags: ['x'.repeat(51)] }, 'tags', 'Tags are too long (at most 50 characters each)'],
    [
      { tags: Array.from({ length: 31 }, (_, n) => `tag ${n}`) },
      'tags',
      'Too many tags (at most 30)',
    ],
  ] as const)('refuses %j', async ([wrong, field, message], { app }) => {
    const { status, body } = await app.post('/api/recipes', { ...recipe(), ...wrong })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field, message }])
  })
})

describe('GET /api/recipes', () => {
  test('is sorted by title as a person reads it', async ({ app }) => {
    for (const title of ['Soup 10', 'éclairs', 'Zucchini bread', 'soup 2', 'Dumplings']) {
      await app.post('/api/recipes', recipe({ title }))
    }
    const { body } = await app.get<{ title: string }[]>('/api/recipes')
    expect(body.map(({ title }) => title)).toEqual([
      'Dumplings',
      'éclairs',
      'soup 2',
      'Soup 10',
      'Zucchini bread',
    ])
  })

  test('answers 304 until a recipe has changed', async ({ app }) => {
    const { body } = await app.post('/api/recipes', recipe())
    const etag = (await app.get('/api/recipes')).headers.get('etag') ?? ''
    const again = app.with({ 'If-None-Match': etag })
    expect((await again.get('/api/recipes')).status).toBe(304)
    await app.put(`/api/recipes/${body.id}`, { tags: [] })
    expect((await again.get('/api/recipes')).status).toBe(200)
  })
})

describe('PUT /api/recipes/{id}', () => {
  test('changes the fields that are sent and leaves the others', async ({ app }) => {
    const { body: stored } = await app.post('/api/recipes', recipe({ notes: 'Salt well' }))
    const changed = await app.put(`/api/recipes/${stored.id}`, { tags: ['sunday'], notes: '' })

    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({
      ...stored,
      tags: ['sunday'],
      notes: null,
      version: 2,
      updatedAt: changed.body.updatedAt,
    })
    expect((await app.get('/api/recipes')).body).toEqual([changed.body])
  })

  test('sent again as it stands is no change', async ({ app }) => {
    const { body: stored } = await app.post('/api/recipes', recipe())
    expect((await app.put(`/api/recipes/${stored.id}`, recipe())).body).toEqual(stored)
    expect((await app.put(`/api/recipes/${stored.id}`, {})).body).toEqual(stored)
  })

  test('refuses what is wrong and keeps the recipe', async ({ app }) => {
    const { body: stored } = await app.post('/api/recipes', recipe())
    const wrong = { title: '', difficulty: 'expert', notes: 'New' }
    const { status, body } = await app.put(`/api/recipes/${stored.id}`, wrong)
    expect(status).toBe(400)
    expect(body.validationErrors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'difficulty',
    ])
    expect((await app.get('/api/recipes')).body).toEqual([stored])
  })

  test('refuses a version that is not the newest', async ({ app }) => {
    const { body: stored } = await app.post('/api/recipes', recipe())
    await app.put(`/api/recipes/${stored.id}`, { servings: '6', version: 1 })
    const late = await app.put(`/api/recipes/${stored.id}`, { servings: '8', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.message).toMatch(/^“Lemon chicken traybake” was just changed by someone else/)
  })

  test.for(['7', '0', 'abc'])('does not know %s', async (id, { app }) => {
    const { status, body } = await app.put(`/api/recipes/${id}`, { notes: 'New' })
    expect(status).toBe(404)
    expect(body).toEqual({ code: 'unknown', message: "This recipe doesn't exist anymore." })
  })
})

describe('DELETE /api/recipes/{id}', () => {
  test('deletes once; the id is never used again', async ({ app }) => {
    const { body: stored } = await app.post('/api/recipes', recipe())
    const gone = await app.delete(`/api/recipes/${stored.id}`)
    expect(gone).toMatchObject({ status: 200, body: { success: true } })
    expect((await app.delete(`/api/recipes/${stored.id}`)).status).toBe(404)
    expect((await app.get('/api/recipes')).body).toEqual([])
    expect((await app.post('/api/recipes', recipe())).body.id).toBe(stored.id + 1)
  })
})

test('the export has recipes, readably', async ({ app }) => {
  await app.post('/api/recipes', recipe())
  const { body } = await app.post('/api/export-markdown', { manual: true })
  expect(body.content).toContain('## Recipes\n\n- **Lemon chicken traybake** (')
  expect(body.content).toContain('tags: weeknight, one-pan')
})
