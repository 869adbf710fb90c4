import type { Locator, Page } from '@playwright/test'
import { card, composer, expectWaiting } from './assistantFixtures.ts'
import { expect, test, toast } from './fixtures.ts'

const isFocused = (place: Locator) =>
  place.evaluateAll((found) => found.some((element) => element === document.activeElement))

/** Presses the key until it is there; forty times would be too far for anybody. */
async function go(page: Page, key: 'Tab' | 'Shift+Tab', place: Locator) {
  for (let n = 0; n < 40 && !(await isFocused(place)); n += 1) await page.keyboard.press(key)
  await expect(place).toBeFocused()
}

test('a whole turn by keyboard', async ({ page, app }) => {
  await page.goto('/ai-chat')
  await expect(composer(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await go(page, 'Tab', composer(page))
  await page.keyboard.type('we need milk')
  await page.keyboard.press('Enter')
  const milk = card(page, 'Add Milk')
  await expect(milk).toBeVisible()
  await expectWaiting(page)
  await expect(composer(page)).toBeFocused()

  const edit = milk.getByRole('button', { name: 'Edit: Milk' })
  await go(page, 'Shift+Tab', edit)
  await page.keyboard.press('Enter')
  const editor = page.getByRole('form', { name: 'Edit 1 Item' })
  await expect(editor.getByLabel('Item name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2 gallons')
  await page.keyboard.press('Enter')
  await expect(editor).toBeHidden()
  await expect(edit).toBeFocused()
  await go(page, 'Tab', milk.getByRole('button', { name: 'Approve: Milk' }))
  await page.keyboard.press('Enter')
  await expect(milk).toBeHidden()
  const shopping = async () => (await app.get('/api/shopping')).body
  await expect.poll(shopping).toMatchObject([{ name: 'Milk', quantity: '2 gallons' }])

  await go(page, 'Shift+Tab', page.getByRole('button', { name: 'Undo', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Undo Successful')
  expect(await shopping()).toEqual([])
})
