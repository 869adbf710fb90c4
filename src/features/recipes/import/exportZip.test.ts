import { expect } from 'vitest'
import { type App, test } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import type { Recipe } from '../recipes.contract.ts'
import { recipe } from '../recipes.factory.ts'

const plain = ({ id, version, createdAt, updatedAt, pictureId, ...fields }: Recipe) => ({
  ...fields,
  hasPicture: pictureId !== null,
})

const bookOf = async (app: App) =>
  ((await app.get('/api/recipes')).body as Recipe[])
    .map(plain)
    .sort((a, b) => (a.title < b.title ? -1 : 1))

test('the archive of all recipes, with pictures, makes an equal book elsewhere', async ({
  app,
  otherApp,
}) => {
  const imageData = (await picture('jpeg', 400, 300)).toString('base64')
  const { body: drawn } = await app.post('/api/recipe-pictures', { imageData })
  const book = [
    { ...recipe({ title: 'Soup: hot / cold?', servings: '4' }), pictureId: drawn.id },
    recipe({ title: 'Toast', servings: 'enough for two', notes: 'Nice.\nFrom https://k.test/t' }),
    recipe({ title: '...', tags: [] }),
    recipe({ title: 'toast', ingredients: 'For the top:\n1 egg\nSalt' }),
  ]
  for (const each of book) expect((await app.post('/api/recipes', each)).status).toBe(201)

  const response = await fetch(`${app.url}/api/recipes/export.zip`)
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  const sent = await fetch(`${otherApp.url}/api/recipes/import/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: await response.arrayBuffer(),
  })
  const { recipes, pictures, notes } = (await sent.json()) as {
    recipes: object[]
    pictures: { file: string; of: number[] }
    notes: string[]
  }
  expect(notes).toEqual([])
  expect(pictures.of).toHaveLength(1)
  const { body: made } = await otherApp.post('/api/recipes/import/pictures', {
    file: pictures.file,
    numbers: pictures.of,
  })
  const whole = recipes.map((each, n) => ({
    ...each,
    pictureId: made.find(({ number }: { number: number }) => number === n)?.pictureId ?? null,
  }))
  expect((await otherApp.post('/api/recipes/import', { recipes: whole })).status).toBe(201)
  expect(await bookOf(otherApp)).toEqual(await bookOf(app))
})
