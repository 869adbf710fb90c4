import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { addDays, weekdayOf } from '#shared/days.ts'
import { type App, test } from '#test/harness.ts'
import { meal } from './menu.factory.ts'

const family = '/api/family-member-preferences'

type Planned = { recipeName: string; attendees: string[] | null }

const seatsAt = async (app: App, path: string) =>
  Object.fromEntries(
    (await app.get<Planned[]>(path)).body.map(({ recipeName, attendees }) => [
      recipeName,
      attendees,
    ]),
  )

/** Who eats, by the dish, at single meals and at those that repeat. */
const seats = async (app: App) => ({
  ...(await seatsAt(app, '/api/meal-events')),
  every: await seatsAt(app, '/api/repeating-meals'),
})

test('whoever leaves the family is named at no coming meal, and one undo brings all back', async ({
  app,
}) => {
  const { today } = (await app.get('/api/household')).body
  const { body: lena } = await app.post(family, familyMember({ name: 'Lena' }))
  const plan = (recipeName: string, date: string, ...attendees: string[]) =>
    app.post('/api/meal-events', meal({ recipeName, date, attendees }))
  await plan('Soup', addDays(today, -1), 'Mom', 'Lena')
  await plan('Tacos', today, 'Mom', 'Lena', 'Aunt Ida')
  await plan('Oats', addDays(today, 300), 'lena')
  await plan('Rice', today, 'Mom')
  await app.post('/api/repeating-meals', {
    ...meal({ recipeName: 'Pancakes', date: today, attendees: ['Lena'] }),
    weekdays: [weekdayOf(today)],
    everyWeeks: 1,
    lastDay: addDays(today, 7),
  })
  const before = await seats(app)
  expect(before).toMatchObject({
    Tacos: ['Mom', 'Lena', 'Aunt Ida'],
    every: { Pancakes: ['Lena'] },
  })

  const deleted = await app.delete(`${family}/${lena.id}`)
  expect(await seats(app)).toEqual({
    Soup: ['Mom', 'Lena'],
    Tacos: ['Mom', 'Aunt Ida'],
    Oats: null,
    Rice: ['Mom'],
    Pancakes: null,
    every: { Pancakes: null },
  })
  await app.post(`/api/changes/${deleted.headers.get('X-Change-Id')}/undo`)
  expect(await seats(app)).toEqual(before)
  expect((await app.get(family)).body).toMatchObject([{ name: 'Lena' }])
})

test('a name that somebody else in the family has stays', async ({ app }) => {
  const { today } = (await app.get('/api/household')).body
  const [first] = [
    await app.post(family, familyMember({ name: 'Anna' })),
    await app.post(family, familyMember({ name: 'anna' })),
  ]
  await app.post('/api/meal-events', meal({ date: today, attendees: ['Anna'] }))
  await app.delete(`${family}/${first?.body.id}`)
  expect((await app.get('/api/meal-events')).body).toMatchObject([{ attendees: ['Anna'] }])
})
