import { holdClock } from '#e2e/clock.ts'
import { expect, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { shoppingItem } from './shopping.factory.ts'
import {
  box,
  completed,
  installLaterClock,
  settle,
  toBuy,
  untilShown,
} from './shoppingPage.factory.ts'

test.describe('with items from several stores', () => {
  test.beforeEach(async ({ app, page }) => {
    const items = [
      shoppingItem({ name: 'Batteries', store: null, category: 'Other', priority: 'high' }),
      shoppingItem({ name: 'Limes', store: "Trader Joe's", category: 'Produce', priority: 'low' }),
      shoppingItem({ name: 'Cilantro', store: "Trader Joe's", category: 'Produce' }),
      shoppingItem({ name: 'Eggs', store: "Trader Joe's", quantity: '12', priority: 'high' }),
      shoppingItem({ name: 'Milk', store: 'Costco', priority: 'high', addedBy: 'Dad' }),
      shoppingItem({ name: 'Flour', store: 'Costco', category: 'Pantry', isCompleted: true }),
    ]
    for (const item of items) await app.post('/api/shopping', item)
    await installLaterClock(page)
    await page.goto('/shopping')
    await expect(toBuy(page)).toBeVisible()
  })

  test('they stand in groups that fold, and the filters and the search work together', async ({
    page,
  }) => {
    const headers = toBuy(page).getByRole('button', { expanded: true })
    await expect(headers).toHaveText([
      'Costco1 item',
      "Trader Joe's3 items",
      'No Store Specified1 item',
    ])
    for (const [priority, tone] of [
      ['medium', 'yellow'],
      ['low', 'brand'],
    ]) {
      const badge = toBuy(page).getByRole('img', { name: `${priority} priority` })
      await expect(badge.locator(`[data-tone=${tone}]`)).toBeVisible()
    }
    await expect(toBuy(page).getByText('Produce').first()).toBeVisible()
    await expect(toBuy(page).getByText('Added by Dad')).toBeVisible()
    await expectWellMade(page)
    await headers.first().click()
    await expect(box(page, 'Milk')).toBeHidden()
    await expect(box(page, 'Cilantro')).toBeVisible()

    const choose = (filter: string, label: string) =>
      page.getByRole('combobox', { name: `Filter by ${filter}` }).selectOption({ label })
    await choose('store', "Trader Joe's")
    await expect(toBuy(page).getByRole('button', { expanded: true })).toHaveCount(0)
    await expect(toBuy(page).getByRole('checkbox')).toHaveCount(3)
    await expect(toBuy(page).getByText("Produce · Trader Joe's").first()).toBeVisible()
    await choose('category', 'Produce')
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await choose('priority', 'Low')
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await page.getByRole('searchbox').fill('cil')
    await expect(
      page.getByText('No items match your filters. Try adjusting your search.'),
    ).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Show all items' }).click()
    await page.getByRole('searchbox').fill('L')
    await expect(box(page, 'Limes')).toBeVisible()
  })

  test('by keyboard: ticks that nothing moves under, and the order of aisles', async ({
    page,
    app,
  }) => {
    const names = toBuy(page).getByRole('listitem').getByRole('checkbox')
    const order = () => names.evaluateAll((all) => all.map((each) => each.ariaLabel?.split(' ')[0]))
    const before = ['Milk', 'Eggs', 'Cilantro', 'Limes', 'Batteries']
    await holdClock(page)
    await box(page, 'Eggs').focus()
    await page.keyboard.press('Space')
    await untilShown(page, () => box(page, 'Eggs').isChecked())
    await expect(box(page, 'Eggs')).toBeFocused()
    const { body: items } = await app.get<{ id: number; name: string }[]>('/api/shopping')
    const cilantro = items.find(({ name }) => name === 'Cilantro')
    await app.post('/api/shopping', shoppingItem({ name: 'Almonds', priority: 'high' }))
    await app.put(`/api/shopping/${cilantro?.id}`, { isCompleted: true })
    await untilShown(page, () => box(page, 'Cilantro').isChecked())
    expect(await order(), 'nor do the others').toEqual(before)
    await page.clock.resume()
    await settle(page)
    await expect(completed(page).getByText('Eggs')).toBeVisible()
    await expect(box(page, 'Limes'), 'the next row that stays has the focus').toBeFocused()
    await expect.poll(order).toEqual(['Almonds', 'Milk', 'Limes', 'Batteries'])
    for (const name of ['Eggs', 'Cilantro']) await box(page, name).click()
    await settle(page)
    await expect.poll(order).toEqual(['Almonds', ...before])

    await app.post(
      '/api/shopping',
      shoppingItem({ name: 'Bagels', store: "Trader Joe's", category: 'Bakery' }),
    )
    await expect(box(page, 'Bagels')).toBeVisible()
    expect((await order()).slice(2, 6)).toEqual(['Eggs', 'Cilantro', 'Limes', 'Bagels'])
    await page.getByRole('button', { name: "Aisle order at Trader Joe's" }).click()
    const dialog = page.getByRole('dialog', { name: 'Aisle order' })
    const aisles = dialog.getByRole('listitem')
    await expect(aisles.first()).toHaveText('Produce')
    await dialog.getByRole('button', { name: 'Reorder Meat' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(dialog, 'Escape puts back what is lifted first').toBeVisible()
    await expect(aisles.nth(2)).toHaveText('Meat')
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
    await expect(aisles.first()).toHaveText('Meat')
    await dialog.getByRole('button', { name: 'Move Produce down' }).click()
    await expect(aisles).toHaveText([
      'Meat',
      'Bakery',
      'Produce',
      'Dairy',
      'Pantry',
      'Frozen',
      'Other',
    ])
    await expectWellMade(page)
    await dialog.getByRole('button', { name: 'Save Order' }).click()
    await expect(toast(page)).toContainText("Aisle order saved for Trader Joe's")
    await expect.poll(async () => (await order())[3]).toBe('Bagels')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await order())[3]).toBe('Cilantro')
  })

  test('one line adds, remembers, asks about what is there, and can be taken back', async ({
    page,
    app,
  }) => {
    const line = page.getByRole('textbox', { name: 'What to buy' })
    const names = async () =>
      (await app.get<{ name: string }[]>('/api/shopping')).body.map(({ name }) => name)
    await test.step('with the store, the category and the priority of the last time', async () => {
      const { body: tea } = await app.post(
        '/api/shopping',
        shoppingItem({ name: 'Oat milk', priority: 'low', isCompleted: true }),
      )
      await app.delete(`/api/shopping/${tea.id}`)
      await page.getByRole('combobox', { name: 'Store for new items' }).selectOption("Trader Joe's")
      await line.fill('2 oat milks; mac and cheese')
      await line.press('Enter')
      await expect(page.getByText('Added 2 items')).toBeVisible()
      await expect(line).toHaveValue('')
      await expect(line).toBeFocused()
      await expect(toast(page)).toBeHidden()
      expect((await app.get('/api/shopping')).body).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            name: 'Oat milks',
            quantity: '2',
            store: 'Costco',
            category: 'Dairy',
            priority: 'low',
          }),
          expect.objectContaining({ name: 'Mac and cheese', store: "Trader Joe's" }),
        ]),
      )
      await page.getByRole('button', { name: 'Undo adding' }).click()
      await expect.poll(names).not.toContain('Mac and cheese')
      expect(await names()).not.toContain('Oat milks')
    })

    await test.step('what is usual is one touch away', async () => {
      await page.getByRole('button', { name: 'Add Oat milk' }).click()
      await expect(box(page, 'Oat milk')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Oat milk is on the list' })).toBeVisible()
      await expectWellMade(page)
      await settle(page)
      await expect(page.getByRole('list', { name: 'Usually bought' })).toBeHidden()
    })

    await test.step('a paste of many lines is one change; what is there is asked about', async () => {
      await line.evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '- [ ] 12 eggs\n- [ ] limes\n- [ ] foil')
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      })
      await expect(page.getByText('Eggs (12) is already on the list. Make it 24?')).toBeVisible()
      await expect(
        page.getByText('Limes (1 gallon) is already on the list. Add another?'),
      ).toBeVisible()
      await expect(page.getByText('Added Foil')).toBeVisible()
      await expectWellMade(page)
      await page.getByRole('button', { name: 'Yes: Eggs' }).click()
      await expect(toBuy(page).getByText('(24)')).toBeVisible()
      await page.getByRole('button', { name: 'No: Limes' }).click()
      await expect(page.getByText('Limes (1 gallon) is already on the list')).toBeHidden()
    })

    await test.step('a question about what was bought goes when that leaves the list', async () => {
      await line.fill('limes')
      await line.press('Enter')
      const { body } = await app.get('/api/shopping')
      const limes = body.find(({ name }: { name: string }) => name === 'Limes')
      await app.put(`/api/shopping/${limes.id}`, { isCompleted: true })
      const question = page.getByText('Limes (1 gallon) is no longer to buy. Add another?')
      await expect(question).toBeVisible()
      await app.delete(`/api/shopping/${limes.id}`)
      await expect(question).toBeHidden()
    })

    await test.step('a question is left by typing the next line', async () => {
      await line.fill('eggs')
      await line.press('Enter')
      const question = page.getByText('Eggs (24) is already on the list. Add another?')
      await expect(question).toBeVisible()
      await line.pressSequentially('t')
      await expect(question).toBeHidden()
    })

    await test.step('what the filters hide is said, and what is too much stays', async () => {
      await page.getByRole('searchbox').fill('milk')
      await line.fill('tea')
      await line.press('Enter')
      await expect(page.getByText('Added Tea, hidden by the filters')).toBeVisible()
      const much = Array.from({ length: 61 }, (_, n) => `thing ${n}`).join()
      await line.fill(much)
      await line.press('Enter')
      await expect(page.getByText("That's too much for one go")).toBeVisible()
      await expect(line).toHaveValue(much)
    })
  })
})
