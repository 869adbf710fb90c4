// Makes node_modules match package-lock.json. Runs before every npm script on whatever Node the
// machine has, so it uses nothing but Node itself, and does next to nothing when all is in place.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const marker = join(modules, '.food-pal-lock')
const pinnedNode = join(modules, 'node', 'bin', 'node')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Food Pal needs Node 20.19 or newer to install itself; this is ${process.version}.`)
}

const lock = readFileSync(join(root, 'package-lock.json'))
const fingerprint = createHash('sha256').update(lock).digest('hex')

if (!isInstalled()) {
  if (!matchesInstalledLock()) await install()
  writeFileSync(marker, fingerprint)
}

function isInstalled() {
  return existsSync(pinnedNode) && textOf(marker) === fingerprint
}

// If somebody ran npm themselves, npm's own record agrees with the lock file, and a second
// installation would only cost a minute.
function matchesInstalledLock() {
  const record = textOf(join(modules, '.package-lock.json'))
  if (!record || !existsSync(pinnedNode)) return false
  const installed = JSON.parse(record).packages
  const { '': _project, ...locked } = JSON.parse(lock.toString()).packages
  return Object.entries(locked).every(([path, { integrity, optional, devOptional }]) =>
    path in installed ? installed[path].integrity === integrity : optional || devOptional,
  )
}

async function install() {
  const { spawnSync } = await import('node:child_process')
  console.log('Installing packages (first start takes a minute)…')
  const { command, prefix } = npm()
  // Development packages are installed even with NODE_ENV=production, since the tests use them.
  const args = [...prefix, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.error) fail(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) fail(result.stdout + result.stderr, result.status ?? 1)
  if (!existsSync(pinnedNode)) {
    fail('npm skipped the script that installs Node: run "npm ci --ignore-scripts=false" once.')
  }
}

// Inside an npm script 'node' is the one in node_modules, which `npm ci` is about to delete, so npm
// must run on the Node it was started with.
function npm() {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  if (basename(cli).startsWith('npm-cli')) return { command: node, prefix: [cli] }
  return { command: 'npm', prefix: [] }
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
