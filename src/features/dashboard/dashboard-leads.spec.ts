import { expect, test } from '#e2e/fixtures.ts'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'

test.use({ env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' } })

test('rows lead to their item on its own screen, in view and marked', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const calendars = await CalendarServer.start()
  const on = today.replaceAll('-', '')
  const events = ['07', '21'].map((hour) =>
    icsEvent(`At ${hour}`, `DTSTART:${on}T${hour}0000`, `DTEND:${on}T${hour}3000`),
  )
  const url = calendars.serve('/family.ics', icsFile(...events))
  await app.post('/api/calendar/sources', calendarSource({ url }))
  for (let n = 0; n < 60; n += 1) {
    await app.post('/api/shopping', shoppingItem({ name: `Thing ${n}`, priority: 'low' }))
  }
  await app.post('/api/shopping', shoppingItem({ name: 'Zest', priority: 'high' }))
  for (const mealType of ['Breakfast', 'Lunch', 'Dinner']) {
    for (let n = 0; n < 4; n += 1) {
      await app.post('/api/meal-events', meal({ date: today, mealType, recipeName: 'Toast' }))
    }
  }
  const late = { date: today, mealType: 'Snack', recipeName: 'Popcorn', time: '00:00' }
  await app.post('/api/meal-events', meal(late))
  const marked = page.locator('[data-pointed]')

  for (const [link, screen, text] of [
    ['Zest on the shopping list', 'shopping', 'Zest'],
    ['Popcorn', 'menu', 'Popcorn'],
    ['At 21', 'calendar', 'At 21'],
  ] as const) {
    await test.step(screen, async () => {
      await page.goto('/')
      await page.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${screen}$`))
      await expect(marked).toContainText(text)
      await expect(marked).toBeInViewport()
    })
  }
  await calendars.close()
})
