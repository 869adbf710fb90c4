import type { FileCategory } from './codeExport.logic.ts'

/** Folders of the program's own source; others are never read. */
export const sourceFolders = ['src', 'docs', 'scripts', 'test', 'e2e', 'bench']

/** Without files that may contain the owner's secrets, such as compose.yaml. */
export const sourceFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.web.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'biome.json',
  'knip.json',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'CONTRIBUTING.md',
]

/** Includes hidden files and folders (.env, .git) at any depth. */
export const isNeverSource = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'data', 'screenshots'].includes(name)

const typesByExtension = new Map([
  ['ts', 'TypeScript'],
  ['mts', 'TypeScript'],
  ['tsx', 'React'],
  ['js', 'JavaScript'],
  ['mjs', 'JavaScript'],
  ['css', 'Styles'],
  ['html', 'HTML'],
  ['svg', 'Picture'],
  ['json', 'JSON'],
  ['md', 'Text'],
  ['ics', 'Calendar'],
])

const typesByName = new Map([
  ['Dockerfile', 'Dockerfile'],
  ['LICENSE', 'Text'],
])

/** Undefined for files that are no text. */
export function typeOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return typesByName.get(name) ?? typesByExtension.get(extension)
}

/** The first match decides. */
const rules: readonly [RegExp, FileCategory][] = [
  // Generated files, and test data.
  [/^package-lock\.json$/, 'excluded'],
  [/\.factory\.ts$/, 'excluded'],
  [/\.ics$/, 'excluded'],

  [/\.(test|spec|types)\.tsx?$/, 'optional'],
  [/^(docs|scripts|test|e2e|bench)\//, 'optional'],

  // Files without which the program can't start or store anything.
  [/^package\.json$/, 'essential'],
  [/^src\/(server|shared)\//, 'essential'],
  [/^src\/web\/(main|App|routes)\.tsx$/, 'essential'],
  [
    /^src\/features\/.+\.(contract|logic|endpoints|records|queries|service|routes|feature)\.ts$/,
    'essential',
  ],

  [/^src\//, 'important'],
]

export const categoryOf = (path: string): FileCategory =>
  rules.find(([fits]) => fits.test(path))?.[1] ?? 'optional'
