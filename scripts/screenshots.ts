// Takes docs/screenshots anew: every screen in both themes, on a desktop and on a phone.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { addDays, startOfWeek } from '../src/shared/days.ts'
import { CalendarServer, icsEvent, icsFile } from '../test/calendarServer.ts'
import { newHousehold } from '../test/household.ts'
import { Program } from '../test/process.ts'
import { provideChromium } from '../test/services/chromium.ts'
import { buildWebIfStale } from './web-build.mjs'

const folder = join(import.meta.dirname, '../docs/screenshots')

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}

const traybake = 'Lemon chicken traybake'

/** What to open and do before the picture is taken. */
const scenes: Record<string, { path: string; prepare?: (page: Page) => Promise<void> }> = {
  dashboard: {
    path: '/',
    prepare: async (page) => page.getByText('Piano lesson').waitFor(),
  },
  recipes: { path: '/recipes' },
  'recipe-expanded': {
    path: '/recipes',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('lemon')
      await page.getByRole('button', { name: traybake, exact: true }).click()
    },
  },
  'recipe-focus': {
    path: '/recipes',
    prepare: async (page) => {
      await recipeAction(page, 'Focus', 'View Recipe')
      for (const line of ['8 chicken thighs', '2 lemons', 'Heat the oven']) {
        await page.getByLabel(line).check()
      }
    },
  },
  'recipe-edit': {
    path: '/recipes',
    prepare: async (page) => {
      await recipeAction(page, 'Edit', 'Edit Recipe')
      await page.getByRole('dialog').waitFor()
    },
  },
  pantry: { path: '/pantry' },
  'pantry-grid': {
    path: '/pantry',
    prepare: async (page) => page.getByText('Grid', { exact: true }).click(),
  },
  'pantry-edit': {
    path: '/pantry',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Greek yogurt' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  family: { path: '/family' },
  'family-edit': {
    path: '/family',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Dad' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  shopping: { path: '/shopping' },
  'shopping-edit': {
    path: '/shopping',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Milk' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  menu: { path: '/menu' },
  'menu-agenda': {
    path: '/menu',
    prepare: async (page) => page.getByText('Agenda', { exact: true }).click(),
  },
  'menu-edit': {
    path: '/menu',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Leftover chili/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  calendar: {
    path: '/calendar',
    prepare: async (page) => page.getByRole('button', { name: /^Soccer/ }).waitFor(),
  },
  'calendar-day': {
    path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Soccer/ }).waitFor()
      await page.getByText('Day View').click()
    },
  },
  'calendar-add': {
    path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add Calendar' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  settings: {
    path: '/pantry',
    prepare: async (page) => {
      await openSettings(page, 'Advanced Settings')
      await page.getByText('Database Connected').waitFor()
    },
  },
  'settings-models': {
    path: '/pantry',
    prepare: async (page) => {
      await openSettings(page, 'Advanced Settings')
      await page.getByRole('tab', { name: 'AI Models' }).click()
      await page.getByText('Available Models').waitFor()
    },
  },
  restore: {
    path: '/pantry',
    prepare: async (page) => {
      const backup = await program.get('/api/backup')
      await openSettings(page, 'Restore or Import…')
      await page.setInputFiles('input[type=file]', {
        name: 'food-pal-backup.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(backup.body)),
      })
      await page.getByRole('table').waitFor()
    },
  },
  'not-found': { path: '/somewhere' },
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

/** On a phone it is in the card's menu. */
async function recipeAction(page: Page, button: string, menuItem: string) {
  await page.getByRole('searchbox').fill(traybake)
  const menu = page.getByRole('button', { name: `Actions for ${traybake}` })
  await menu.or(page.getByRole('button', { name: `${button} ${traybake}` })).click()
  if (await menu.isVisible()) await page.getByRole('menuitem', { name: menuItem }).click()
}

/** On a phone the settings are in the drawer. */
async function openSettings(page: Page, item: string) {
  const drawer = page.getByRole('button', { name: 'Open menu' })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
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
