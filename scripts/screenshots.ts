// Takes docs/screenshots anew: every screen in both themes, on a desktop and on a phone.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { addDays, startOfWeek } from '#shared/days.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import { newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { scenes } from './screenshots.scenes.ts'
import { buildWebIfStale } from './web-build.mjs'

const folder = join(import.meta.dirname, '../docs/screenshots')

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}

if (!(await buildWebIfStale())) process.exit(1)
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
  await connectCalendars()
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of Object.keys(scenes)) await take(name, size, viewport, colorScheme)
    }
  }
} finally {
  await browser.close()
  await program.end('SIGTERM')
  await calendars.close()
  await household.discard()
}

async function take(
  name: string,
  size: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
) {
  const scene = scenes[name]
  if (!scene) return
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
  await page
    .getByRole('main')
    .getByRole('heading')
    .nth(1)
    .or(page.getByText('404'))
    .first()
    .waitFor()
  await scene.prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) })
  await context.close()
}

/** A week of a family's appointments: a sample household brings none. */
async function connectCalendars() {
  const { body: home } = await program.get('/api/household')
  const at = (weekday: number, time: string) =>
    `TZID=${home.timeZone}:${addDays(startOfWeek(home.today), weekday).replaceAll('-', '')}T${time}00`
  const event = (summary: string, weekday: number, from: string, to: string) =>
    icsEvent(summary, `DTSTART;${at(weekday, from)}`, `DTEND;${at(weekday, to)}`)
  const connect = (name: string, color: string, ...events: string[]) =>
    program.post('/api/calendar/sources', {
      name,
      color,
      url: calendars.serve(`/${name}.ics`, icsFile(...events)),
    })
  await connect(
    'Family',
    '#3B82F6',
    event('Soccer', 1, '1700', '1800'),
    event('School concert', 3, '1800', '1930'),
    event('Piano lesson', 6, '1600', '1700'),
  )
  await connect(
    'School',
    '#F59E0B',
    event('Dentist', 2, '1600', '1645'),
    event('Birthday party', 6, '1630', '1800'),
  )
  await connect('Movies', '#10B981', event('Movie night', 5, '1900', '2100'))
}
