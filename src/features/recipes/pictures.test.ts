import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { backupOf, changesOf, restore } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import type { PictureSize } from './pictures.endpoints.ts'
import { recipe } from './recipes.factory.ts'

const path = '/api/recipe-pictures'

const upload = async (app: App, width = 1_200, height = 900) => {
  const bytes = await picture('png', width, height)
  return app.post(path, { imageData: bytes.toString('base64') })
}

async function shown(app: App, id: number, size: PictureSize) {
  const response = await fetch(`${app.url}${path}/${id}/${size}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the picture of a recipe', () => {
  test('is drawn anew, large and small, and kept by the browser', async ({ app }) => {
    const { status, body } = await upload(app, 3_200, 2_400)
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: 1, mimeType: 'image/jpeg', width: 1_600, height: 1_200 })
    expect(body).not.toHaveProperty('imageData')
    for (const [size, width, height] of [
      ['large', 1_600, 1_200],
      ['small', 640, 480],
    ] as const) {
      const { response, bytes } = await shown(app, 1, size)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
      expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    }
  })

  test('is named by the recipe, and can be taken away and back', async ({ app }) => {
    await upload(app)
    const { body: made } = await app.post('/api/recipes', recipe())
    expect(made).toMatchObject({ pictureId: null, isFavorite: false })
    const given = await app.put('/api/recipes/1', { pictureId: 1, isFavorite: true })
    expect(given.body).toMatchObject({ pictureId: 1, isFavorite: true, title: recipe().title })
    const id = given.headers.get('X-Change-Id')
    expect((await app.post(`/api/changes/${id}/undo`)).status).toBe(200)
    const { body } = await app.get('/api/recipes')
    expect(body).toMatchObject([{ pictureId: null, isFavorite: false }])
  })

  test('must be there', async ({ app }) => {
    await app.post('/api/recipes', recipe())
    for (const pictureId of [1, 0, 'x', 2 ** 53]) {
      const { status } = await app.put('/api/recipes/1', { pictureId })
      expect(status, String(pictureId)).toBe(400)
    }
    const added = await app.post('/api/recipes', { ...recipe(), pictureId: 9 })
    expect([added.status, added.body.message]).toEqual([
      400,
      "That picture isn't there anymore. Choose it again.",
    ])
    expect((await shown(app, 9, 'small')).response.status).toBe(404)
    expect((await app.put('/api/recipes/1', { isFavorite: 'yes' })).status).toBe(400)
  })

  test('that is none is refused', async ({ app }) => {
    for (const imageData of ['', '!!!', Buffer.from('<svg/>').toString('base64')]) {
      expect((await app.post(path, { imageData })).status, imageData).toBe(400)
    }
  })

  test('does not make the list of recipes any longer', async ({ app }) => {
    await app.post('/api/recipes', recipe())
    const size = async () => JSON.stringify((await app.get('/api/recipes')).body).length
    const before = await size()
    await upload(app)
    await app.put('/api/recipes/1', { pictureId: 1 })
    expect((await size()) - before).toBeLessThan(10)
  })

  test('is no list of the household, and in the backup', async ({ app, otherApp }) => {
    await upload(app)
    expect(await changesOf(app)).toEqual([])
    await app.post('/api/recipes', { ...recipe(), pictureId: 1 })
    const file = await backupOf(app)
    expect((await otherApp.post('/api/restore', { file })).status).toBe(200)
    expect((await shown(otherApp, 1, 'small')).bytes).toEqual((await shown(app, 1, 'small')).bytes)
    expect((await otherApp.get('/api/recipes')).body).toMatchObject([{ pictureId: 1 }])
  })
})

test('recipes from before the marks are restored without them', async ({ app, otherApp }) => {
  await app.post('/api/recipes', { ...recipe(), isFavorite: true })
  const exported = (await app.get('/api/export')).body
  expect(exported.recipes).toMatchObject([{ isFavorite: true }])
  const { isFavorite: _heart, pictureId: _picture, ...old } = exported.recipes[0]
  expect((await restore(otherApp, { ...exported, recipes: [old] })).status).toBe(200)
  expect((await otherApp.get('/api/recipes')).body).toMatchObject([
    { title: recipe().title, isFavorite: false, pictureId: null },
  ])
})
