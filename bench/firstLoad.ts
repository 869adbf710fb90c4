import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { type Measure, rounded } from './measure.ts'

/** Milliseconds; dialogs and menus load two seconds after the first paint. */
const idleAfter = 2_000
const untilIdle = 5_000

/** On a slow machine the first load may take longer than that: what waits so long waits for `release`. */
function holdTimers(from: number) {
  const { setTimeout } = window
  const held: (() => void)[] = []
  const hold = (run: () => void, wait = 0) => {
    if (wait < from) return setTimeout(run, wait)
    held.push(run)
    return 0
  }
  const release = () => {
    for (const run of held.splice(0)) run()
  }
  Object.assign(window, { setTimeout: hold, release })
}

const built = join(import.meta.dirname, '../dist/web')

/** The JavaScript that a browser loads for the first paint of the heaviest screen. */
export async function firstLoad(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })

  /** Each load uses a page with an empty cache. */
  async function load(path: string) {
    const page = await browser.newPage({ baseURL: program.url })
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
    })
    await page.addInitScript(holdTimers, idleAfter)
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const first = [...asked]
    const links = await page.getByRole('navigation').getByRole('link').all()
    const paths = await Promise.all(
      links.map(async (link) => (await link.getAttribute('href')) ?? ''),
    )
    await page.evaluate('release()')
    await page.waitForTimeout(untilIdle)
    await page.close()
    const later = [...asked].filter((file) => !first.includes(file))
    return { path, paths, files: first.length, size: kilobytes(first), later }
  }

  try {
    const pantry = await load('/pantry')
    const loads = [pantry]
    for (const path of new Set(pantry.paths)) loads.push(await load(path))
    const most = loads.reduce((a, b) => (b.size > a.size ? b : a))
    return {
      what: 'First load',
      value: most.size,
      unit: 'KB of JavaScript, gzipped',
      goal: { atMost: 165 },
      detail: `${most.path} in ${most.files} files; /pantry ${rounded(pantry.size)} KB in ${pantry.files} files, ${rounded(kilobytes(pantry.later))} KB in ${pantry.later.length} more once the browser is idle`,
    }
  } finally {
    await browser.close()
    await program.end('SIGTERM')
  }
}

const kilobytes = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path))).byteLength, 0) / 1000
