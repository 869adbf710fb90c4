import { afterEach, beforeEach, describe, expect } from 'vitest'
import { ownNetwork } from '#test/calendarHarness.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { htmlPage, jsonLd, siteShapes } from './pages.factory.ts'

let site: CalendarServer
beforeEach(async () => {
  site = await CalendarServer.start()
})
afterEach(() => site.close())

const preview = '/api/recipes/import/preview'

const serve = (path: string, html: string, status = 200, type = 'text/html') =>
  site.serve(path, (_request, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(html),
  )

const egg = htmlPage(
  jsonLd({
    '@type': 'Recipe',
    name: 'Fried egg',
    recipeIngredient: ['1 egg', '1 tsp butter'],
    recipeInstructions: ['Melt the butter.', 'Fry the egg.'],
    cookTime: 'PT5M',
    image: '/egg.jpg',
  }),
  '<h1>Fried egg</h1>',
)

describe('a preview', () => {
  testOnOneEngine(
    'of a page that the person sees has its address as its source',
    async ({ app }) => {
      const from = async (address: string) =>
        (await app.post(preview, { text: egg, address })).body.details[0]
      const seen = await from('https://kitchen.example/egg')
      expect(seen).toMatchObject({
        source: 'https://kitchen.example/egg',
        image: 'https://kitchen.example/egg.jpg',
      })
      for (const address of ['javascript:alert(1)', 'http://', 'egg']) {
        expect((await from(address)).source).toBeNull()
      }
    },
  )

  testOnOneEngine(
    'is the only one of its browser, and waits behind nobody else',
    async ({ start }) => {
      const app = await start(ownNetwork)
      // Pages that never come.
      const url = site.serve('/slow', () => {})
      const browser = app.with({ 'X-Page-Id': 'one' })
      const text = 'Soup\nIngredients\n1 leek\nMethod\nCook it.'
      const replaced: ReturnType<typeof browser.post>[] = []
      for (let n = 1; n <= 10; n += 1) {
        replaced.push(browser.post(preview, { url }))
        // They would arrive in any order otherwise.
        await expect.poll(() => site.heard.length).toBe(n)
      }
      const { body } = await browser.post(preview, { text })
      expect(body.recipes).toMatchObject([{ title: 'Soup' }])
      for (const { status, body } of await Promise.all(replaced)) {
        expect([status, body.message]).toEqual([409, 'You started another import in the meantime.'])
      }
    },
  )

  test('shows the form that would be saved, and saves nothing', async ({ start }) => {
    const app = await start(ownNetwork)
    const url = serve('/egg', egg)
    const { status, body } = await app.post(preview, { url })
    expect(status).toBe(200)
    expect(body).toEqual({
      recipes: [
        {
          title: 'Fried egg',
          description: null,
          ingredients: '1 egg\n1 tsp butter',
          instructions: 'Melt the butter.\nFry the egg.',
          prepTime: null,
          cookTime: '5 minutes',
          servings: null,
          difficulty: null,
          cuisine: null,
          tags: [],
          notes: `From ${url}`,
          nutrition: null,
        },
      ],
      details: [{ source: url, image: site.url('/egg.jpg'), duplicateOf: null }],
      notes: [],
    })
    expect((await app.get('/api/recipes')).body).toEqual([])
    const heard = site.heard.at(-1)?.headers
    expect(heard).toMatchObject({
      'user-agent': expect.stringMatching(/^Mozilla.* FoodPal$/),
      accept: expect.stringMatching(/^text\/html,/),
    })

    const saved = await app.post('/api/recipes', body.recipes[0])
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject(body.recipes[0])
    const again = await app.post(preview, { url })
    expect(again.body.details[0].duplicateOf).toBe(saved.body.id)
  })

  testOnOneEngine.for(Object.entries(siteShapes))(
    'of %s',
    async ([, { html, title, ingredients, steps }], { app }) => {
      const { body } = await app.post(preview, { text: html })
      expect(body.recipes).toMatchObject([
        { title, ingredients: ingredients.join('\n'), instructions: steps.join('\n') },
      ])
      expect((await app.post('/api/recipes', body.recipes[0])).body).toMatchObject(body.recipes[0])
    },
  )

  testOnOneEngine('knows the encoding of a page, however it is named', async ({ start }) => {
    const app = await start(ownNetwork)
    const page = (head: string) =>
      Buffer.from(
        egg.replace('<meta charset="utf-8">', head).replaceAll('Fried egg', 'Crème brûlée'),
        'latin1',
      )
    const pages = {
      '/header': ['text/html; charset=ISO-8859-1', page('')],
      '/meta': ['text/html', page('<meta charset="windows-1252">')],
      '/none': ['text/html', page('')],
    } as const
    for (const [path, [type, bytes]] of Object.entries(pages)) {
      const url = site.serve(path, (_request, response) =>
        response.writeHead(200, { 'Content-Type': type }).end(bytes),
      )
      expect((await app.post(preview, { url })).body.recipes?.[0].title, path).toBe('Crème brûlée')
    }
  })

  testOnOneEngine.for([401, 402, 403, 429, 503])(
    'of a site that answers %i says what to do',
    async (status, { start }) => {
      const app = await start(ownNetwork)
      const answer = await app.post(preview, { url: serve('/closed', '<h1>No</h1>', status) })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/paste the page instead\.$/i) },
      })
    },
  )

  testOnOneEngine.for([
    [
      'a captcha',
      '<title>Just a moment...</title><h1>Checking your browser</h1>',
      'text/html',
      /paste the page instead\.$/,
    ],
    ['a picture', 'x', 'image/jpeg', /couldn't be read/],
    ['an empty page', '', 'text/html', /paste the page instead\.$/],
    ['broken data', jsonLd('{"@type":"Recipe","name":'), 'text/html', /paste the page instead\.$/],
  ] as const)(
    'of %s is a sentence, never an empty list',
    async ([, html, type, message], { start }) => {
      const app = await start(ownNetwork)
      const { status, body } = await app.post(preview, { url: serve('/x', html, 200, type) })
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: expect.stringMatching(message),
      })
      expect(body).not.toHaveProperty('recipes')
    },
  )

  testOnOneEngine.for([
    'http://127.0.0.1:1/',
    'http://localhost/soup',
    'http://[::1]/',
    'http://192.168.1.5/soup',
    'http://0x7f000001/',
    'http://169.254.169.254/latest/meta-data',
    'localhost:3000',
  ])('of %s is refused', async (url, { app }) => {
    const { status, body } = await app.post(preview, { url })
    expect(status).toBe(400)
    expect(body.message).toMatch(/private network/)
  })

  testOnOneEngine.for([
    [{}, /Paste a link to a recipe, or the recipe itself/],
    [{ url: ' ', text: '' }, /Paste a link/],
    [{ url: 'https://x.test', text: 'Soup' }, /Paste a link/],
    [{ url: 'javascript:alert(1)' }, /isn't a web address/],
    [{ url: 'file:///etc/passwd' }, /isn't a web address/],
    [{ url: 'chicken soup' }, /isn't a web address/],
    [{ url: 5 }, /must be text/],
    [{ text: 'Hello there' }, /We couldn't find a recipe in this text/],
    [{ text: 'x'.repeat(5 * 1_024 * 1_024 + 1) }, /too long/],
  ] as const)('refuses %j', async ([given, message], { app }) => {
    const { status, body } = await app.post(preview, given)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
  })

  testOnOneEngine(
    'leads nowhere private from a public page, and gives up in time',
    async ({ start }) => {
      const app = await start(ownNetwork)
      const away = site.serve('/away', (_request, response) =>
        response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
      )
      expect((await app.post(preview, { url: away })).body.message).toBe(
        "The address couldn't be reached.",
      )
      const large = serve('/large', ' '.repeat(5 * 1_024 * 1_024 + 1))
      expect((await app.post(preview, { url: large })).body.message).toBe(
        'The page is larger than 5 MB.',
      )
      expect((await app.post(preview, { url: site.url('/none') })).body.message).toBe(
        'The address answered 404 (not found).',
      )
    },
  )
})
