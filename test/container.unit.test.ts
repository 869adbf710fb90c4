import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { knownVariables } from '#server/lifecycle/config.ts'

// `docker build` is not run here: these are the mistakes in its files that one can see without it.

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const ignore = read('.dockerignore').trim().split('\n')
const [, sentPaths] = [
  ignore[0],
  ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1)),
]

/** Whether a file is part of what Docker is sent. */
const isSent = (path: string) =>
  existsSync(join(root, path)) &&
  sentPaths.some((sent) => path === sent || path.startsWith(`${sent}/`)) &&
  !ignore.slice(1).some((line) => !line.startsWith('!') && matchesGlob(path, line))

const dockerfile = read('Dockerfile').replaceAll(/\\\n/g, ' ')

const lines = (instruction: string) =>
  dockerfile.split('\n').flatMap((line) => line.split(`${instruction} `).slice(1))

test('only what is named is sent, and all of it exists', () => {
  expect(ignore[0]).toBe('*')
  expect(sentPaths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('whatever is copied from outside is sent', () => {
  const copied = lines('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(/\s+/).slice(0, -1))
  expect(copied.length).toBeGreaterThan(3)
  const missing = copied.filter(
    (path) => !isSent(path) && !sentPaths.some((sent) => sent.startsWith(`${path}/`)),
  )
  expect(missing).toEqual([])
})

test('whatever runs there has all that it imports beside it', () => {
  const scripts = [...dockerfile.matchAll(/scripts\/[\w-]+\.\w+/g)].map(([path]) => path)
  const toCheck = ['vite.config.ts', 'scripts/server.config.ts', ...scripts]
  const seen = new Set<string>()
  for (const path of toCheck) {
    if (seen.has(path)) continue
    seen.add(path)
    if (path.startsWith('dist/')) continue
    expect(isSent(path), path).toBe(true)
    for (const [, imported = ''] of read(path).matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
      toCheck.push(normalize(join(dirname(path), imported)))
  }
  expect(seen.size).toBeGreaterThan(4)
})

test('the program starts as npm start starts it', () => {
  const { start } = JSON.parse(read('package.json')).scripts
  const options = start.match(/--max-\S+/g)
  expect(JSON.parse(lines('CMD').at(-1) ?? '')).toEqual(['node', ...options, 'scripts/serve.mjs'])
})

/** The image decides these. */
const ofTheImage = ['PORT', 'HOST', 'DATA_DIR']
const withFiles = [
  'HOUSEHOLD_PASSCODE_FILE',
  'AI_KEY_FILE',
  'DATABASE_URL_FILE',
  'OIDC_CLIENT_SECRET_FILE',
]

test('compose hands on every variable, and the README tells about it', () => {
  const { services } = parse(read('compose.yaml'))
  const given = Object.keys(services['food-pal'].environment)
  const wanted = knownVariables.filter((name) => !ofTheImage.includes(name))
  expect(given.toSorted()).toEqual([...wanted, ...withFiles].toSorted())
  const readme = read('README.md')
  const untold = [...knownVariables, ...withFiles].filter((name) => !readme.includes(`\`${name}\``))
  expect(untold).toEqual([])
  expect(Object.keys(parse(read('compose.postgres.yaml')).services)).toEqual([
    'food-pal',
    'postgres',
  ])
})
