import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectTargets,
  expectWellMade,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { propose, reject } from '#features/proposals/proposals.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'

test('an empty household gets a friendly start', { tag: '@phone' }, async ({
  page,
  secondPage,
  app,
}) => {
  await secondPage.goto('/')
  await expect(secondPage.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeVisible()
  await expectWellMade(page)
  const proposed = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
  await expect(page.getByText('1 proposal waits for you')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeVisible()
  await expectWellMade(page)
  await reject(app, proposed)
  await page.getByRole('button', { name: 'Add your first recipe' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
  await expect(page.getByRole('dialog', { name: 'Add Recipe' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()

  await page.getByRole('button', { name: 'Load a sample household' }).click()
  await expect(toast(page)).toContainText('Sample household loaded')
  await expect(page.getByRole('region', { name: 'Today and tomorrow' })).toContainText('Lunch')
  await expect(secondPage.getByRole('region', { name: 'Today and tomorrow' })).toContainText(
    'Lunch',
  )
  await expect(page.getByRole('region', { name: 'Use soon' }).getByRole('listitem')).toHaveCount(6)
  await expectWellMade(page)
  await resize(page, { width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

test('after the first recipe a line leads on, until there are a family and a pantry', {
  tag: '@phone',
}, async ({ page, app }) => {
  await app.post('/api/recipes', recipe())
  await page.goto('/')
  const steps = page.getByRole('region', { name: 'Next steps' })
  await expect(steps.getByRole('link')).toHaveText(['Family', 'Pantry'])
  await expectWellMade(page)
  await expectTargets(page)
  await app.post('/api/family-member-preferences', familyMember())
  await expect(steps.getByRole('link')).toHaveText(['Pantry'])
  await steps.getByRole('link', { name: 'Pantry' }).click()
  await expect(page).toHaveURL(/\/pantry$/)
  await app.post('/api/pantry', pantryItem())
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Use soon' })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('a planned dish opens for those who eat it, however many were tried in the book', async ({
  page,
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup', servings: '4' }))
  const dish = { recipeName: 'Soup', recipeId: soup.id, servings: 3, attendees: null }
  for (const time of ['23:58', '23:59'])
    await app.post('/api/meal-events', meal({ ...dish, date: today, time }))
  await page.goto(`/recipes/${soup.id}`)
  const servings = page.getByRole('group', { name: 'Servings of Soup' })
  await servings.getByRole('button', { name: 'More servings' }).click()
  await servings.getByRole('button', { name: 'More servings' }).click()
  await expect(servings).toContainText('6')
  await page.goto('/')
  const rows = page.getByRole('region', { name: 'Today and tomorrow' }).getByRole('listitem')
  await rows.last().getByRole('button', { name: 'Soup' }).click()
  await expect(servings).toContainText('3')
})

test('the day at a glance, and one step from it to the rest', async ({ page, app }) => {
  const { today } = (await app.get('/api/household')).body
  const { body: traybake } = await app.post('/api/recipes', recipe())
  const mom = familyMember({ name: 'Mom', dislikes: 'Lemons (allergy)\nGluten (allergy)' })
  await app.post('/api/family-member-preferences', mom)
  for (const planned of [
    { time: '00:00', recipeName: 'Midnight toast', recipeId: null, attendees: ['Mom'] },
    { time: '23:59', recipeName: traybake.title, recipeId: traybake.id, attendees: null },
  ]) {
    await app.post('/api/meal-events', meal({ ...planned, date: today }))
  }
  await app.post('/api/pantry', pantryItem({ name: 'Spinach', expiryDate: 'Soon' }))
  const frozen = { name: 'Chicken thighs', location: 'Freezer', expiryDate: null }
  await app.post('/api/pantry', pantryItem(frozen))
  await app.post('/api/shopping', shoppingItem({ name: 'Milk', priority: 'low' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Eggs', priority: 'high' }))

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  const next = page.getByRole('region', { name: 'Next meal' })
  await expect(next).toContainText(traybake.title)
  await expect(next).toContainText(/Next · dinner (?:in|now)/)
  await expect(next).toContainText(/\d+ more missing/)
  await expect(next.getByText("Mom can't eat lemons")).toBeVisible()
  const menu = page.getByRole('region', { name: 'Today and tomorrow' })
  await expect(menu.getByRole('listitem')).toHaveCount(2)
  await expect(menu.getByRole('listitem').last()).toHaveText(
    `Take the chicken thighs out of the freezer for today’s ${traybake.title}`,
  )
  await expect(menu.getByRole('listitem').first()).toContainText(
    /Midnight toast.*Mom can't eat gluten/,
  )
  await expect(menu.getByRole('img', { name: 'Mom' })).toBeVisible()
  const soon = page.getByRole('region', { name: 'Use soon' })
  await expect(soon.getByRole('listitem')).toHaveText([/Spinach.*Soon/])
  const shopping = page.getByRole('region', { name: /^Shopping/ })
  await expect(shopping.getByRole('listitem')).toHaveText([/Eggs/, /Milk/])
  await expectWellMadeInBothSizes(page)

  await shopping.getByRole('checkbox', { name: /Eggs/ }).click()
  await expect(shopping.getByRole('heading')).toHaveText('Shopping · 1 to buy')
  await expect(shopping.getByRole('checkbox', { name: /Eggs/ })).toBeChecked()
  await expect
    .poll(async () => (await app.get('/api/shopping')).body.filter(isCompleted).length)
    .toBe(1)

  // What another person adds is there at once.
  await app.post('/api/pantry', pantryItem({ name: 'Cream', expiryDate: '1 week' }))
  await expect(soon.getByRole('listitem')).toHaveText([/Spinach/, /Cream/])

  await expect(page.getByRole('link', { name: /^Shopping List 1/ })).toBeVisible()
  await next.getByRole('button', { name: `Cook ${traybake.title}` }).click()
  await expect(page.getByRole('dialog', { name: traybake.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page, 'back where one came from').toHaveURL(/:\d+\/$/)
  await next.getByRole('button', { name: /\d+ more missing$/ }).click()
  const sheet = page.getByRole('dialog', { name: `Shop for ${traybake.title}` })
  await sheet.getByRole('button', { name: /^Add \d+ items to the list/ }).click()
  await expect(next.getByText(/missing$/), 'it is on the list').toBeHidden()
  await expect(next.getByRole('button', { name: /^\d+ on the shopping list$/ })).toBeVisible()
  await app.post('/api/recipes', recipe({ title: 'Rice bowl', ingredients: 'Rice' }))
  await next.getByRole('button', { name: `Another dish instead of ${traybake.title}` }).click()
  const swap = page.getByRole('dialog', { name: `Instead of ${traybake.title}` })
  const others = swap.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(others, 'another dish, that everyone may eat').toHaveText(['Rice bowl 55 min'])
  await expectWellMadeInBothSizes(page)
  await others.click()
  await expect(next).toContainText('Rice bowl')
  await expect(swap).toHaveCount(0)
  const { body: meals } = await app.get('/api/meal-events')
  expect(meals).toMatchObject([{}, { recipeName: 'Rice bowl', time: '23:59' }])
  for (const { id, recipeName } of meals) {
    await app.post('/api/cookings', { mealId: id, title: recipeName })
  }
  await expect(next, 'what is cooked is not next').toBeHidden()
  await expect(menu.getByRole('listitem').filter({ hasText: 'Cooked' })).toHaveCount(2)
  await menu.getByRole('link', { name: 'Open menu' }).click()
  await expect(page).toHaveURL(/\/menu$/)
})

const isCompleted = (item: { isCompleted: boolean }) => item.isCompleted

test.describe('a list that can’t be read', () => {
  test.use({ expectedErrors: /status of 500|net::ERR_FAILED/ })

  test('says so in its card, and the others go on', async ({ page, app }) => {
    await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
    await failUntilRetry(page, '**/api/pantry', {
      fail: (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'The disk is full.' } }),
    })
    await page.goto('/')
    const soon = page.getByRole('region', { name: 'Use soon' })
    await expect(soon.getByText('The disk is full.')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Shopping/ })).toContainText('Milk')
    await soon.getByRole('button', { name: 'Retry' }).click()
    await expect(soon.getByText('Nothing to use up right now.')).toBeVisible()
  })
})
