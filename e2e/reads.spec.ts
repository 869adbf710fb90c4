import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Client } from '#test/client.ts'
import { expect, test } from './fixtures.ts'

/** The lists that the page reads from now on, each as often as it does. */
function watchReads(page: Page) {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname)
  })
  return reads
}

/** Somebody buys something, and the page knows. */
async function buy(page: Page, app: Client, name: string, count: string) {
  await app.post('/api/shopping', shoppingItem({ name }))
  await expect(page.getByRole('link', { name: 'Shopping List' })).toContainText(count)
}

/** The same until somebody's milk has arrived: what was to be read before it has been read. */
async function untilMilk(reads: string[], page: Page, app: Client, count = '1') {
  await buy(page, app, 'Milk', count)
  return reads.filter((path) => path !== '/api/household').sort()
}

/** Until the page has heard, and read again, what it may have missed while it opened. */
async function open(page: Page, app: Client, path: string) {
  const opening = page.waitForEvent('websocket')
  await page.goto(path)
  const heard = (await opening).waitForEvent('framereceived')
  await buy(page, app, 'Bread', '1')
  await heard
  // What it heard may make it read every list; it shows the butter after it has asked for them.
  await buy(page, app, 'Butter', '2')
}

/** Without the list that bread, butter and milk are on. */
const others = (reads: string[]) => reads.filter((path) => path !== '/api/shopping')

test('each list is read once as a page opens', async ({ page, app }) => {
  // A page tells of two seconds more than it knows (`OPENS_WITHIN`). Where the program is younger,
  // that page reads everything twice; and nothing but time makes it older.
  await setTimeout(2_100)
  const reads = watchReads(page)
  await page.goto('/recipes')
  await expect(page.getByText('No recipes found')).toBeVisible()
  expect(await untilMilk(reads, page, app)).toEqual([
    '/api/command-proposals',
    '/api/cookings/eaten',
    '/api/recipes',
    '/api/sample-household',
    '/api/shopping',
    '/api/shopping',
  ])
})

test('what a page changes, it reads once', async ({ page, app }) => {
  // Who can't eat what is at home is asked once, after the first row is drawn.
  await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
  const family = page.waitForResponse('**/api/family-member-preferences')
  await open(page, app, '/pantry')
  await family
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Oats')
  await dialog.getByLabel('Quantity').fill('1 bag')
  // Filled in by themselves, which takes a read of its own.
  await expect(dialog.getByLabel('Location')).toHaveValue('Pantry')
  const reads = watchReads(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Oats')).toBeVisible()
  await app.post('/api/recipes', recipe({ title: 'Not on this screen' }))
  expect(others(await untilMilk(reads, page, app, '3'))).toEqual([
    '/api/pantry',
    '/api/pantry/metadata',
  ])
})

test('a new order reads the members, and once', async ({ page, app }) => {
  for (const name of ['Mom', 'Dad']) {
    await app.post('/api/family-member-preferences', familyMember({ name }))
  }
  await open(page, app, '/family')
  await expect(page.getByRole('article', { name: 'Dad' })).toBeVisible()
  const reads = watchReads(page)
  await page.getByRole('button', { name: 'Move Mom down' }).click()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Dad')
  expect(others(await untilMilk(reads, page, app, '3'))).toEqual(['/api/family-member-preferences'])
})

test('what somebody else changes while a page opens is read again', async ({ page, app }) => {
  const { promise: changed, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket('**/ws*', async (socket) => {
    await changed
    socket.connectToServer()
  })
  await page.goto('/pantry')
  await expect(page.getByText('Your pantry is empty.')).toBeVisible()
  await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  resolve()
  await expect(page.getByText('Oat milk')).toBeVisible()
})
