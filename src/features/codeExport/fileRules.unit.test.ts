import { expect, test } from 'vitest'
import { isSelectedAtFirst, sizeInWords } from './codeExport.logic.ts'
import { categoryOf, isNeverSource, typeOf } from './fileRules.ts'

test.each([
  ['package.json', 'essential'],
  ['src/server/main.ts', 'essential'],
  ['src/shared/time.ts', 'essential'],
  ['src/web/routes.tsx', 'essential'],
  ['src/features/pantry/pantry.contract.ts', 'essential'],
  ['src/features/assistant/models/models.records.ts', 'essential'],
  ['src/features/pantry/pantry.commands.ts', 'important'],
  ['src/features/pantry/web/PantryScreen.tsx', 'important'],
  ['src/features/pantry/web/pantry.api.ts', 'important'],
  ['src/features/assistant/builtIn/builtIn.ts', 'important'],
  ['src/web/theme.css', 'important'],
  ['src/server/lifecycle/start.test.ts', 'optional'],
  ['src/features/pantry/pantry.spec.ts', 'optional'],
  ['docs/architecture.md', 'optional'],
  ['scripts/start.mjs', 'optional'],
  ['vite.config.ts', 'optional'],
  ['Dockerfile', 'optional'],
  ['package-lock.json', 'excluded'],
  ['src/features/pantry/pantry.factory.ts', 'excluded'],
  ['test/household.factory.ts', 'excluded'],
])('%s is %s', (path, category) => {
  expect(categoryOf(path)).toBe(category)
})

test('the first rule that fits decides', () => {
  expect(categoryOf('src/server/kernel.factory.ts')).toBe('excluded')
  expect(categoryOf('src/server/kernel.test.ts')).toBe('optional')
})

test('a path of a million signs is sorted', () => {
  expect(categoryOf(`src/features/${'a.contract.'.repeat(100_000)}`)).toBe('important')
})

test('essential and important files are selected at first', () => {
  expect(isSelectedAtFirst('essential')).toBe(true)
  expect(isSelectedAtFirst('important')).toBe(true)
  expect(isSelectedAtFirst('optional')).toBe(false)
  expect(isSelectedAtFirst('excluded')).toBe(false)
})

test('only texts have a type', () => {
  expect(typeOf('src/web/App.tsx')).toBe('React')
  expect(typeOf('Dockerfile')).toBe('Dockerfile')
  for (const path of ['docs/a.png', 'src/food-pal.sqlite', 'src/noext', 'src/a.env', 'constructor'])
    expect(typeOf(path)).toBeUndefined()
})

test('hidden files, data and what was built are no source', () => {
  for (const name of ['.env', '.env.local', '.git', 'node_modules', 'dist', 'data', 'screenshots'])
    expect(isNeverSource(name)).toBe(true)
  expect(isNeverSource('pantry')).toBe(false)
})

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [12_700, '12.4 KB'],
  [1_048_570, '1 MB'],
  [5_400_000, '5.1 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
