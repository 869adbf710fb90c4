// For the container: leaves in package.json only the packages that are not inside dist/server;
// `npm prune` then removes all others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aside } from './server.config.ts'

const file = join(import.meta.dirname, '..', 'package.json')
const described = JSON.parse(readFileSync(file, 'utf8'))
described.dependencies = Object.fromEntries(
  Object.entries(described.dependencies).filter(([name]) => aside.includes(name)),
)
delete described.devDependencies
writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
