import { describe, expect, onTestFinished, vi } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { addDays, weekdayOf } from '#shared/days.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import type { MealEvent } from '../menu.contract.ts'
import { meal } from '../menu.factory.ts'
import { extendRepeating } from './extendRepeating.ts'

const path = '/api/repeating-meals'
const meals = async (app: App) => (await app.get<MealEvent[]>('/api/meal-events')).body
const days = async (app: App) => (await meals(app)).map(({ date }) => date)
const undo = (app: App, { headers }: { headers: Headers }) =>
  app.post(`/api/changes/${headers.get('X-Change-Id')}/undo`)

const todayOf = async (app: App): Promise<string> => (await app.get('/api/household')).body.today

/** Pancakes on the weekday of the day after tomorrow. */
async function pancakes(app: App, given: object = {}) {
  const date = addDays(await todayOf(app), 2)
  const sent = {
    ...meal({ date, recipeName: 'Pancakes', time: '09:00', mealType: 'Breakfast' }),
    weekdays: [weekdayOf(date)],
    everyWeeks: 1,
    lastDay: null,
    ...given,
  }
  return { date, sent, added: await app.post(path, sent) }
}

const weeks = (first: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => addDays(first, 7 * (from + n)))

describe('a repeating meal', () => {
  test('is planned half a year ahead in one change, which is undone whole', async ({ app }) => {
    const { date, added } = await pancakes(app)
    expect(added).toMatchObject({ status: 201, body: { date, recipeName: 'Pancakes' } })
    expect(await days(app)).toEqual(weeks(date, 0, 27))
    const [series] = (await app.get(path)).body
    expect(series).toMatchObject({ firstDay: date, weekdays: [weekdayOf(date)], everyWeeks: 1 })
    expect(new Set((await meals(app)).map(({ seriesId }) => seriesId))).toEqual(
      new Set([series.id]),
    )
    expect((await undo(app, added)).status).toBe(200)
    expect([await days(app), (await app.get(path)).body]).toEqual([[], []])
  })

  test('leaves out days that have such a meal, if it is told to', async ({ app }) => {
    const first = addDays(await todayOf(app), 2)
    const there = { date: addDays(first, 7), mealType: 'breakfast' }
    await app.post('/api/meal-events', meal(there))
    await app.post('/api/meal-events', meal({ date: addDays(first, 14), mealType: 'Lunch' }))
    await pancakes(app, { skipTaken: true, lastDay: addDays(first, 14) })
    const planned = (await meals(app)).filter(({ recipeName }) => recipeName === 'Pancakes')
    expect(planned.map(({ date }) => date)).toEqual([first, addDays(first, 14)])
  })

  test('of every day is at most half a year of meals', async ({ app }) => {
    await pancakes(app, { weekdays: [0, 1, 2, 3, 4, 5, 6] })
    expect(await meals(app)).toHaveLength(183)
  })

  test('may begin with a planned meal, once, and with a day that is over', async ({ app }) => {
    const date = addDays(await todayOf(app), -14)
    const { body: planned } = await app.post('/api/meal-events', meal({ date, notes: 'Mild' }))
    const { id: mealId, version } = planned
    const start = (given: object) =>
      app.post(path, {
        ...meal({ date, notes: 'Mild' }),
        weekdays: [weekdayOf(date)],
        everyWeeks: 1,
        lastDay: addDays(date, 28),
        mealId,
        version,
        ...given,
      })
    expect(await start({ version: 9 })).toMatchObject({ status: 409, body: { code: 'stale' } })
    const started = await start({})
    expect(started).toMatchObject({ status: 201, body: { id: mealId, version: 2, notes: 'Mild' } })
    // The week in between is over.
    expect(await days(app)).toEqual([date, ...weeks(date, 2, 5)])
    expect(await start({ version: 2 })).toMatchObject({
      status: 409,
      body: { message: 'This meal repeats already.' },
    })
    await undo(app, started)
    expect(await meals(app)).toMatchObject([{ id: mealId, seriesId: null }])
  })

  testOnOneEngine.for([
    [{ weekdays: [] }, 'Choose at least one day of the week'],
    [{ weekdays: [7] }, 'Days must be numbers from 0 (Sunday) to 6'],
    [{ weekdays: [0], date: '2026-11-14' }, 'The days must include the day of this meal'],
    [{ everyWeeks: 5 }, 'Weeks must be a number from 1 to 4'],
    [{ lastDay: '2020-01-01' }, "The last day can't be before the first"],
    [{ lastDay: 'soon' }, 'Last day must be a day like 2026-11-14'],
    [{ recipeName: '' }, 'Recipe name is required'],
    [{ recipeId: 7 }, "This recipe isn't in the recipe book anymore"],
  ] as const)('is refused with %j', async ([wrong, message], { app }) => {
    const { added } = await pancakes(app, wrong)
    expect([added.status, added.body.message]).toEqual([400, message])
    expect(await meals(app)).toEqual([])
  })

  test('survives a backup, and its copies are ordinary meals', async ({ app, otherApp }) => {
    const { date } = await pancakes(app)
    const there = await meals(app)
    await restoreFile(otherApp, await downloadBackup(app))
    expect(await meals(otherApp)).toEqual(there)
    expect((await otherApp.get(path)).body).toEqual((await app.get(path)).body)
    const copied = await app.post('/api/menu/copy-last-week', {
      startDate: addDays(date, 1),
      endDate: addDays(date, 8),
    })
    expect(copied.body).toEqual([])
    await app.delete(`/api/meal-events/${there[1]?.id}`)
    const again = await app.post('/api/menu/copy-last-week', {
      startDate: addDays(date, 7),
      endDate: addDays(date, 7),
    })
    expect(again.body).toMatchObject([{ recipeName: 'Pancakes', seriesId: null }])
  })
})

