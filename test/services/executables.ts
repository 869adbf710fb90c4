import { accessSync, constants, globSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** The match with the highest version in its path: /usr/lib/postgresql/15 before 9. */
export function newestMatching(patterns: string[]): string | undefined {
  return globSync(patterns)
    .filter(isExecutable)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0]
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
