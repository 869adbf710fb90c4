import { chooseItem, expect, expectToast, test, toast } from '#e2e/fixtures.ts'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { dayName, daysFrom } from '#shared/days.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import {
  chooseMore,
  dayFromToday,
  mealCard,
  mealsAt,
  plan,
  storedMeals,
} from './menuBook.factory.ts'

test('a week of seven dinners from the recipe book takes at most 21 taps', {
  tag: '@phone',
}, async ({ page, app }) => {
  const titles = ['Chili', 'Curry', 'Fish cakes', 'Gnocchi', 'Ramen', 'Soup', 'Tacos']
  const times = { prepTime: null, cookTime: null }
  for (const title of titles) await app.post('/api/recipes', recipe({ title, ...times }))
  await page.goto('/menu')
  await page.getByText('Week', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  let taps = 0
  const tap = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().tap()
    taps += 1
  }
  const days = daysFrom(await dayFromToday(app), 7)
  for (const [n, title] of titles.entries()) {
    await tap(`Add to Dinner, ${dayName(days[6 - n] ?? '', days[0] ?? '')}`)
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await expect(dialog.getByLabel('Date')).toHaveValue(days[6 - n] ?? '')
    await expect(dialog.getByRole('combobox', { name: 'Recipe' }), 'no keyboard').not.toBeFocused()
    await tap(title)
    await tap('Add Meal')
    await expect(dialog).toBeHidden()
    await expect(mealCard(page, title)).toBeVisible()
  }
  await expectToast(page, 'Meal added')
  const second = page.getByRole('button', { name: /^Add to Dinner/ })
  await expect(second, 'a taken slot takes another dish').toHaveCount(7)
  expect(taps).toBeLessThanOrEqual(21)
  const stored = async () => (await storedMeals(app)).toReversed()
  await expect
    .poll(stored)
    .toEqual(titles.map((title, n) => `${title}: Dinner ${days[6 - n]} 18:00`))

  await test.step('and the next week has the same with one', async () => {
    await page.getByRole('button', { name: 'Next days' }).click()
    await expect(page.getByText('No meals planned for this period yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const date = page.getByRole('dialog').getByLabel('Date')
    await expect(date, 'the day on screen').toHaveValue(await dayFromToday(app, 7))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await chooseMore(page, 'Copy last week')
    await expect(toast(page)).toContainText('7 meals copied')
    await expect(page.getByRole('article')).toHaveCount(7)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectToast(page, 'Undone')
    await page.getByRole('button', { name: 'Next days' }).click()
    await chooseMore(page, 'Copy last week')
    await expectToast(page, 'Nothing to copy')
    expect(await storedMeals(app)).toHaveLength(7)
  })
})

test.describe('beside a calendar', () => {
  test.use({ env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' } })

  test('a week stands in rows, and meals warn of what is in their way', async ({ page, app }) => {
    const calendars = await CalendarServer.start()
    const today = await dayFromToday(app)
    const at = (time: string) => `${today.replaceAll('-', '')}T${time}00`
    const swim = icsEvent('Swim', `DTSTART:${at('1830')}`, `DTEND:${at('1930')}`)
    const url = calendars.serve('/family.ics', icsFile(swim))
    await app.post('/api/calendar/sources', calendarSource({ url }))
    const maya = familyMember({ name: 'Maya', dislikes: 'Mushrooms (allergy)' })
    await app.post('/api/family-member-preferences', maya)
    await app.post('/api/family-member-preferences', familyMember({ name: 'Dad' }))
    const { body: rice } = await app.post(
      '/api/recipes',
      recipe({ title: 'Fried rice', ingredients: '2 cups rice\n8 oz shiitake' }),
    )
    const dish = { recipeName: 'Fried rice', recipeId: rice.id }
    await plan(app, dish)
    await plan(app, { ...dish, mealType: 'Lunch', time: '12:00', attendees: ['Dad'] })
    await plan(app, { date: await dayFromToday(app, 1), recipeName: 'Leftovers' })
    const beans = recipe({ title: 'Chili', ingredients: 'Beans', instructions: 'Soak overnight.' })
    const { body: chili } = await app.post('/api/recipes', beans)
    const later = { date: await dayFromToday(app, 2), mealType: 'Lunch', recipeName: 'Chili' }
    await plan(app, { ...later, recipeId: chili.id, attendees: ['Dad'] })
    await page.goto('/menu')
    await page.getByText('Week', { exact: true }).click()
    const dinner = mealsAt(page, 'Dinner, Today')
    await expect(dinner).toContainText("Maya can't eat mushrooms")
    await expect(dinner).toContainText('Swim at 6:30')
    await expect(mealsAt(page, 'Lunch, Today')).not.toContainText("can't eat")
    await expect(mealsAt(page, 'Dinner, Tomorrow')).not.toContainText(/can't eat|Swim/)
    await dinner.getByRole('button', { name: 'Actions for Fried rice' }).click()
    await chooseItem(page, /^Edit/)
    const form = page.getByRole('dialog', { name: 'Edit Meal' })
    await expect(form.getByText("Maya can't eat this: mushrooms")).toBeVisible()
    await form.getByRole('checkbox', { name: 'Dad' }).check()
    await expect(form.getByText("can't eat this")).toBeHidden()
    await form.getByRole('checkbox', { name: 'Dad' }).uncheck()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()

    await expect(page.getByRole('list', { name: 'To prepare' })).toHaveText(['Start Chili tonight'])

    const dinners = page.getByRole('heading', { name: 'Dinner', level: 3 })
    await expect(dinners).toHaveCount(7)
    const tops = () =>
      dinners.evaluateAll((headings) => [
        ...new Set(headings.map((each) => each.getBoundingClientRect().top)),
      ])
    await expect.poll(tops, 'where dinner begins').toHaveLength(1)

    await app.put('/api/family-member-preferences/1', { dislikes: 'Mushrooms' })
    await expect(dinner, 'a taste is no warning').not.toContainText('avoids')
    await calendars.close()
  })
})