describe('a meal and all after it', () => {
  const andAfter = (id: number | undefined) => `/api/meal-events/${id}/and-after`

  test('come on further days, but for those that have such a meal', async ({ app }) => {
    const lastDay = addDays(await todayOf(app), 16)
    const { date, added } = await pancakes(app, { lastDay })
    const [next, further] = weeks(addDays(date, 1), 0, 2)
    await app.post('/api/meal-events', meal({ date: next, mealType: 'Breakfast' }))
    const weekdays = [weekdayOf(date), weekdayOf(addDays(date, 1))]
    const repeats = { weekdays, everyWeeks: 1, lastDay }
    await app.put(andAfter(added.body.id), { repeats, skipTaken: true })
    const planned = (await meals(app)).filter(({ recipeName }) => recipeName === 'Pancakes')
    expect(planned.map((each) => each.date)).toEqual(
      [...weeks(date, 0, 2), further, lastDay].sort(),
    )
  })

  test('change together; what somebody changed or deleted stays so', async ({ app }) => {
    const { date } = await pancakes(app)
    const before = await meals(app)
    await app.put(`/api/meal-events/${before[3]?.id}`, { recipeName: 'Waffles' })
    await app.delete(`/api/meal-events/${before[4]?.id}`)
    const asItWas = await meals(app)
    const changed = await app.put(andAfter(before[1]?.id), { time: '10:00', version: 1 })
    expect(changed).toMatchObject({ status: 200, body: { id: before[1]?.id, time: '10:00' } })
    const after = await meals(app)
    expect(after.map((each) => each.date)).toEqual([...weeks(date, 0, 4), ...weeks(date, 5, 28)])
    expect(after.slice(0, 5).map(({ recipeName, time }) => `${recipeName} ${time}`)).toEqual([
      'Pancakes 09:00',
      'Pancakes 10:00',
      'Pancakes 10:00',
      'Waffles 09:00',
      'Pancakes 10:00',
    ])
    expect((await app.get(path)).body).toMatchObject([
      { lastDay: addDays(date, 6), time: '09:00' },
      { lastDay: null, time: '10:00' },
    ])
    await undo(app, changed)
    const plain = (list: MealEvent[]) => list.map(({ version: _v, updatedAt: _u, ...each }) => each)
    expect(plain(await meals(app))).toEqual(plain(asItWas))
    expect((await app.get(path)).body).toMatchObject([{ lastDay: null, time: '09:00' }])
  })

  test('move to other days, and get another rhythm', async ({ app }) => {
    const { date } = await pancakes(app)
    const [first] = await meals(app)
    const later = addDays(date, 1)
    await app.put(andAfter(first?.id), { date: later })
    expect(await days(app)).toEqual(weeks(later, 0, 27))
    expect((await app.get(path)).body).toMatchObject([{ firstDay: later }])
    const repeats = { weekdays: [weekdayOf(later)], everyWeeks: 2, lastDay: addDays(later, 30) }
    await app.put(andAfter(first?.id), { repeats })
    expect(await days(app)).toEqual([0, 14, 28].map((n) => addDays(later, n)))
    const wrong = await app.put(andAfter(first?.id), {
      repeats: { ...repeats, weekdays: [weekdayOf(date)] },
    })
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'The days must include the day of this meal',
    ])
    await app.put(andAfter(first?.id), { repeats: null })
    expect(await meals(app)).toMatchObject([{ date: later, seriesId: null }])
    expect((await app.get(path)).body).toEqual([])
  })

  test('are deleted together, and come back together', async ({ app }) => {
    const { date } = await pancakes(app)
    const all = await meals(app)
    await app.put(`/api/meal-events/${all[5]?.id}`, { notes: 'With Grandma' })
    const deleted = await app.delete(andAfter(all[2]?.id))
    expect(deleted).toMatchObject({ status: 200, body: { success: true } })
    expect(await days(app)).toEqual([...weeks(date, 0, 2), ...weeks(date, 5, 6)])
    expect((await meals(app))[2]).toMatchObject({ notes: 'With Grandma', seriesId: null })
    await undo(app, deleted)
    expect(await days(app)).toEqual(weeks(date, 0, 27))
    await app.delete(andAfter(all[0]?.id))
    expect(await days(app)).toEqual(weeks(date, 5, 6))
    expect((await app.get(path)).body).toEqual([])
  })

  test('are not changed by somebody who did not see the newest, nor without a series', async ({
    app,
  }) => {
    await pancakes(app)
    const [first] = await meals(app)
    await app.put(`/api/meal-events/${first?.id}`, { notes: 'x' })
    const stale = await app.put(andAfter(first?.id), { time: '10:00', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await meals(app))[1]).toMatchObject({ time: '09:00' })
    expect((await app.put(andAfter(first?.id), { recipeId: 99 })).status).toBe(400)
    const { body: single } = await app.post('/api/meal-events', meal())
    expect(await app.delete(andAfter(single.id))).toMatchObject({
      status: 409,
      body: { message: "This meal doesn't repeat anymore." },
    })
    expect((await app.put(andAfter(999), { time: '10:00' })).status).toBe(404)
  })

  test('keep a recipe that left the book', async ({ app }) => {
    const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Soup' }))
    await pancakes(app, { recipeName: 'Soup', recipeId: soup.id })
    await app.delete(`/api/recipes/${soup.id}`)
    const [first] = await meals(app)
    const changed = await app.put(andAfter(first?.id), { time: '10:00' })
    expect(changed).toMatchObject({ status: 200, body: { recipeId: soup.id } })
    expect((await meals(app))[9]).toMatchObject({ time: '10:00', recipeId: null })
  })
})

test('as days go by, meals are planned further, but none that somebody deleted', async ({
  app,
}) => {
  const { date } = await pancakes(app)
  const ended = addDays(date, 7)
  await pancakes(app, { recipeName: 'Stew', lastDay: ended })
  const last = (await meals(app)).at(-1)
  await app.delete(`/api/meal-events/${last?.id}`)
  const household = await openAppContext(readConfig(app.env), features)
  onTestFinished(() => {
    vi.useRealTimers()
    return household.close()
  })
  const inDays = async (count: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + count * 86_400_000 })
    const extended = await extendRepeating(household)
    vi.useRealTimers()
    const later = await app.look((reader) =>
      reader.selectFrom('mealEvents').select('date').where('date', '>', ended).execute(),
    )
    return { extended, later: later.map((each) => each.date).sort() }
  }
  expect((await inDays(90)).extended).toBe(0)
  const { extended, later } = await inDays(100)
  expect(extended).toBe(1)
  expect(later).toEqual([...weeks(date, 2, 26), ...weeks(date, 27, 41)])
  expect((await inDays(100)).extended, 'a second program has nothing to do').toBe(0)
})
