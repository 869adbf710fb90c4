import type { Page } from '@playwright/test'
import type { Ways } from '#shared/ways.ts'

const traybake = 'Lemon chicken traybake'

export interface Scene {
  path: string
  prepare?: (page: Page) => Promise<void>
}

export const mondayHousehold: Ways = {
  weekStart: 'Monday',
  clock: '24',
  dates: 'day first',
  units: 'metric',
}

const saidItsWay = ['dashboard', 'recipe-focus', 'menu', 'menu-week', 'calendar', 'settings']

/** The pictures on which a household's ways show. */
export const inItsWay = (all: Record<string, Scene>): Record<string, Scene> =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => saidItsWay.includes(name))
      .map(([name, scene]) => [`our-way-${name}`, scene]),
  )

/** Pictures besides those of every screen as it opens. */
export const scenes: Record<string, Scene> = {
  dashboard: {
    path: '/',
    prepare: async (page) => {
      await page.getByText('Piano lesson').waitFor()
      await page.getByRole('region', { name: 'Next meal' }).waitFor()
    },
  },
  recipes: {
    path: '/recipes',
    prepare: async (page) => page.getByText('Have all').first().waitFor(),
  },
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
      for (const line of ['8 chicken thighs', '2 lemons']) {
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
  'pantry-grid': {
    path: '/pantry',
    prepare: async (page) => {
      const grid = page.getByText('Grid', { exact: true })
      const filters = page.getByRole('button', { name: 'Filters' })
      await grid.or(filters).first().waitFor()
      if (!(await grid.isVisible())) await filters.click()
      await grid.click()
    },
  },
  'pantry-edit': {
    path: '/pantry',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Greek yogurt' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  family: {
    path: '/family',
    prepare: async (page) => page.getByText('No shellfish').waitFor(),
  },
  'family-edit': {
    path: '/family',
    prepare: async (page) => {
      await action(page, 'Edit Dad', 'Dad', 'Edit')
      await page.getByRole('dialog').waitFor()
    },
  },
  shopping: {
    path: '/shopping',
    prepare: async (page) =>
      page
        .getByRole('button', { name: 'Filters' })
        .or(page.getByRole('searchbox'))
        .first()
        .waitFor(),
  },
  'shopping-edit': {
    path: '/shopping',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Milk' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  menu: { path: '/menu', prepare: wholeMenu },
  'menu-week': { path: '/menu', prepare: async (page) => wholeMenu(page, 'Week') },
  'menu-agenda': { path: '/menu', prepare: async (page) => wholeMenu(page, 'Agenda') },
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
      const backup = await page.request.get('/api/backup')
      await openSettings(page, 'Restore or Import…')
      await page.setInputFiles('input[type=file]', {
        name: 'food-pal-backup.jsonl.gz',
        mimeType: 'application/gzip',
        buffer: await backup.body(),
      })
      await page.getByRole('table').waitFor()
    },
  },
  assistant: { path: '/ai-chat', prepare: ask },
  'assistant-editing': {
    path: '/ai-chat',
    prepare: async (page) => {
      await ask(page)
      await page.getByRole('button', { name: /^Edit/ }).first().click()
      await page.getByRole('button', { name: 'Save All' }).waitFor()
    },
  },
  'assistant-conversations': {
    path: '/ai-chat',
    prepare: async (page) => {
      await ask(page)
      await page.getByRole('button', { name: 'Conversations' }).click()
      await page
        .getByText(/\d messages/)
        .first()
        .waitFor()
    },
  },
  'menu-with-assistant': {
    path: '/menu',
    prepare: async (page) => {
      const { width = 0 } = page.viewportSize() ?? {}
      if (width < 1_000) return
      await page.setViewportSize({ width: 1_440, height: 900 })
      await wholeMenu(page)
      await page.getByRole('button', { name: /^Assistant/ }).click()
      await ask(page)
    },
  },
  'not-found': { path: '/somewhere' },
}

const wish =
  'We bought 2 lb of chicken thighs and a bag of jasmine rice. We need cilantro and limes from Costco, and black bean tacos on Thursday.'

async function ask(page: Page) {
  await page.getByLabel('Write a message').fill(wish)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(' · Built-in assistant').waitFor()
  await page.getByText('Waiting for your input').waitFor()
  await page.getByText('ready for review').waitFor()
}

/** With the parts that load after the first paint. */
async function wholeMenu(page: Page, view = '4 Days') {
  await page.getByText(view, { exact: true }).click()
  for (const name of ['Print', 'Shop for these days']) {
    await page.getByRole('button', { name }).waitFor()
  }
  await page
    .getByText(/salmon fillets/)
    .first()
    .waitFor()
}

async function recipeAction(page: Page, button: string, menuItem: string) {
  await page.getByRole('searchbox').fill(traybake)
  await action(page, `${button} ${traybake}`, traybake, menuItem)
}

/** On a phone the action is in the record's menu. */
async function action(page: Page, button: string, record: string, menuItem: string) {
  const own = page.getByRole('button', { name: button })
  const menu = page.getByRole('button', { name: `Actions for ${record}` })
  await own.or(menu).first().waitFor()
  if (await own.isVisible()) return own.click()
  await menu.click()
  await page.getByRole('menuitem', { name: menuItem }).click()
}

/** On a phone the settings are in the drawer. */
async function openSettings(page: Page, item: string) {
  const drawer = page.getByRole('button', { name: 'Open menu' })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}
