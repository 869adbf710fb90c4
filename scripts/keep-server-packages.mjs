// For the container: leaves in package.json only the packages that the server imports; `npm prune`
// then removes those that built the screens.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'package.json')
const described = JSON.parse(readFileSync(file, 'utf8'))

const sources = globSync('src/**/*.ts', { cwd: root }).filter(
  (path) => !/(^|[\\/])web[\\/]|\.(test|spec|factory)\.ts$/.test(path),
)
const text = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
const imported = new Set(
  [...text.matchAll(/(?:^import(?! type)[^'"]*|\bimport\()['"]((?:@[\w-]+\/)?[\w-]+)/gm)].map(
    ([, name]) => name,
  ),
)
described.dependencies = Object.fromEntries(
  Object.entries(described.dependencies).filter(([name]) => imported.has(name)),
)
delete described.devDependencies
writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
console.log(`Kept for the server: ${Object.keys(described.dependencies).join(', ')}`)
