import { expect, test } from '#e2e/fixtures.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { dayIn, startOfDayIn } from '#shared/time.ts'
import { noonZone } from '#test/household.ts'
import { pantryItem } from './pantry.factory.ts'

test('expiry counts down over midnight; from there to the item, and to what can be cooked', async ({
  page,
  app,
}) => {
  const tomorrow = addDays(dayIn(noonZone), 1)
  await app.post('/api/recipes', recipe({ title: 'Green pie', ingredients: '1 bag spinach' }))
  await app.post('/api/recipes', recipe({ title: 'Toast', ingredients: 'Bread' }))
  const jars = Array.from({ length: 50 }, (_, n) => ({ name: `Jar ${n}`, location: 'Fridge' }))
  await app.post('/api/pantry/lines', { items: jars })
  await app.post('/api/pantry', pantryItem({ name: 'Feta', expiryDate: '2 weeks' }))
  await app.post('/api/pantry', pantryItem({ name: 'Rice', expiryDate: 'in 8 days' }))
  const spinach = { name: 'Spinach', category: 'Vegetable', expiryDate: 'Tomorrow' }
  await app.post('/api/pantry', pantryItem(spinach))

  await page.clock.install({ time: startOfDayIn(noonZone, tomorrow).getTime() - 60_000 })
  await page.goto('/')
  const soon = page.getByRole('region', { name: 'Use soon' }).getByRole('listitem')
  await expect(soon).toHaveText([/Spinach.*Tomorrow$/])
  await expect(page.getByText('Tomorrow', { exact: true })).toHaveAttribute('data-tone', 'red')
  await page.clock.runFor(20_000)
  await page.clock.fastForward(41_000)
  await expect(soon).toHaveText([
    /Spinach.*Tomorrow · expires today/,
    /Rice.*in 8 days · 7 days left/,
  ])

  await soon.getByRole('link', { name: 'Spinach', exact: true }).click()
  await expect(page).toHaveURL(/\/pantry$/)
  const item = page.getByRole('button', { name: 'Spinach', exact: true })
  await expect(item).toBeInViewport()
  await expect(item).toBeFocused()
  await expect(page.locator('[data-pointed]')).toContainText('Tomorrow · expires today')

  await page.goBack()
  await soon.getByRole('link', { name: 'Cook with Spinach' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('spinach')
  await expect(page.getByRole('button', { name: 'Green pie', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toast', exact: true })).toHaveCount(0)
})
