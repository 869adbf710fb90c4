import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { ownNetwork } from '#test/calendarHarness.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import { zipOf } from './zip.factory.ts'

let site: CalendarServer
beforeEach(async () => {
  site = await CalendarServer.start()
})
afterEach(() => site.close())

const sendFile = async (app: App, content: string | Uint8Array) => {
  const response = await fetch(`${app.url}/api/recipes/import/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(content),
  })
  return response.json()
}

const recipeNamed = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'], ...more })

/** Three recipes: two with a picture in the archive, of which one is broken. */
const archive = async () =>
  zipOf({
    'egg/recipe.json': recipeNamed('Egg'),
    'egg/full.png': await picture('png', 800, 600),
    'soup/recipe.json': recipeNamed('Soup'),
    'soup/full.jpg': Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]),
    'toast/recipe.json': recipeNamed('Toast'),
  })

const make = async (app: App, file: string, numbers: number[]) =>
  app.post('/api/recipes/import/pictures', { file, numbers })

const isThere = async (app: App, id: number) =>
  (await fetch(`${app.url}/api/recipe-pictures/${id}/small`)).status === 200

describe('pictures in a file', () => {
  test('come along with their recipes, and one undo takes these back', async ({ app }) => {
    const { recipes, details, pictures } = await sendFile(app, await archive())
    expect(pictures).toEqual({ file: expect.any(String), of: [0, 1] })
    expect(details.map(({ image }: { image: unknown }) => image)).toEqual([null, null, null])

    const made = await make(app, pictures.file, [0, 1, 2])
    expect(made.body).toEqual([
      { number: 0, pictureId: 1 },
      { number: 1, pictureId: null },
      { number: 2, pictureId: null },
    ])
    const again = await make(app, pictures.file, [0])
    expect(again.body).toEqual([{ number: 0, pictureId: 1 }])

    const chosen = [{ ...recipes[0], pictureId: 1 }, recipes[1]]
    const saved = await app.post('/api/recipes/import', { recipes: chosen, file: pictures.file })
    expect(saved).toMatchObject({ status: 201, body: { added: 2 } })
    const list = (await app.get('/api/recipes')).body
    expect(list).toMatchObject([
      { title: 'Egg', pictureId: 1 },
      { title: 'Soup', pictureId: null },
    ])
    const shown = await fetch(`${app.url}/api/recipe-pictures/1/large`)
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 800,
    })
    const change = saved.headers.get('X-Change-Id')
    expect((await app.post(`/api/changes/${change}/undo`)).status).toBe(200)
    expect((await app.get('/api/recipes')).body).toEqual([])
    expect(await make(app, pictures.file, [0])).toMatchObject({
      body: [{ number: 0, pictureId: null }],
    })
  })

  test('that no recipe got are forgotten, and so is the file', async ({ app }) => {
    const { recipes, pictures } = await sendFile(app, await archive())
    await make(app, pictures.file, [0])
    expect(await isThere(app, 1)).toBe(true)
    await app.post('/api/recipes/import', { recipes: [recipes[2]], file: pictures.file })
    expect(await isThere(app, 1)).toBe(false)
    expect(await readdir(join(app.env.DATA_DIR ?? '', 'unfinished'))).toEqual([])
  })

  test('of a file that nobody came back to give room to newer ones', async ({ app }) => {
    const first = await sendFile(app, await archive())
    await make(app, first.pictures.file, [0])
    for (let n = 0; n < 4; n += 1) await sendFile(app, await archive())
    expect(await readdir(join(app.env.DATA_DIR ?? '', 'unfinished'))).toHaveLength(4)
    expect(await isThere(app, 1)).toBe(false)
  })

  testOnOneEngine(
    'that a file only names are fetched with the same guard, up to a bound',
    async ({ app, start }) => {
      const bytes = await picture('jpeg')
      const url = site.serve('/egg.jpg', (_request, response) => response.writeHead(200).end(bytes))
      const gone = site.serve('/gone.jpg', (_request, response) => response.writeHead(404).end())
      const file = (images: string[]) =>
        `[${images.map((image, n) => recipeNamed(`Egg ${n}`, { image: [image] })).join()}]`
      const guarded = await sendFile(app, file([url, gone]))
      expect((await make(app, guarded.pictures.file, [0, 1])).body).toMatchObject([
        { pictureId: null },
        { pictureId: null },
      ])

      const open = await start(ownNetwork)
      const { pictures } = await sendFile(open, file([gone, ...Array(60).fill(url)]))
      const made: (number | null)[] = []
      for (let n = 0; n < pictures.of.length; n += 5) {
        const { body } = await make(open, pictures.file, pictures.of.slice(n, n + 5))
        made.push(...body.map(({ pictureId }: { pictureId: number | null }) => pictureId))
      }
      expect(made.filter((id) => id !== null)).toHaveLength(49)
      expect(site.heard.filter(({ url: path }) => path === '/egg.jpg')).toHaveLength(49)
    },
  )

  testOnOneEngine.for([
    [{ file: 'x', numbers: [] }, /at least one/],
    [{ file: 'x', numbers: [0, 1, 2, 3, 4, 5] }, /At most 5/],
    [{ file: 'x', numbers: ['a'] }, /must be numbers/],
    [{ file: 'x', numbers: [-1] }, /./],
    [{ numbers: [1] }, /must be text/],
  ] as const)('asked for as %j are refused', async ([given, message], { app }) => {
    const { status, body } = await app.post('/api/recipes/import/pictures', given)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
  })

  test('of a file that is not known are none', async ({ app }) => {
    expect(await make(app, '../../etc/passwd', [0])).toMatchObject({
      status: 200,
      body: [{ number: 0, pictureId: null }],
    })
  })
})
