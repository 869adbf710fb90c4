import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { discard, expect, expectNoSidewaysScroll, test, toast } from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { chooseFor, dayFromToday, mealCard, mealsAt, plan } from './menuBook.factory.ts'

test.describe('when the program is away', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|Background refresh/ })

  test('what was typed stays, and why it failed is said', async ({ page, app }) => {
    await plan(app)
    await page.goto('/menu')
    await expect(mealCard(page, 'Taco night')).toBeVisible()

    await page.route('**/api/meal-events', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Custom Item').click()
    await dialog.getByLabel('Name').fill('Soup')
    await dialog.getByLabel('Name').press('Enter')
    await expect(toast(page)).toContainText('Failed to add meal')
    await expect(toast(page)).toContainText('An error occurred while adding the meal.')
    await expect(dialog.getByLabel('Name')).toHaveValue('Soup')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)

    await page.route('**/api/meal-events/*', (route) => route.fulfill({ status: 500, body: '' }))
    await chooseFor(page, 'Taco night', 'Delete Meal')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page)).toContainText('Failed to delete meal')
    await expect(toast(page)).toContainText('An error occurred while deleting the meal.')

    await test.step('a move goes back and is said', async () => {
      const refusal = Promise.withResolvers<void>()
      await page.route('**/api/meal-events/*', async (route) => {
        await refusal.promise
        await route.abort()
      })
      await mealCard(page, 'Taco night').focus()
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
      await expect(mealsAt(page, 'Dinner, Tomorrow'), 'shown at once').toContainText('Taco night')
      refusal.resolve()
      await expect(toast(page)).toContainText('Failed to move meal')
      await expect(mealsAt(page, 'Dinner, Today')).toContainText('Taco night')
      await expect(mealCard(page, 'Taco night')).toBeFocused()
    })
  })
})

test('while the socket is down the menu is read every five seconds', async ({ page, app }) => {
  await page.addInitScript(() => {
    // Never opens: a socket that did would have everything read again by that.
    class Down {
      onclose?: (event: CloseEvent) => void
      readyState = WebSocket.CLOSED
      constructor() {
        queueMicrotask(() => this.onclose?.(new CloseEvent('close')))
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Object.assign(Down, { CLOSED: 3, CONNECTING: 0 }) })
  })
  await page.goto('/menu')
  await expect(page.getByText('No meals planned for this period yet.')).toBeVisible()
  await plan(app)
  await expect(mealCard(page, 'Taco night')).toBeVisible()
})

test('every face is well made', { tag: '@phone' }, async ({ page, app }) => {
  await page.goto('/menu')
  await expect(page.getByText('No meals planned for this period yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask AI Assistant to Plan Meals' })).toHaveAttribute(
    'href',
    '/ai-chat',
  )
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)

  await app.post('/api/family-member-preferences', familyMember())
  await app.post('/api/recipes', recipe())
  await plan(app)
  await plan(app, { mealType: 'W'.repeat(50), recipeName: 'M'.repeat(120) })
  await plan(app, { date: await dayFromToday(app, 1), attendees: ['N'.repeat(90), 'Dad'] })
  await page.getByText('Week', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expectWellMadeInBothSizes(page)

  await page.getByRole('button', { name: 'Add Meal' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Mom' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  await expectWellMadeInBothSizes(page)
  await page.keyboard.press('Escape')

  await page.getByText('Agenda', { exact: true }).click()
  await expect(page.getByText('Nothing planned').first()).toBeVisible()
  await expectWellMadeInBothSizes(page)

  await resize(page, { width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  for (const view of ['4 Days', 'Week']) {
    await page.getByText(view, { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add to Lunch, Today' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
