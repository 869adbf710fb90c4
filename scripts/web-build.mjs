// Builds the screens into dist/web if their sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const recorded = join(root, 'dist', 'web', '.fingerprint')

if (import.meta.main && !(await buildWebIfStale())) process.exitCode = 1

/** False if the build failed; Vite has printed why. */
export async function buildWebIfStale() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(recorded) && readFileSync(recorded, 'utf8') === fingerprint) return true

  console.log('Building the screens…')
  // Deleted before the build, so that an interrupted build is not taken for a complete one.
  rmSync(recorded, { force: true })
  if (!(await viteBuild())) return false
  writeFileSync(recorded, fingerprint)
  return true
}

// By content, since a git checkout changes file times without changing files, or the reverse.
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
