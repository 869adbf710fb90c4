import { afterEach, beforeEach, describe, expect } from 'vitest'
import { ownNetwork } from '#test/calendarHarness.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { test } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import { recipe } from '../recipes.factory.ts'

let site: CalendarServer
beforeEach(async () => {
  site = await CalendarServer.start()
})
afterEach(() => site.close())

describe("the page's picture", () => {
  const serveBytes = (path: string, bytes: Buffer) =>
    site.serve(path, (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes),
    )

  test('is fetched, drawn anew, and goes with the recipe', async ({ start }) => {
    const app = await start(ownNetwork)
    const url = serveBytes('/egg.png', await picture('png', 800, 600))
    const fetched = await app.post('/api/recipe-pictures', { url })
    expect([fetched.status, fetched.body.mimeType]).toEqual([201, 'image/jpeg'])
    const pictureId = fetched.body.id
    const saved = await app.post('/api/recipes/import', { recipes: [{ ...recipe(), pictureId }] })
    expect(saved.status).toBe(201)
    expect((await app.get('/api/recipes')).body).toMatchObject([{ pictureId }])
    const wrong = await app.post('/api/recipes/import', {
      recipes: [recipe(), { ...recipe(), pictureId: 99 }],
    })
    expect(wrong.status).toBe(400)
    expect((await app.get('/api/recipes')).body).toHaveLength(1)
  })

  test('that is none, or lies on a private network, is refused', async ({ app, start }) => {
    const url = serveBytes('/egg.png', await picture('png'))
    const refused = await app.post('/api/recipe-pictures', { url })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "The page's picture couldn't be loaded. Choose one, or go without.",
    ])
    const open = await start(ownNetwork)
    const text = serveBytes('/text.png', Buffer.from('<svg/>'))
    for (const given of [
      { url: text },
      { url: 'ftp://x.test/a.png' },
      {},
      { url, imageData: 'x' },
    ]) {
      expect((await open.post('/api/recipe-pictures', given)).status).toBe(400)
    }
  })
})
