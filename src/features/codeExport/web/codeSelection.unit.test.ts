import { expect, test } from 'vitest'
import type { CodeFile } from '../codeExport.logic.ts'
import { atFirst, filesFound, pathsOf, sizeOf, stateOf, withFiles } from './codeSelection.ts'

const file = (path: string, category: CodeFile['category'], content = ''): CodeFile => ({
  path,
  category,
  type: 'TypeScript',
  size: content.length,
  content,
})

const main = file('src/server/main.ts', 'essential', 'const port = 3000')
const screen = file('src/web/Screen.tsx', 'important', 'a screen with a PORT')
const notes = file('docs/notes.md', 'optional', 'some words')
const lock = file('package-lock.json', 'excluded')
const files = [main, screen, notes, lock]

test('essential and important files are selected at first', () => {
  expect([...atFirst(files)]).toEqual([main.path, screen.path])
})

test('a category is selected or deselected as a whole, and others stay', () => {
  const selection = withFiles(atFirst(files), [notes], true)
  expect(selection).toEqual(pathsOf([main, screen, notes]))
  expect(withFiles(selection, [main], false)).toEqual(pathsOf([screen, notes]))
})

test('a category knows whether all, some or none of it is selected', () => {
  const other = file('src/server/lifecycle/log.ts', 'essential', '12345')
  const all = [...files, other]
  const selected = (selection: ReturnType<typeof pathsOf>) =>
    stateOf('essential', all, selection).selected
  expect(selected(pathsOf([]))).toBe('none')
  expect(selected(pathsOf([main]))).toBe('some')
  expect(selected(pathsOf([main, other]))).toBe('all')
  expect(stateOf('essential', all, pathsOf([])).size).toBe(sizeOf([main, other]))
  expect(stateOf('excluded', [], pathsOf([]))).toMatchObject({ selected: 'none', files: [] })
})

test('files are found by name and by content, in whatever case', () => {
  expect(filesFound(files, 'port')).toEqual([main, screen])
  expect(filesFound(files, 'server 3000')).toEqual([main])
  expect(filesFound(files, '  ')).toEqual(files)
  expect(filesFound(files, 'nowhere')).toEqual([])
})
