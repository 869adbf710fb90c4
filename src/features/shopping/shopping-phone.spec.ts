import type { Locator, Page } from '@playwright/test'
import { holdClock } from '#e2e/clock.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectTargets,
  expectWellMade,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { shoppingItem } from './shopping.factory.ts'
import { installLaterClock } from './shoppingPage.factory.ts'

/** With the bar that stands at the bottom of a phone. */
const withBar = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--bottom-bar', '64px'))

/** The rows that are seen whole, between the header and the line. */
const rowsSeen = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const line = document.querySelector('section[aria-label="Add to the list"]')
    const bottom = line?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('[data-item]')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= top && box.bottom <= bottom
    }).length
  })

test('in the store: ten groceries in a line, twelve quick ticks, all of it put away', {
  tag: '@phone',
}, async ({ page, app }) => {
  for (const name of ['Bread', 'Coffee']) {
    const { body } = await app.post('/api/shopping', shoppingItem({ name, isCompleted: true }))
    await app.delete(`/api/shopping/${body.id}`)
  }
  for (const name of ['Avocados', 'Batteries']) {
    await app.post('/api/shopping', shoppingItem({ name, quantity: null }))
  }
  await installLaterClock(page)
  await page.goto('/shopping')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }

  await test.step('ten groceries, at most three taps', async () => {
    await tap(page.getByRole('textbox', { name: 'What to buy' }))
    await page.keyboard.type(
      '2 lb carrots, 12 eggs, foil, milk (1 gallon), ½ kg flour, limes x6, mac and cheese, 500g butter, a dozen bagels, rice',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText('Added 10 items')).toBeVisible()
    await expect(page.getByText('12 items to buy, 0 completed')).toBeVisible()
    expect(taps).toBeLessThanOrEqual(3)
    await expect(page.getByRole('button', { name: 'Add Bread' })).toBeVisible()
  })

  await test.step('nine rows are seen, five on a small phone', async () => {
    await page.clock.fastForward(8_100)
    await expect(page.getByText('Added 10 items')).toBeHidden()
    await withBar(page)
    await expect.poll(() => rowsSeen(page)).toBeGreaterThanOrEqual(9)
    await expectTargets(page)
    await expectWellMade(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await expect.poll(() => rowsSeen(page)).toBeGreaterThanOrEqual(5)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.getByRole('searchbox').fill('caviar')
    await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toBeVisible()
    await expectTargets(page)
    await page.getByRole('button', { name: 'Show all items' }).tap()
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })

  await test.step('twelve ticks at 150 ms each hit what they aimed at', async () => {
    await page.setViewportSize({ width: 430, height: 1000 })
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(12)
    const aims = await boxes.evaluateAll((all) =>
      all.map((each) => {
        const { left, top, height } = each.getBoundingClientRect()
        return { name: each.ariaLabel, x: left + 4, y: top + height / 2 }
      }),
    )
    await holdClock(page)
    for (const { x, y } of aims) {
      await page.touchscreen.tap(x, y)
      await page.clock.runFor(150)
    }
    await expect(page.getByText('0 items to buy, 12 completed')).toBeVisible()
    const standing = await boxes.evaluateAll((all) =>
      all.map((each) => ({ name: each.ariaLabel, y: each.getBoundingClientRect().top })),
    )
    expect(standing.map(({ name }) => name)).toEqual(aims.map(({ name }) => name))
    await expectTargets(page)
    await page.clock.runFor(3_000)
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Completed (12)' })).toBeVisible()
    await expect(page.getByText('Everything here is in the cart.')).toBeVisible()
  })

  await test.step('put away, at most three taps, and back', async () => {
    taps = 0
    await tap(page.getByRole('button', { name: 'Put away' }))
    const sheet = page.getByRole('dialog', { name: 'Put away' })
    await expect(sheet.getByRole('listitem')).toHaveCount(12)
    await tap(sheet.getByRole('button', { name: 'Put 10 items away' }))
    await expect(toast(page)).toContainText('Put away in the pantry')
    expect(taps).toBeLessThanOrEqual(3)
    await expect(page.getByText('0 items to buy, 2 completed'), 'no food').toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Coffee' })).toBeVisible()
    const justBought = page.getByRole('button', { name: 'Add Carrots' })
    await expect(justBought).toBeHidden()
    const inPantry = async () => (await app.get('/api/pantry')).body.length
    expect(await inPantry()).toBe(10)
    await toast(page).getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText('0 items to buy, 12 completed')).toBeVisible()
    expect(await inPantry()).toBe(0)
  })

  await test.step('in the sheet each can be corrected, or left out', async () => {
    await page.getByRole('button', { name: 'Put away' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Put away' })
    await sheet.getByRole('button', { name: /^Milk/ }).tap()
    await sheet.getByRole('combobox', { name: 'Location' }).selectOption('Freezer')
    await sheet.getByRole('textbox', { name: 'Quantity' }).fill('2 gallons')
    await sheet.getByRole('textbox', { name: 'Expiry date' }).fill('')
    const tick = (name: string) => sheet.getByRole('checkbox', { name: `Put ${name} away` })
    await expect(tick('Batteries')).not.toBeChecked()
    await tick('Foil').check()
    await tick('Rice').uncheck()
    await expectTargets(page)
    await expectWellMade(page)
    await sheet.getByRole('button', { name: 'Put 10 items away' }).tap()
    await expect(page.getByText('0 items to buy, 2 completed')).toBeVisible()
    const { body } = await app.get<{ name: string }[]>('/api/pantry')
    expect(body.find(({ name }) => name === 'Milk')).toMatchObject({
      location: 'Freezer',
      quantity: '2 gallons',
      expiryDate: null,
    })
  })

  await test.step('the form', async () => {
    await page.getByRole('button', { name: 'Edit Rice' }).tap()
    await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
    await expectTargets(page)
    await expectWellMade(page)
  })
})
