// npm run browsers [-- part of a screen's path …]: the same walk in Chromium, Firefox and WebKit.
import { join } from 'node:path'
import type { Browser, Size } from '#e2e/browsers/browser.ts'
import { openChromium } from '#e2e/browsers/chromium.ts'
import { openFirefox } from '#e2e/browsers/firefox.ts'
import type { Boxes } from '#e2e/browsers/inPage.ts'
import { walkThrough } from '#e2e/browsers/journey.ts'
import { lookAt } from '#e2e/browsers/walk.ts'
import { narrowestInWebKit, openWebKit } from '#e2e/browsers/webkit.ts'
import { screenPaths } from '#shared/screenPaths.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { connectCalendars } from '#test/sampleCalendars.ts'
import { buildIfStale } from './build.mjs'

const folder = join(import.meta.dirname, '..', 'screenshots', 'browsers')
const wide: Size = { width: 1280, height: 800 }
const narrow = (width: number): Size => ({ width, height: 844 })
/** A phone's width; Firefox could be narrower. */
const narrowestPhone = 360
const parts = process.argv.slice(2)
const paths = [...screenPaths, '/recipes/1'].filter(
  (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
)
/** A few differences are enough, since one misplaced element moves all that follow. */
const mostTold = 12
const counts = { passed: 0, failed: 0 }

if (!(await buildIfStale())) process.exit(1)
const chromium = await openChromium()
const household = await newHousehold()
const program = await Program.start({ ...household.env, CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' })
const calendars = await CalendarServer.start()
try {
  await program.post('/api/sample-household')
  await connectCalendars(program, calendars)
  await walk('Firefox', openFirefox, [wide, narrow(narrowestPhone)])
  await walk('WebKit', openWebKit, [wide, narrow(narrowestInWebKit)])
  if (parts.length === 0) await walkThrough(chromium, note)
} finally {
  await chromium.close()
  await program.end('SIGTERM')
  await calendars.close()
  await household.discard()
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0)

async function walk(name: string, start: () => Promise<Browser>, sizes: Size[]) {
  let browser: Browser | undefined
  try {
    browser = await start()
    for (const size of sizes) for (const path of paths) await compare(browser, path, size)
    if (parts.length === 0) await walkThrough(browser, note)
  } catch (error) {
    note(name, [String(error)])
  } finally {
    await browser?.close()
  }
}

async function compare(browser: Browser, path: string, size: Size) {
  const look = async (each: Browser, expected?: Boxes) => {
    const picture = `${path.slice(1).replace('/', '-') || 'dashboard'}-${size.width}-${each.name}.png`
    const seen = await lookAt(
      each,
      program.url + path,
      size,
      expected,
      join(folder, picture),
    ).catch((error) => ({ boxes: undefined, wrong: [String(error)] }))
    note(`${each.name} ${path} ${size.width}`, seen.wrong)
    return seen.boxes
  }
  await look(browser, await look(chromium))
}

function note(what: string, wrong: string[]) {
  counts[wrong.length > 0 ? 'failed' : 'passed'] += 1
  const more = wrong.length > mostTold ? [`and ${wrong.length - mostTold} more`] : []
  const lines = [`${wrong.length > 0 ? '✗' : '✓'} ${what}`, ...wrong.slice(0, mostTold), ...more]
  console.log(lines.join('\n  '))
}
