// node scripts/build.mjs [web|server]: builds the screens into dist/web and the program into
// dist/server, each if its sources changed since its last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const manifests = ['tsconfig.json', 'package.json', 'package-lock.json']

/** Vite's settings, and the files that they import from beside them. */
function settingsIn(path) {
  const imported = readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)
  return [path, ...[...imported].map(([, name]) => join(dirname(path), name)), ...manifests]
}

const builds = {
  web: {
    says: 'Building the screens…',
    settings: settingsIn('vite.config.ts'),
    reads: (path) => !path.startsWith(`server${sep}`),
  },
  server: {
    settings: settingsIn('scripts/server.config.ts'),
    reads: (path) => /\.ts$/.test(path) && !path.split(sep).includes('web'),
  },
}

if (import.meta.main) {
  const parts = process.argv.slice(2)
  if (!(await buildIfStale(parts.length > 0 ? parts : undefined))) process.exitCode = 1
}

/** False if a build failed; Vite has printed why. */
export async function buildIfStale(parts = Object.keys(builds)) {
  for (const part of parts) if (!(await buildPart(part))) return false
  return true
}

async function buildPart(part) {
  const { says, settings, reads } = builds[part]
  const recorded = join(root, 'dist', part, '.fingerprint')
  const fingerprint = fingerprintOf([...settings, ...sourceFiles(reads)])
  if (existsSync(recorded) && readFileSync(recorded, 'utf8') === fingerprint) return true

  if (says) console.log(says)
  // Deleted before the build, so that an interrupted build is not taken for a complete one.
  rmSync(recorded, { force: true })
  if (!(await viteBuild(settings[0]))) return false
  writeFileSync(recorded, fingerprint)
  return true
}

// By content, since a git checkout changes file times without changing files, or the reverse.
function fingerprintOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles(reads) {
  const sources = join(root, 'src')
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(sources, join(entry.parentPath, entry.name)))
    .filter((path) => reads(path) && !/\.(test|spec|factory)\.tsx?$/.test(path))
    .sort()
    .map((path) => join('src', path))
}

/** In a process of its own, so that the program that starts then has its memory for itself. */
async function viteBuild(config) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  return code === 0
}
