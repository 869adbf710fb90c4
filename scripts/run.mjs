// node scripts/run.mjs [--with-tools] [options of Node] SCRIPT [arguments]
// Installs what the script needs and runs it on a Node that is new enough. It runs on whatever
// Node the machine has, so it uses nothing but Node itself, and does next to nothing when all is
// in place.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** For `Temporal`. */
const neededNode = 26

const root = fileURLToPath(new URL('..', import.meta.url))
const [first, ...others] = process.argv.slice(2)
const withTools = first === '--with-tools'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Food Pal needs Node 20.19 or newer to install itself; this is ${process.version}.`)
}
installPackages()
run(major >= neededNode ? process.execPath : fetchedNode(), withTools ? others : [first, ...others])

/** Building and serving need no tools; tests, bench and pictures do. */
function installPackages() {
  const modules = join(root, 'node_modules')
  const marker = join(modules, '.food-pal-packages')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const fingerprint = createHash('sha256').update(lock).digest('hex')
  const found = textOf(marker)
  const all = `${fingerprint} with tools`
  if (found === all || (!withTools && found === fingerprint)) return
  if (!matchesInstalled(lock, textOf(join(modules, '.package-lock.json')))) {
    console.log('Installing packages (first start takes a minute)…')
    // Tools are installed even with NODE_ENV=production, since the tests use them.
    npmCi(root, withTools ? '--include=dev' : '--omit=dev')
  }
  writeFileSync(marker, withTools ? all : fingerprint)
}

// If somebody ran npm themselves, npm's own record agrees with the lock file, and a second
// installation would only cost a minute.
function matchesInstalled(lock, record) {
  if (!record) return false
  const installed = JSON.parse(record).packages
  const { '': _project, ...locked } = JSON.parse(lock.toString()).packages
  return Object.entries(locked).every(([path, { integrity, optional, dev, devOptional }]) =>
    path in installed
      ? installed[path].integrity === integrity
      : optional || devOptional || (dev && !withTools),
  )
}

/** The one that scripts/newer-node pins, a plain file from a package of this platform. */
function fetchedNode() {
  const folder = join(root, 'scripts', 'newer-node')
  const packages = Object.keys(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies,
  )
  const file = join('bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const find = () =>
    packages.map((name) => join(folder, 'node_modules', name, file)).find(existsSync)
  const marker = join(folder, 'node_modules', '.food-pal-packages')
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (!find() || textOf(marker) !== lock) {
    console.log(`Fetching Node ${neededNode}, since this is ${process.version}…`)
    npmCi(folder, '--ignore-scripts')
    const node = find()
    if (!node || spawnSync(node, ['--version']).status !== 0) {
      fail(
        `Food Pal runs on Node ${neededNode} or newer, this is ${process.version}, and there is no package of it for this machine. Install it from nodejs.org.`,
      )
    }
    writeFileSync(marker, lock)
  }
  return find()
}

function npmCi(folder, option) {
  const { npm_execpath: cli = '' } = process.env
  const own = basename(cli).startsWith('npm-cli')
  const args = ['ci', option, '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(own ? process.execPath : 'npm', own ? [cli, ...args] : args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a batch file on Windows.
    shell: !own && process.platform === 'win32',
  })
  if (result.error) fail(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) fail(result.stdout + result.stderr, result.status ?? 1)
}

/** Takes this process's place where Node can do that; otherwise hands on signals and the exit code. */
function run(node, args) {
  // Scripts of packages that ask for `node` get the same one.
  // glibc would keep memory apart for every thread: 4 MB of an idle program.
  const env = {
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    PATH: dirname(node) + delimiter + process.env.PATH,
  }
  const watch = new URL('end-with-parent.mjs', import.meta.url).href
  if (node === process.execPath && process.platform !== 'win32' && process.execve) {
    process.execve(node, [node, '--import', watch, ...args], env)
  }
  import(watch)
  const child = spawn(node, args, { cwd: process.cwd(), env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal's Ctrl-C reaches the child by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
