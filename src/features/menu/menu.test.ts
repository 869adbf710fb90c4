import { describe, expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { meal } from './menu.factory.ts'

const path = '/api/meal-events'
const namesIn = async (app: App, query = '') =>
  (await app.get<{ recipeName: string }[]>(path + query)).body.map((each) => each.recipeName)

describe('a meal', () => {
  test('is stored and answered as it was sent', async ({ app }) => {
    const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
    const sent = meal({
      recipeName: 'Soup',
      recipeId: soup.id,
      attendees: ['Mom', 'Dad'],
      notes: 'Twice the lentils',
    })
    const created = await app.post(path, sent)
    expect(created).toMatchObject({ status: 201, body: { ...sent, version: 1 } })
    expect((await app.get(path)).body).toEqual([created.body])
  })

  test.for([null, [], [' ', '']])('for %j is for everyone', async (attendees, { app }) => {
    const created = await app.post(path, { ...meal(), attendees })
    expect(created).toMatchObject({ status: 201, body: { attendees: null } })
    expect((await app.get(path)).body[0].attendees).toBeNull()
  })

  test('needs a date, a time, a type and a name', async ({ app }) => {
    const { status, body } = await app.post(path, {})
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([
      { field: 'date', message: 'Date is required' },
      { field: 'time', message: 'Time is required' },
      { field: 'mealType', message: 'Meal type is required' },
      { field: 'recipeName', message: 'Recipe name is required' },
    ])
  })

  testOnOneEngine.for([
    [{ date: '2026-02-29' }, 'Date must be a day like 2026-11-14'],
    [{ date: '9999-12-31' }, 'Date must be a day like 2026-11-14'],
    [{ date: 'tomorrow' }, 'Date must be a day like 2026-11-14'],
    [{ time: '6 pm' }, 'Time must be a time of day like 18:00'],
    [{ time: '24:00' }, 'Time must be a time of day like 18:00'],
    [{ mealType: 'x'.repeat(51) }, 'Meal type is too long (at most 50 characters)'],
    [{ attendees: 'Mom' }, 'Attendees must be a list of text'],
    [{ recipeId: '7' }, 'Recipe must be one from the recipe book'],
    [{ recipeId: 7 }, "This recipe isn't in the recipe book anymore"],
  ] as const)('is refused with %j', async ([wrong, message], { app }) => {
    expect(await app.post(path, { ...meal(), ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid', message },
    })
    expect(await namesIn(app)).toEqual([])
  })

  test('takes a type of the household, as it is written', async ({ app }) => {
    const mealType = 'x'.repeat(50)
    expect((await app.post(path, meal({ mealType }))).body.mealType).toBe(mealType)
    expect((await app.post(path, meal({ mealType: 'BRUNCH' }))).body.mealType).toBe('BRUNCH')
  })

  test('is changed by the fields that are sent', async ({ app }) => {
    const { body: before } = await app.post(path, meal({ attendees: ['Mom'] }))
    const changed = await app.put(`${path}/${before.id}`, { date: '2026-11-15', version: 1 })
    expect(changed).toMatchObject({
      status: 200,
      body: { date: '2026-11-15', time: '18:00', attendees: ['Mom'], version: 2 },
    })
    const stale = await app.put(`${path}/${before.id}`, { time: '19:00', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await app.put(`${path}/${before.id}`, { attendees: [] })).body.attendees).toBeNull()
    expect((await app.put(`${path}/${before.id}`, { date: '' })).status).toBe(400)
  })

  test('outlives its recipe, and can still be changed', async ({ app }) => {
    const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
    const { body: planned } = await app.post(path, meal({ recipeName: 'Soup', recipeId: soup.id }))
    await app.delete(`/api/recipes/${soup.id}`)
    // The list has no link that leads nowhere.
    expect((await app.get(path)).body).toEqual([{ ...planned, recipeId: null }])
    const moved = await app.put(`${path}/${planned.id}`, { ...planned, time: '19:00' })
    expect(moved).toMatchObject({ status: 200, body: { time: '19:00', recipeId: soup.id } })
  })

  test('is deleted once', async ({ app }) => {
    const { body: planned } = await app.post(path, meal())
    const deleted = await app.delete(`${path}/${planned.id}`)
    expect(deleted).toMatchObject({ status: 200, body: { success: true } })
    expect(await app.delete(`${path}/${planned.id}`)).toMatchObject({
      status: 404,
      body: { message: "This meal doesn't exist anymore." },
    })
  })

  test('is announced when it comes and when it goes', async ({ app }) => {
    const ear = new LiveClient(app.url)
    await ear.opened()
    const { body: planned } = await app.post(path, meal())
    const ids = [planned.id]
    expect(await ear.next()).toEqual({ type: 'changed', topic: 'meals', ids })
    expect(await ear.next()).toEqual({ type: 'meal-event-created', topic: 'meals', ids })
    await app.put(`${path}/${planned.id}`, { time: '19:00' })
    expect(await ear.next()).toEqual({ type: 'changed', topic: 'meals', ids })
    await app.delete(`${path}/${planned.id}`)
    expect(await ear.next()).toEqual({ type: 'changed', topic: 'meals', ids })
    expect(await ear.next()).toEqual({ type: 'meal-event-deleted', topic: 'meals', ids })
  })
})

describe('the menu', () => {
  test('has the meals of a period, both ends included, as they are eaten', async ({ app }) => {
    for (const [recipeName, date, time] of [
      ['late', '2026-11-15', '21:00'],
      ['after', '2026-11-16', '08:00'],
      ['early', '2026-11-15', '08:00'],
      ['same time', '2026-11-15', '21:00'],
      ['first', '2026-11-14', '18:00'],
      ['before', '2026-11-13', '18:00'],
    ] as const) {
      await app.post(path, meal({ recipeName, date, time }))
    }
    const all = ['before', 'first', 'early', 'late', 'same time', 'after']
    expect(await namesIn(app)).toEqual(all)
    expect(await namesIn(app, '?startDate=2026-11-14&endDate=2026-11-15')).toEqual(all.slice(1, 5))
    expect(await namesIn(app, '?startDate=2026-11-16')).toEqual(['after'])
    expect(await namesIn(app, '?endDate=2026-11-13')).toEqual(['before'])
  })

  testOnOneEngine.for([
    ['?startDate=soon', 'Start date must be a day like 2026-11-14'],
    ['?endDate=2026-02-30', 'End date must be a day like 2026-11-14'],
    ['?startDate=', 'Start date is required'],
    ['?startDate=2026-11-15&endDate=2026-11-14', "End date can't be before the start date"],
  ] as const)('refuses %s', async ([query, message], { app }) => {
    expect(await app.get(path + query)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message },
    })
  })

  test('answers 304 until a meal has changed', async ({ app }) => {
    const { body: planned } = await app.post(path, meal())
    const { headers } = await app.get(path)
    const again = app.with({ 'If-None-Match': headers.get('etag') ?? '' })
    expect((await again.get(path)).status).toBe(304)
    await app.put(`${path}/${planned.id}`, { time: '19:00' })
    expect((await again.get(path)).status).toBe(200)
  })

  test('of the sample household surrounds today and knows its recipes', async ({ app }) => {
    await app.post('/api/sample-household')
    const { body: meals } = await app.get(path)
    const { today } = (await app.get('/api/household')).body
    const dates = meals.map((each: { date: string }) => each.date)
    expect(dates[0] < today && dates.at(-1) > today).toBe(true)
    expect(dates.filter((date: string) => date === today).length).toBeGreaterThan(3)

    const { body: recipes } = await app.get('/api/recipes')
    const titles = new Map(
      recipes.map((each: { id: number; title: string }) => [each.id, each.title]),
    )
    const own = meals.filter((each: { recipeId: number | null }) => each.recipeId === null)
    expect(new Set(own.map((each: { recipeName: string }) => each.recipeName))).toEqual(
      new Set(['Leftover chili', 'Apples and peanut butter', "Pizza at Grandma's"]),
    )
    for (const { recipeId, recipeName } of meals) {
      if (recipeId !== null) expect(titles.get(recipeId)).toBe(recipeName)
    }
  })
})
