// Draws every screen into screenshots/, in both themes, on a desktop and on a phone, and copies the
// pictures that a page shows into docs/screenshots. `-- dashboard menu` draws only those.
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { CalendarServer } from '#test/calendarServer.ts'
import { newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { connectCalendars } from '#test/sampleCalendars.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { buildIfStale } from './build.mjs'
import { inItsWay, mondayHousehold, type Scene, scenes } from './screenshots.scenes.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')
const pages = ['README.md', 'docs/screenshots/README.md']

const asked = process.argv.slice(2)

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}

if (!(await buildIfStale())) process.exit(1)
await mkdir(folder, { recursive: true })
const household = await newHousehold()
const program = await Program.start({ ...household.env, CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' })
const calendars = await CalendarServer.start()
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await program.post('/api/sample-household')
  await connectCalendars(program, calendars)
  const all = { ...(await screensInSidebar()), ...scenes }
  await takeAll(all)
  await program.put('/api/settings/household.ways', { value: mondayHousehold })
  await takeAll(inItsWay(all))
  await keepWhatPagesShow()
} finally {
  await browser.close()
  await program.end('SIGTERM')
  await calendars.close()
  await household.discard()
}

async function takeAll(pictures: Record<string, Scene>) {
  const wanted = Object.entries(pictures).filter(
    ([name]) => asked.length === 0 || asked.includes(name),
  )
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, scene] of wanted) {
        await take(name, scene, size, viewport, colorScheme)
      }
    }
  }
}

/** Every screen as it opens; `scenes` replaces those that need more steps. */
async function screensInSidebar(): Promise<Record<string, Scene>> {
  const page = await browser.newPage({ baseURL: program.url, viewport: sizes.desktop })
  await page.goto('/')
  await page.getByRole('button', { name: 'Admin Tools' }).click()
  const links = await page.getByRole('navigation').getByRole('listitem').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  await page.close()
  return Object.fromEntries(
    paths.map((path) => [path?.slice(1) || 'dashboard', { path: path ?? '/' }]),
  )
}

async function keepWhatPagesShow() {
  const texts = await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')))
  for (const [, picture = ''] of texts
    .join()
    .matchAll(/\((?:docs\/screenshots\/)?([\w-]+\.png)\)/g)) {
    await copyFile(join(folder, picture), join(root, 'docs/screenshots', picture))
  }
}

async function take(
  name: string,
  scene: Scene,
  size: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
) {
  const context = await browser.newContext({
    baseURL: program.url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  })
  const page = await context.newPage()
  await page.goto(scene.path)
  const main = page.getByRole('main')
  // On a phone a screen's title may stand in the header.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(main.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await scene.prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) })
  await context.close()
}
