import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '#test/scratchFolder.ts'
import { knownVariables, readConfig } from './config.ts'
import { misspelt } from './environment.ts'

function secretFile(text: string) {
  const folder = mkdtempSync(join(scratchFolder, 'secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

test('a secret may stand in a file', () => {
  const HOUSEHOLD_PASSCODE_FILE = secretFile('soup is good\n')
  const AI_KEY_FILE = secretFile('sk-1')
  const DATABASE_URL_FILE = secretFile('postgres://x/y')
  expect(readConfig({ HOUSEHOLD_PASSCODE_FILE, AI_KEY_FILE, DATABASE_URL_FILE })).toMatchObject({
    passcode: 'soup is good',
    aiKey: 'sk-1',
    databaseUrl: 'postgres://x/y',
  })
})

test('a secret twice, in no file or in an empty one ends the start', () => {
  const AI_KEY_FILE = secretFile(' \n')
  expect(() => readConfig({ AI_KEY: 'a', AI_KEY_FILE })).toThrow('AI_KEY and AI_KEY_FILE are both')
  expect(() => readConfig({ AI_KEY_FILE })).toThrow('takes a file with a text in it')
  expect(() => readConfig({ AI_KEY_FILE: '/nowhere' })).toThrow(
    'AI_KEY_FILE takes a file that can be read: /nowhere (ENOENT).',
  )
  expect(() => readConfig({ HOUSEHOLD_PASSCODE_FILE: secretFile('abc') })).toThrow(
    'HOUSEHOLD_PASSCODE takes at least 4 characters.',
  )
})

test.for([
  ['HOUSEHOLD_TIMEZONE', 'HOUSEHOLD_TIME_ZONE'],
  ['HOUSEHOLD_PASCODE', 'HOUSEHOLD_PASSCODE'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['AI_KEYFILE', 'AI_KEY_FILE'],
  ['TRUSTED_PROXIES', undefined],
  ['HOSTNAME', undefined],
  ['PORTS', undefined],
])('%s is taken for %s', ([name = '', meant]) => {
  expect(misspelt({ [name]: 'x' }, knownVariables)).toEqual(meant ? [{ name, meant }] : [])
})

test('variables that are ours are not misspelt', () => {
  const ours = Object.fromEntries(knownVariables.map((name) => [name, 'x']))
  expect(misspelt({ ...ours, AI_KEY_FILE: 'x' }, knownVariables)).toEqual([])
})

test('TZ is the zone until the household chooses one', () => {
  expect(readConfig({ TZ: 'Europe/Berlin' }).usualTimeZone).toBe('Europe/Berlin')
  expect(readConfig({ TZ: ':/etc/localtime' }).usualTimeZone).toBe('America/Los_Angeles')
})
