import { describe, expect } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { meal } from './menu.factory.ts'

const path = '/api/meal-events'

const stored = async (app: App) =>
  (await app.get(path)).body.map(
    (each: Record<string, unknown>) => `${each.date} ${each.mealType}: ${each.recipeName}`,
  )

const undo = (app: App, { headers }: { headers: Headers }) =>
  app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)

describe('meals that change places', () => {
  test('swap in one change, which can be taken back', async ({ app }) => {
    const { body: tacos } = await app.post(path, meal({ recipeName: 'Tacos' }))
    const { body: soup } = await app.post(
      path,
      meal({ date: '2026-11-15', mealType: 'Lunch', time: '12:00', recipeName: 'Soup' }),
    )
    const before = await stored(app)
    const swapped = await app.post('/api/menu/rearrange', {
      moved: [
        { id: tacos.id, date: '2026-11-15', mealType: 'Lunch', time: '12:00' },
        { id: soup.id, date: '2026-11-14', mealType: 'Dinner', time: '18:00' },
      ],
      removed: [],
    })
    expect(swapped).toMatchObject({ status: 200, body: [{ version: 2 }, { version: 2 }] })
    expect(await stored(app)).toEqual(['2026-11-14 Dinner: Soup', '2026-11-15 Lunch: Tacos'])
    expect((await undo(app, swapped)).status).toBe(200)
    expect(await stored(app)).toEqual(before)
  })

  test('replace what they saw, and nothing newer', async ({ app }) => {
    const { body: tacos } = await app.post(path, meal({ recipeName: 'Tacos' }))
    const { body: soup } = await app.post(path, meal({ date: '2026-11-15', recipeName: 'Soup' }))
    const before = await stored(app)
    const replacing = {
      moved: [{ id: tacos.id, date: '2026-11-15' }],
      removed: [{ id: soup.id, version: soup.version }],
    }
    await app.put(`${path}/${soup.id}`, { notes: 'For the guests' })
    const refused = await app.post('/api/menu/rearrange', replacing)
    expect([refused.status, refused.body.code]).toEqual([409, 'stale'])
    expect(await stored(app), 'nothing of it was done').toEqual(before)

    const removed = [{ id: soup.id, version: 2 }]
    const replaced = await app.post('/api/menu/rearrange', { ...replacing, removed })
    expect(await stored(app)).toEqual(['2026-11-15 Dinner: Tacos'])
    await undo(app, replaced)
    expect(await stored(app)).toEqual(before)
  })

  test('change in other ways at once, and keep what is not said', async ({ app }) => {
    const notes = 'For the guests'
    const { body: tacos } = await app.post(path, meal({ recipeName: 'Tacos', notes }))
    const { body: soup } = await app.post(path, meal({ date: '2026-11-15', recipeName: 'Soup' }))
    const moved = [{ id: tacos.id, date: '2026-11-15', servings: 8 }]
    const removed = [{ id: soup.id, version: soup.version }]
    const unknown = [{ ...moved[0], recipeId: 99 }]
    const refused = await app.post('/api/menu/rearrange', { moved: unknown, removed })
    expect(refused.status).toBe(400)
    const changed = await app.post('/api/menu/rearrange', { moved, removed })
    expect(changed.body).toMatchObject([{ date: '2026-11-15', servings: 8, notes }])
    await undo(app, changed)
    expect(await stored(app)).toEqual(['2026-11-14 Dinner: Tacos', '2026-11-15 Dinner: Soup'])
  })

  test.for([
    ['nothing', { moved: [], removed: [] }],
    ['a meal twice', { moved: [{ id: 1 }], removed: [{ id: 1, version: 1 }] }],
    ['no day', { moved: [{ id: 1, date: 'soon' }], removed: [] }],
    ['no id', { moved: [{ id: 'x' }], removed: [] }],
    ['more than a screen has', { moved: Array.from({ length: 51 }, (_, n) => ({ id: n + 1 })) }],
  ] as const)('%s is refused', async ([, wrong], { app }) => {
    await app.post(path, meal())
    expect((await app.post('/api/menu/rearrange', wrong)).status).toBe(400)
    expect(await stored(app)).toEqual(['2026-11-14 Dinner: Taco night'])
  })

  test('one that is gone by now moves nothing', async ({ app }) => {
    const { body: tacos } = await app.post(path, meal())
    const { status } = await app.post('/api/menu/rearrange', {
      moved: [
        { id: tacos.id, date: '2026-11-15' },
        { id: 99, date: '2026-11-14' },
      ],
      removed: [],
    })
    expect(status).toBe(404)
    expect(await stored(app)).toEqual(['2026-11-14 Dinner: Taco night'])
  })
})

describe('last week', () => {
  const days = { startDate: '2026-11-14', endDate: '2026-11-20' }

  test('is copied to the free places, in one change', async ({ app }) => {
    const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
    const first = meal({
      date: '2026-11-07',
      recipeName: 'Soup',
      recipeId: soup.id,
      attendees: ['Mom'],
      notes: 'Mild',
    })
    await app.post(path, first)
    for (const given of [
      { date: '2026-11-07', recipeName: 'Bread' },
      { date: '2026-11-08', recipeName: 'Curry' },
      { date: '2026-11-08', mealType: 'snacks', recipeName: 'Apples' },
      { date: '2026-11-13', mealType: 'Brunch', recipeName: 'Waffles' },
      { date: '2026-11-06', recipeName: 'A day before' },
      { date: '2026-11-15', mealType: 'dinner', recipeName: 'Planned already' },
    ]) {
      await app.post(path, meal(given))
    }
    const before = await stored(app)
    const copied = await app.post('/api/menu/copy-last-week', days)
    expect(copied.status).toBe(200)
    expect(copied.body).toHaveLength(4)
    expect(copied.body[0]).toMatchObject({ ...first, date: '2026-11-14' })
    expect((await stored(app)).slice(-5)).toEqual([
      '2026-11-14 Dinner: Soup',
      '2026-11-14 Dinner: Bread',
      '2026-11-15 dinner: Planned already',
      '2026-11-15 snacks: Apples',
      '2026-11-20 Brunch: Waffles',
    ])
    expect((await app.post('/api/menu/copy-last-week', days)).body, 'all is there').toEqual([])
    await undo(app, copied)
    expect(await stored(app)).toEqual(before)
  })

  test('with nothing in it is no change', async ({ app }) => {
    const { status, body, headers } = await app.post('/api/menu/copy-last-week', days)
    expect([status, body, headers.get('X-Change-Id')]).toEqual([200, [], null])
  })

  testOnOneEngine.for([
    [{ startDate: '2026-11-14' }, 'End date is required'],
    [{ ...days, endDate: '2026-11-13' }, "End date can't be before the start date"],
    [{ ...days, endDate: '2026-12-15' }, 'At most 31 days can be filled at once'],
  ] as const)('is not copied to %j', async ([wrong, message], { app }) => {
    const { status, body } = await app.post('/api/menu/copy-last-week', wrong)
    expect([status, body.message]).toEqual([400, message])
  })
})
