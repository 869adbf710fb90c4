import type { Page } from '@playwright/test'
import { drag, pullToCorners, watchCards } from '#e2e/drag.ts'
import { expect, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import type { Client } from '#test/client.ts'
import { familyMember } from './family.factory.ts'

const path = '/api/family-member-preferences'
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Reorder ${name}` })
const status = (page: Page, text: string) => page.getByRole('status').getByText(text)

const expectOrder = (page: Page, ...names: string[]) =>
  expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)

async function openFamily(page: Page, app: Client) {
  for (const name of ['Mom', 'Dad', 'Maya', 'Junior']) await app.post(path, familyMember({ name }))
  await page.goto('/family')
  await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')
}

const storedOrder = async (app: Client) =>
  (await app.get<{ name: string; sortOrder: number }[]>(path)).body.map(
    ({ name, sortOrder }) => `${sortOrder} ${name}`,
  )

test('by menu; a second browser sees the order', { tag: '@phone' }, async ({
  page,
  secondPage,
  app,
}) => {
  await openFamily(page, app)
  await secondPage.goto('/family')
  const actions = page.getByRole('button', { name: 'Actions for Mom' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await actions.click()
  await expect(item('Move up')).toBeDisabled()
  await item('Move down').click()
  await expectOrder(page, 'Dad', 'Mom', 'Maya', 'Junior')
  await expect(status(page, 'Mom is now 2 of 4.')).toBeAttached()
  await expectOrder(secondPage, 'Dad', 'Mom', 'Maya', 'Junior')
  expect(await storedOrder(app)).toEqual(['0 Dad', '1 Mom', '2 Maya', '3 Junior'])
  await expect(actions).toBeFocused()
  await actions.click()
  await expect(item('Move down')).toBeEnabled()
  await item('Move up').click()
  await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')
})

test('moves in quick succession all count, while the server is slow', async ({ page, app }) => {
  await openFamily(page, app)
  const slow = Promise.withResolvers<void>()
  await page.route('**/reorder', async (route) => {
    await slow.promise
    await route.continue()
  })
  const down = page.getByRole('button', { name: 'Move Mom down' })
  for (let n = 0; n < 3; n++) await down.click()
  await expectOrder(page, 'Dad', 'Maya', 'Junior', 'Mom')
  expect((await storedOrder(app)).at(0), 'shown before it is stored').toBe('0 Mom')
  slow.resolve()
  await expect.poll(() => storedOrder(app)).toEqual(['0 Dad', '1 Maya', '2 Junior', '3 Mom'])
  await expectOrder(page, 'Dad', 'Maya', 'Junior', 'Mom')
})

test('by pointer', async ({ page, app }) => {
  await openFamily(page, app)
  await test.step('down past two', async () => {
    const drop = await drag(page, {
      from: handle(page, 'Mom'),
      to: handle(page, 'Maya'),
      finger: false,
    })
    await expect(page.locator('[data-dragged]')).toContainText('Mom')
    await drop()
    await expectOrder(page, 'Dad', 'Maya', 'Mom', 'Junior')
    await expect.poll(() => storedOrder(app)).toEqual(['0 Dad', '1 Maya', '2 Mom', '3 Junior'])
    await expect(page.locator('[data-dragged]')).toHaveCount(0)
  })
  await test.step('up to the top', async () => {
    await handle(page, 'Mom').scrollIntoViewIfNeeded()
    const drop = await drag(page, {
      from: handle(page, 'Mom'),
      to: handle(page, 'Dad'),
      finger: false,
    })
    await drop()
    await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')
  })
  await test.step('Escape puts it back', async () => {
    const drop = await drag(page, {
      from: handle(page, 'Mom'),
      to: handle(page, 'Dad'),
      finger: false,
    })
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-dragged]')).toHaveCount(0)
    await drop()
    await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')
  })
})

test('a dragged card stays in the list, also while the page scrolls', async ({ page, app }) => {
  await page.setViewportSize({ width: 1000, height: 400 })
  await openFamily(page, app)
  const list = page.getByRole('list', { name: 'Family members' })
  const drop = await drag(page, {
    from: handle(page, 'Mom'),
    to: page.getByRole('heading', { name: 'Mom' }),
    finger: false,
  })
  const outside = await watchCards(list)
  await pullToCorners(page, list)
  await drop()
  await expectOrder(page, 'Dad', 'Maya', 'Junior', 'Mom')
  expect(await outside(), 'pixels outside, also of those that made room').toBe(0)
})

test('by keyboard, and it is said', async ({ page, app }) => {
  await openFamily(page, app)
  await handle(page, 'Dad').focus()
  await page.keyboard.press('Space')
  await expect(status(page, 'Dad picked up at 2 of 4.')).toBeAttached()
  await expectWellMade(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expectOrder(page, 'Mom', 'Maya', 'Junior', 'Dad')
  await expect(status(page, 'Dad is at 4 of 4.')).toBeAttached()
  await expect(handle(page, 'Dad')).toBeFocused()
  expect(await storedOrder(app), 'nothing is sent before it is dropped').toContain('1 Dad')
  await page.keyboard.press('Space')
  await expect(status(page, 'Dad dropped at 4 of 4.')).toBeAttached()
  await expect.poll(() => storedOrder(app)).toEqual(['0 Mom', '1 Maya', '2 Junior', '3 Dad'])
  await expectOrder(page, 'Mom', 'Maya', 'Junior', 'Dad')
  await expect(handle(page, 'Dad')).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expectOrder(page, 'Mom', 'Maya', 'Dad', 'Junior')
  await page.keyboard.press('Escape')
  await expect(status(page, 'Dad is back at 4 of 4.')).toBeAttached()
  await expectOrder(page, 'Mom', 'Maya', 'Junior', 'Dad')
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the order is as it was, a toast says so, and the keyboard stays with what went back', async ({
    page,
    app,
  }) => {
    await openFamily(page, app)
    await page.route('**/reorder', (route) => route.abort())
    await page.getByRole('button', { name: 'Move Mom down' }).click()
    await expectToast(page, 'Failed to reorder preference')
    await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')

    await handle(page, 'Mom').focus()
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect(toast(page)).toContainText('Failed to reorder preference')
    await expectOrder(page, 'Mom', 'Dad', 'Maya', 'Junior')
    await expect(handle(page, 'Mom')).toBeFocused()
  })
})
