import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownCommand } from '#features/cards.logic.ts'
import { features } from '#server/features.ts'

const root = join(import.meta.dirname, '..')

const isProduct = (file: string) => !/\.(test|spec|factory)\.tsx?$/.test(file)

const files = globSync('src/features/**/*.{ts,tsx}', { cwd: root })
  .filter(isProduct)
  .map((file) => ({
    file,
    feature: file.split('/')[2] ?? '',
    text: readFileSync(join(root, file), 'utf8'),
  }))

test('no two features import each other', () => {
  const pairs = new Set(
    files.flatMap(({ feature, text }) =>
      Array.from(text.matchAll(/'#features\/(\w+)\//g), ([, other]) => `${feature} ${other}`),
    ),
  )
  expect(pairs.size).toBeGreaterThan(20)
  const both = [...pairs].filter((pair) => {
    const [one, other] = pair.split(' ')
    return one !== other && pairs.has(`${other} ${one}`)
  })
  expect(both).toEqual([])
})

test('a feature reads the tables of another one through its queries', () => {
  const owners = new Map<string, string>(
    features.flatMap(({ name, recordTypes = [] }) =>
      recordTypes.map(({ table }): [string, string] => [table, name]),
    ),
  )
  expect(owners.size).toBeGreaterThan(10)
  const foreign = files.flatMap(({ file, feature, text }) =>
    Array.from(text.matchAll(/(?:selectFrom|[jJ]oin)\('(\w+)/g), ([, table = '']) => table)
      .filter((table) => (owners.get(table) ?? feature) !== feature)
      .map((table) => `${file}: ${table}`),
  )
  expect(foreign).toEqual([])
})

test('each tab of the version history has a list that answers for it', () => {
  const routes = readFileSync(join(root, 'src/web/routes.tsx'), 'utf8')
  const tabs = Array.from(
    routes.matchAll(/path: '\/([\w-]+)',(?:(?!path:)[\s\S])*?\bhistory: \{/g),
    ([, path]) => path,
  )
  const lists = features.flatMap(({ historyOf = [] }) => historyOf)
  expect(lists.length).toBeGreaterThan(4)
  expect(tabs.toSorted()).toEqual(lists.toSorted())
})

test('whoever lets the assistant change or delete records shows them to it', () => {
  const changes = features.filter(({ commands = [] }) =>
    commands.some(({ type }) => knownCommand(type)?.action !== 'add'),
  )
  expect(changes.length).toBeGreaterThan(4)
  expect(changes.filter(({ promptLists }) => !promptLists).map(({ name }) => name)).toEqual([])
})

test('a change that a list keeps without a connection has a form to be shown in again', () => {
  const kept = files.flatMap(({ text }) =>
    Array.from(
      text.matchAll(
        /(?:recordApi|pendingChanges)\(\s*(\w+Endpoints)(?![^)]*throughOutbox: false)/g,
      ),
      ([, name]) => name,
    ),
  )
  expect(kept.length).toBeGreaterThan(6)
  const offline = files.filter(({ file }) => file.includes('.offline.')).map(({ text }) => text)
  const withForm = offline.flatMap((text) =>
    Array.from(text.matchAll(/topic: (\w+)\.topic,[\s\S]*?form: async/g), ([, name]) => name),
  )
  expect(kept.filter((name) => !withForm.includes(name))).toEqual([])
})

/** More than that, nobody takes in at a glance. */
const mostFiles = 40

test('every folder can be taken in at a glance', () => {
  const inFolder = Map.groupBy(
    globSync('src/**/*.*', { cwd: root }).filter((file) => !file.includes('/builtIn/')),
    (file) => file.split('/').slice(0, -1).join('/'),
  )
  const full = [...inFolder].filter(([, list]) => list.length > mostFiles).map(([name]) => name)
  expect(full).toEqual([])
})
