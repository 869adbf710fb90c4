import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { say } from '#features/assistant/chat.factory.ts'
import { key, testOnOneEngine as testWithModel } from '#features/assistant/modelChat.factory.ts'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { calendarServer, lunch, ownNetwork, week } from './calendarHarness.ts'
import { test, testOnOneEngine } from './harness.ts'
import { picture } from './pictures.ts'
import { Program } from './process.ts'
import { says } from './services/modelReplies.ts'

// Most tests run the sources. These look for what only the built program can lack.

const built = join(import.meta.dirname, '../dist/server')
const calendars = calendarServer()

testOnOneEngine('every file that the program reads, and every thread, is in its place', () => {
  const files = readdirSync(built).filter((name) => name.endsWith('.js'))
  const places = files.flatMap((name) => {
    const code = readFileSync(join(built, name), 'utf8')
    const from = pathToFileURL(join(built, name))
    return [...code.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, path = '']) =>
      fileURLToPath(new URL(path, from)),
    )
  })
  expect(places.filter((place) => place.endsWith('.worker.js')).length).toBeGreaterThan(3)
  expect(places.filter((place) => !existsSync(place))).toEqual([])
})

test('the built program reads, draws, understands and explains itself', async ({ household }) => {
  const program = await Program.start({ ...household.env, ...ownNetwork })
  try {
    const url = calendars().serve('/a', lunch)
    await program.post('/api/calendar/sources', calendarSource({ url }))
    expect((await program.get(`/api/calendar/events?${week}`)).body).toHaveLength(1)

    const text = 'Soup\nIngredients\n1 leek\nMethod\nCook it.'
    const { body } = await program.post('/api/recipes/import/preview', { text })
    expect(body.recipes).toMatchObject([{ title: 'Soup' }])

    const imageData = (await picture('png', 40, 30)).toString('base64')
    expect((await program.post('/api/recipe-pictures', { imageData })).status).toBe(201)

    const { proposals } = await say(program, { message: 'put milk on the shopping list' })
    expect(proposals).toHaveLength(1)

    for (const path of ['/api/docs', '/api/openapi.json', '/api/code-export/scan', '/'])
      expect((await program.get(path)).status, path).toBe(200)
  } finally {
    await program.end('SIGTERM')
  }
})

testWithModel('the built program asks a model', async ({ household, router }) => {
  const model = { OPENROUTER_API_KEY: key, AI_BASE_URL: router.url }
  const program = await Program.start({ ...household.env, ...model })
  try {
    router.next(says('Nothing to change.'), says('Good morning.'))
    expect((await say(program, { message: 'good morning' })).text).toBe('Good morning.')
  } finally {
    await program.end('SIGTERM')
  }
})

test('a command for the shell is built, too', async ({ household, app }) => {
  await app.post('/api/pantry', pantryItem())
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(built, 'shell.js'), 'backup'],
    {
      env: { PATH: process.env.PATH, ...household.env },
    },
  )
  expect(stdout).toMatch(/food-pal-backup-\S+\.jsonl\.gz/)
})
