import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { test } from '#test/harness.ts'
import { meal } from '../menu.factory.ts'

test('what thaws or waits is said the day before, and in the feed', async ({ app }) => {
  const { today } = (await app.get('/api/household')).body
  const tomorrow = addDays(today, 1)
  const dishes = [
    { title: 'Curry', ingredients: '2 lb chicken thighs' },
    { title: 'Pizza', ingredients: 'Flour', instructions: 'Let the dough rise for 2 hours.' },
  ]
  for (const dish of dishes) await app.post('/api/recipes', recipe(dish))
  const { body: stored } = await app.post(
    '/api/pantry',
    pantryItem({ name: 'Chicken thighs', location: 'Freezer', expiryDate: null }),
  )
  const curry = meal({ date: tomorrow, recipeName: 'Curry', recipeId: 1 })
  await app.post('/api/meal-events', curry)
  const pizza = { recipeName: 'Pizza', recipeId: 2, time: '23:59' }
  await app.post('/api/meal-events', meal({ date: today, ...pizza }))
  await app.post('/api/meal-events', meal({ date: addDays(today, 3), ...pizza, time: '18:00' }))
  await app.post('/api/meal-events', meal({ date: today, ...pizza, time: '00:00' }))

  const prep = async (startDate: string, endDate: string) =>
    (await app.get(`/api/menu/prep?startDate=${startDate}&endDate=${endDate}`)).body
  const thaw = {
    mealId: 1,
    date: tomorrow,
    day: today,
    text: 'Take the chicken thighs out of the freezer for tomorrow’s Curry',
    brief: 'Thaw the chicken thighs',
  }
  expect(await prep(today, today)).toEqual([
    expect.objectContaining({
      mealId: 2,
      day: today,
      text: 'Start today’s Pizza by 9:04 PM (2 hours of rising)',
    }),
    thaw,
  ])
  expect(await prep(tomorrow, addDays(today, 7))).toMatchObject([
    { mealId: 3, day: addDays(today, 2) },
  ])
  expect(await prep(addDays(today, -9), addDays(today, -1)), 'that is over').toEqual([])

  const feed = async () =>
    (await app.get<string>(`/api/menu.ics?startDate=${today}&endDate=${tomorrow}`)).body.replaceAll(
      '\r\n ',
      '',
    )
  const file = await feed()
  expect(file).toContain(`SUMMARY:${thaw.text}`)
  expect(file).toContain(`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  await app.put(`/api/pantry/${stored.id}`, { location: 'Fridge' })
  expect(await prep(today, today)).toHaveLength(1)
  expect(await feed()).not.toContain('freezer')

  const long = await app.get('/api/menu/prep?startDate=2026-01-01&endDate=2026-12-31')
  expect([long.status, long.body.message]).toEqual([
    400,
    'At most 62 days can be asked for at once',
  ])
})
