import { describe, expect } from 'vitest'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { type App, test } from '#test/harness.ts'
import { plan, today } from './days.factory.ts'

const weekday = (day: string) => sayDay(day, { weekday: 'short' })
const tomorrow = addDays(today, 1)
const soup = `Soup (${weekday(today)})`
const tacos = `Tacos (${weekday(tomorrow)})`

const listed = async (app: App) =>
  (await app.get<{ name: string }[]>('/api/shopping')).body.map(({ name }) => name).sort()

async function planned(app: App) {
  await plan(app, 'Soup', '1 onion')
  await plan(app, 'Tacos', '1 onion', { date: tomorrow })
  for (const [name, notes, isCompleted] of [
    ['Leeks', `For ${soup}`],
    ['Cream', `For ${soup}`],
    ['Stock', `For ${soup}`, true],
    ['Onions', `For ${soup} and ${tacos}`],
    ['Cilantro', `For ${tacos}`],
    ['Bread', 'For the ducks'],
    ['Milk', null],
  ] as const) {
    await app.post(
      '/api/shopping',
      shoppingItem({ name, notes, isCompleted: isCompleted ?? false }),
    )
  }
}

const changeOf = ({ headers }: { headers: Headers }) => Number(headers.get('X-Change-Id'))

const left = async (app: App, changeId: number) =>
  (await app.get(`/api/shopping/days/left-over?changeId=${changeId}`)).body.names.sort()

describe('what is left on the list when a meal goes', () => {
  test('is only what nobody else needs and is not ticked yet, taken off as one change', async ({
    app,
  }) => {
    await planned(app)
    const changeId = changeOf(await app.delete('/api/meal-events/1'))
    expect(await left(app, changeId)).toEqual(['Cream', 'Leeks'])
    const taken = await app.post('/api/shopping/days/left-over', { changeId })
    expect(taken).toMatchObject({ status: 200, body: [{ name: 'Cream' }, { name: 'Leeks' }] })
    expect(await listed(app)).toEqual(['Bread', 'Cilantro', 'Milk', 'Onions', 'Stock'])
    expect(await left(app, changeId)).toEqual([])
    await app.post(`/api/changes/${changeOf(taken)}/undo`)
    expect(await listed(app)).toHaveLength(7)
  })

  test('is that of the dish which another one replaces, not of a meal that moves', async ({
    app,
  }) => {
    await planned(app)
    const moved = await app.put('/api/meal-events/1', { date: addDays(today, 2) })
    expect(await left(app, changeOf(moved))).toEqual([])
    await app.post(`/api/changes/${changeOf(moved)}/undo`)
    const swapped = await app.put('/api/meal-events/1', { recipeName: 'Chili', recipeId: null })
    expect(await left(app, changeOf(swapped))).toEqual(['Cream', 'Leeks'])
  })

  test('is nothing while the dish is on the menu of that day, or again', async ({ app }) => {
    await planned(app)
    await plan(app, 'Soup', '1 onion')
    const lunch = changeOf(await app.delete('/api/meal-events/3'))
    expect(await left(app, lunch)).toEqual([])
    const dinner = changeOf(await app.delete('/api/meal-events/1'))
    await app.post(`/api/changes/${dinner}/undo`)
    expect(await left(app, dinner)).toEqual([])
    expect((await app.get('/api/shopping/days/left-over?changeId=x')).status).toBe(400)
  })
})
