import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Registries import every feature, so following them would select every test. */
const registries = ['src/server/features.ts', 'src/web/routes.tsx']

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const isCode = (file: string) => /\.tsx?$/.test(file)
const isProgram = (file: string) => /^src\/.+\.(tsx?|css)$/.test(file)
/** Tests that look at every screen, or at several features. */
const isAcrossFeatures = (test: string) => /^e2e\/|\.browser\.test\.tsx$/.test(test)
/** Files that no test runs, though tests in `test/` read some of them. */
const isBesideTests = (file: string) => /^(docs|bench)\/|\.md$|^Dockerfile$|^compose/.test(file)

/**
 * Tests of the features that contain or import a changed file, and those across features. Undefined
 * (all tests) if a file changed that all tests share.
 */
export function findAffected(since: string): string[] | undefined {
  const all = changedFiles(since)
  const changed = all.filter((file) => !isBesideTests(file))
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(isCode)
  const ownTests = changed.filter(isTest)
  const program = changed.filter((file) => !isTest(file))
  if (!program.every(isProgram)) return undefined
  const touched = importersOf(program, importsOf(files))
  const rooms = new Set([...touched].filter((file) => !isTest(file)).map(roomOf))
  if (all.some(isBesideTests)) rooms.add('test')
  return files.filter(isTest).filter((test) => {
    if (ownTests.includes(test) || touched.has(test)) return true
    return rooms.has(roomOf(test)) || (program.length > 0 && isAcrossFeatures(test))
  })
}

function changedFiles(since: string): string[] {
  const edited = git('diff', '--name-only', since)
  return [...edited, ...git('ls-files', '--others', '--exclude-standard')]
}

/** A feature's folder, or a folder beside the features. */
const roomOf = (file: string) => /^src\/(features\/)?[^/]+/.exec(file)?.[0] ?? dirname(file)

/** The imported paths by file; imports have file extensions, so each is a path. */
function importsOf(files: readonly string[]): Map<string, string[]> {
  const address = /(?:from|import\(?)\s*'([^']+)'/g
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8')
      return [file, [...text.matchAll(address)].map(([, found = '']) => pathOf(file, found))]
    }),
  )
}

function pathOf(file: string, address: string): string {
  if (address.startsWith('.')) return normalize(join(dirname(file), address))
  const [, folder = '', rest = ''] = /^#(\w+)\/(.+)$/.exec(address) ?? []
  return ['test', 'e2e'].includes(folder) ? `${folder}/${rest}` : `src/${folder}/${rest}`
}

function importersOf(changed: readonly string[], imports: Map<string, string[]>): Set<string> {
  const touched = new Set(changed)
  // The loop also visits files that it adds to the set.
  for (const file of touched) {
    if (registries.includes(file)) continue
    for (const [importer, addresses] of imports) {
      if (addresses.includes(file)) touched.add(importer)
    }
  }
  return touched
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)
