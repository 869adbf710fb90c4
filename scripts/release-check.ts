// npm run release-check [-- --only=container|start|test|soak] [--minutes N]
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { scratchFolder } from '#test/scratchFolder.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, minutes: { type: 'string', default: '5' } },
})

const folder = mkdtempSync(join(scratchFolder, 'food-pal-release-'))
const clone = join(folder, 'food-pal')
const root = join(import.meta.dirname, '..')

/** Each throws if the release is not ready. */
const checks: Record<string, () => Promise<void>> = {
  container: () => run('npm', ['test', '--', '--only=unit', 'test/container']),
  start: async () => {
    const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') }
    const program = spawn('npm', ['start'], {
      cwd: clone,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await addressOf(program)
    const health = await fetch(`${url}/api/health`)
    const page = await fetch(url)
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    await ended
    if (!health.ok || !page.ok) throw new Error(`${health.status} and ${page.status} were answered`)
  },
  test: () => run('npm', ['test']),
  soak: () => run('npm', ['run', 'soak', '--', '--minutes', values.minutes]),
}

if (values.only && !(values.only in checks)) {
  console.error(`--only takes one of ${Object.keys(checks).join(', ')}`)
  process.exit(1)
}

let failed = 0
try {
  if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })) {
    console.log('Only what is committed is checked, and something is not.')
  }
  execFileSync('git', ['clone', '--quiet', root, clone])
  for (const [name, check] of Object.entries(checks)) {
    if (values.only && values.only !== name) continue
    try {
      await check()
      console.log(`✓ ${name}`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${name}\n${(error as Error).message}`)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
console.log(
  failed > 0
    ? 'Not ready to be released.'
    : 'Ready, as far as this machine tells. Whether the image builds, only docker build knows.',
)
process.exit(failed > 0 ? 1 : 0)

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      const url = /http:\S+/.exec(line)?.[0]
      if (url) return url
    }
  }
  throw new Error('npm start ended before it was ready')
}

async function run(command: string, args: string[]) {
  const [code] = await once(spawn(command, args, { cwd: clone, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
