import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CalendarServer } from '#test/calendarServer.ts'
import { fetchPage } from './fetchPage.ts'
import { readRecipes } from './importJob.ts'
import { asksFirst, noRecipeThere } from './importProblem.ts'
import { htmlPage, jsonLd } from './pages.factory.ts'

let site: CalendarServer
beforeAll(async () => {
  site = await CalendarServer.start()
})
afterAll(() => site.close())

const eggAnd = (more = '') =>
  htmlPage(
    jsonLd({
      '@type': 'Recipe',
      name: 'Œuf à la poêle',
      recipeIngredient: ['1 egg', '1 tsp butter'],
      recipeInstructions: ['Melt the butter.', 'Fry the egg.'],
    }),
    `<h1>Œuf à la poêle</h1>${more}`,
  )

type Answer = (response: ServerResponse, headers: Record<string, string | undefined>) => void

async function readAt(path: string, answer: Answer) {
  const url = site.serve(path, (request, response) =>
    answer(response, request.headers as Record<string, string | undefined>),
  )
  return readRecipes({ kind: 'page', ...(await fetchPage(url, { allowPrivate: true })) })
}

const page = { 'Content-Type': 'text/html; charset=utf-8' }
const sent =
  (encoding: string, bytes: Uint8Array): Answer =>
  (response) =>
    response.writeHead(200, { ...page, 'Content-Encoding': encoding }).end(bytes)

const readable: Record<string, Answer> = {
  'gzip, as asked for': sent('gzip', gzipSync(eggAnd())),
  'brotli, as asked for': sent('br', brotliCompressSync(eggAnd())),
  'deflate with its header': sent('deflate', deflateSync(eggAnd())),
  'deflate without its header': sent('deflate', deflateRawSync(eggAnd())),
  'compressed without saying so': (response) =>
    response.writeHead(200, page).end(gzipSync(eggAnd())),
  'called compressed, and is not': sent('identity', Buffer.from(eggAnd())),
  'an encoding in capitals': sent('GZIP', gzipSync(eggAnd())),
  'without a type': (response) => response.writeHead(200).end(eggAnd()),
  'another encoding than UTF-8, said by the server': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=ISO-8859-15' })
      .end(Buffer.from(eggAnd().replaceAll('Œ', '\u00bc'), 'latin1')),
  'for browsers only': (response, headers) => {
    const isBrowser =
      headers['user-agent']?.startsWith('Mozilla/5.0') &&
      headers['sec-fetch-mode'] === 'navigate' &&
      headers['upgrade-insecure-requests'] === '1' &&
      headers['accept-language']
    response.writeHead(isBrowser ? 200 : 403, page).end(isBrowser ? eggAnd() : 'Go away')
  },
  'only for those who keep its cookie': (response, headers) => {
    if (headers.cookie?.includes('seen=1')) response.writeHead(200, page).end(eggAnd())
    else response.writeHead(302, { Location: '', 'Set-Cookie': 'seen=1; Path=/; HttpOnly' }).end()
  },
  'with a banner about cookies before the recipe': (response) =>
    response
      .writeHead(200, page)
      .end(
        eggAnd(
          '<div id="cookie-consent"><h2>We value your privacy</h2><ul><li>842 partners</li></ul></div>',
        ),
      ),
}

test.for(Object.entries(readable))('a page %s is read', async ([name, answer]) => {
  const path = `/${name.replaceAll(/\W/g, '-')}`
  expect(await readAt(path, answer)).toMatchObject({
    recipes: [{ form: { title: 'Œuf à la poêle' } }],
  })
})

const walls = {
  consent: `<title>Before you continue</title><h1>We value your privacy</h1><p>We and our 842 partners store cookies.</p><ul><li>1 purpose: ads</li><li>2 purposes: measuring</li><li>3 purposes: partners</li></ul><button>Accept all</button>`,
  challenge: `<title>Just a moment...</title><h1>example.com</h1><p>Verify you are human by completing the action below.</p><noscript>Enable JavaScript and cookies to continue</noscript>`,
}

test.for(Object.entries(walls))(
  'a wall (%s) is told from a page without a recipe',
  async ([name, html]) => {
    const answer = await readAt(`/wall-${name}`, (response) =>
      response.writeHead(200, page).end(html),
    )
    expect(answer).toEqual({ problem: asksFirst })
  },
)

test('a story about cookies is only a page without a recipe', async () => {
  const story = '<title>My cookies</title><h1>Why I bake cookies</h1><p>They are good.</p>'
  const answer = await readAt('/story', (response) => response.writeHead(200, page).end(story))
  expect(answer).toEqual({ problem: noRecipeThere })
})

test('cookies go to the site that set them, and to no other', async () => {
  const other = await CalendarServer.start()
  const there = other.serve('/there', (_request, response) =>
    response.writeHead(200, page).end(eggAnd()),
  )
  // Another host, which is the same machine.
  const elsewhere = there.replace('127.0.0.1', 'localhost')
  await readAt('/here', (response) =>
    response.writeHead(302, { Location: elsewhere, 'Set-Cookie': 'secret=1' }).end(),
  )
  expect(other.heard.map(({ headers }) => headers.cookie)).toEqual([undefined])
  await other.close()
})
