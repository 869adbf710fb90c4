import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { type Measure, rounded } from './measure.ts'

/** Dialogs and menus are fetched two seconds after the first paint. */
const untilIdle = 5_000

const built = join(import.meta.dirname, '../dist/web')

/** All JavaScript that a browser asks for until the pantry stands there. */
export async function firstLoad(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ baseURL: program.url })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })
    await page.goto('/pantry')
    await page.getByText('Jar 0', { exact: true }).waitFor()
    const shown = [...new Set(asked)]
    await page.waitForTimeout(untilIdle)
    const later = [...new Set(asked)].filter((path) => !shown.includes(path))
    return {
      what: 'First load',
      value: kilobytes(shown),
      unit: 'KB of JavaScript, gzipped',
      goal: { atMost: 180 },
      detail: `in ${shown.length} files; ${rounded(kilobytes(later))} KB more once the browser is idle`,
    }
  } finally {
    await browser.close()
    await program.end('SIGTERM')
  }
}

const kilobytes = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path))).byteLength, 0) / 1000
