import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| '))

/** `file` “name”, “another name in the same file”: what a row says shows it. */
const claims = rows.flatMap((row) => {
  let file = ''
  return [...row.matchAll(/`((?:src|e2e|test|docs|scripts)\/[^`]+)`|“([^”]+)”/g)].flatMap(
    ([, path, name]) => {
      if (path) file = path
      return name && /\.(test|spec)\.tsx?$/.test(file) ? [{ file, name }] : []
    },
  )
})

describe('the coverage page', () => {
  test('names files that exist', () => {
    const paths = [...page.matchAll(/`((?:src|e2e|test|docs|scripts)\/[^`*]+)`/g)].map(([, p]) => p)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter((path) => !existsSync(join(root, path ?? '')))).toEqual([])
  })

  test('names tests that exist in those files', () => {
    const plain = (text: string) => text.replace(/\\(['"])/g, '$1')
    expect(claims.length).toBeGreaterThan(100)
    const untrue = claims.filter(
      ({ file, name }) => !plain(readFileSync(join(root, file), 'utf8')).includes(name),
    )
    expect(untrue).toEqual([])
  })
})
