// Builds the screens into dist/web, when their sources are not the ones built last.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const recorded = join(root, 'dist', 'web', '.fingerprint')

if (import.meta.main && !(await buildWebIfStale())) process.exitCode = 1

/** Resolves to false when the build failed; Vite has then said why. */
export async function buildWebIfStale() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(recorded) && readFileSync(recorded, 'utf8') === fingerprint) return true

  console.log('Building the screens…')
  // Gone before the build and back after it: a killed one never passes for whole.
  rmSync(recorded, { force: true })
  if (!(await viteBuild())) return false
  writeFileSync(recorded, fingerprint)
  return true
}

// By content, not by time: a git checkout changes times and keeps content, or the other way round.
function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of sourceFiles()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles() {
  const server = join(root, 'src', 'server')
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(server) && !/\.(test|spec|factory)\.tsx?$/.test(file))
    .sort()
  const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
  return [...settings.map((name) => join(root, name)), ...sources]
}

async function viteBuild() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  return code === 0
}
