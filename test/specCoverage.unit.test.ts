import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')

const tests = globSync('{src,e2e,test}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8').replace(/\\(['"])/g, '$1'))
  .join('\n')

test('the coverage page names tests that exist', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  const names = rows.flatMap((row) =>
    Array.from(row.matchAll(/“([^”]+)”/g), ([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !tests.includes(name))).toEqual([])
})
