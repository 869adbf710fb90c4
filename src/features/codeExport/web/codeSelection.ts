import { plainSearch } from '#shared/plainSearch.ts'
import { type CodeFile, type FileCategory, isSelectedAtFirst } from '../codeExport.logic.ts'

/** Paths of the files to export. */
export type Selection = ReadonlySet<string>

export const atFirst = (files: readonly CodeFile[]): Selection =>
  pathsOf(files.filter(({ category }) => isSelectedAtFirst(category)))

export const pathsOf = (files: readonly CodeFile[]): Selection =>
  new Set(files.map(({ path }) => path))

export function withFiles(
  selection: Selection,
  files: readonly CodeFile[],
  selected: boolean,
): Selection {
  const next = new Set(selection)
  for (const { path } of files) {
    if (selected) next.add(path)
    else next.delete(path)
  }
  return next
}

export interface CategoryState {
  category: FileCategory
  files: readonly CodeFile[]
  size: number
  selected: 'all' | 'some' | 'none'
}

export function stateOf(
  category: FileCategory,
  all: readonly CodeFile[],
  selection: Selection,
): CategoryState {
  const files = all.filter((file) => file.category === category)
  const count = files.filter(({ path }) => selection.has(path)).length
  const selected = count === 0 ? 'none' : count === files.length ? 'all' : 'some'
  return { category, files, size: sizeOf(files), selected }
}

export const sizeOf = (files: readonly CodeFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

/** Searches paths and contents by the letter, as code wants it. */
export function filesFound(files: readonly CodeFile[], search: string): readonly CodeFile[] {
  if (search.trim() === '') return files
  return plainSearch(search).matches(files, ({ path, content }) => [path, content])
}
