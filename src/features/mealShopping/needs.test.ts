import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays } from '#shared/days.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { lineOf, plan, preview, said, stock, today } from './days.factory.ts'
import { dateText } from './mealNotes.logic.ts'

describe('what days or a recipe need', () => {
  test('goes by what the household said of names', async ({ app }) => {
    await plan(app, 'Curry', '2 onions\n3 courgettes')
    await stock(app, 'Red onions', '2')
    await stock(app, 'Green things', '5')
    const say = (food: string, name: string, isSame: boolean) =>
      app.post('/api/food-matches', { food, name, isSame })
    expect(said((await preview(app)).body)).toEqual(['Courgettes 3', '(Onions 2)'])
    const answer = await say('onions', 'Red onions', false)
    await say('courgettes', 'Green things', true)
    const { body } = await preview(app)
    expect(said(body)).toEqual(['(Courgettes 3)', 'Onions 2'])
    expect(lineOf(body, 'zucchini').minus).toMatchObject([{ name: 'Green things', quantity: '3' }])
    await app.post(`/api/changes/${answer.headers.get('X-Change-Id')}/undo`)
    expect(said((await preview(app)).body)).toEqual(['(Courgettes 3)', '(Onions 2)'])
  })

  test('what is on the list under another name can be said not to serve', async ({ app }) => {
    await plan(app, 'Curry', '2 onions')
    await app.post('/api/shopping', shoppingItem({ name: 'Red onions', quantity: '3' }))
    const { body } = await preview(app)
    expect(said(body)).toEqual(['(Onions 2)'])
    expect(lineOf(body, 'onion').listed).toEqual([{ name: 'Red onions', food: 'onions' }])
    await app.post('/api/food-matches', { food: 'onions', name: 'Red onions', isSame: false })
    expect(said((await preview(app)).body)).toEqual(['Onions 2'])
  })

  test('has aisle and store as they were the last time', async ({ app }) => {
    await app.post(
      '/api/shopping',
      shoppingItem({ name: 'apples', category: 'Fruit', store: 'Aldi' }),
    )
    await app.delete('/api/shopping/1')
    await plan(app, 'Crumble', '4 apples\n100 g xyzzy')
    const { body } = await preview(app)
    expect(body.lines).toMatchObject([
      { name: 'Apples', category: 'Fruit', store: 'Aldi' },
      { name: 'Xyzzy', category: null, store: null },
    ])
  })

  test('counts for all who eat where the recipe is for fewer, unless somebody said for how many', async ({
    app,
  }) => {
    for (const name of ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Fay']) {
      await app.post('/api/family-member-preferences', familyMember({ name }))
    }
    await plan(app, 'Oats', '2 cups oats')
    await plan(app, 'Soup', '4 onions', { attendees: ['Ann', 'Ben'] })
    await plan(app, 'Tart', '4 apples', { servings: 4 })
    const { body } = await preview(app)
    expect(said(body)).toEqual(['Apples 4', 'Oats 3 cups', 'Onions 4'])
    expect(body.scaled).toEqual([{ mealId: 1, date: today, title: 'Oats', servings: 6 }])
    const cooked = await app.post('/api/cookings/guess', { mealId: 1 })
    expect(cooked.body.servings, 'what is used is reckoned alike').toBe(6)
  })

  test('can be those of one recipe, for as many as are named', async ({ app }) => {
    await plan(app, 'Soup', '2 onions\n⅓ cup corn')
    expect(said((await preview(app, { recipeId: 1 })).body)).toEqual(['Corn ⅓ cup', 'Onions 2'])
    const { body } = await preview(app, { recipeId: 1, servings: 6 })
    expect(said(body)).toEqual(['Corn ½ cup', 'Onions 3'])
    expect(lineOf(body, 'onion').why).toEqual([
      { mealId: null, date: null, title: 'Soup', line: '3 onions' },
    ])
    const twice = await preview(app, { recipeId: 1, times: 2 })
    expect(said(twice.body)).toEqual(['Corn ⅔ cup', 'Onions 4'])
  })

  test('of one recipe leave other meals what the list has for them', async ({ app }) => {
    await plan(app, 'Stew', '2 onions')
    const date = addDays(today, 1)
    await plan(app, 'Tart', '2 red onions', { date })
    const notes = `For Tart (${dateText(date, today)})`
    await app.post('/api/shopping', shoppingItem({ name: 'Red onions', quantity: '3', notes }))
    expect(said((await preview(app, { recipeId: 1 })).body)).toEqual(['Onions 1'])
    expect(said((await preview(app, { recipeId: 2 })).body)).toEqual(['(Red onions 2)'])
  })

  testOnOneEngine.for([
    [{}, 400, 'Choose the days, or a recipe'],
    [{ startDate: today }, 400, 'Choose the days, or a recipe'],
    [
      { startDate: today, endDate: addDays(today, -1) },
      400,
      "End date can't be before the start date",
    ],
    [
      { startDate: today, endDate: addDays(today, 31) },
      400,
      'At most 31 days can be shopped for at once',
    ],
    [{ startDate: 'soon', endDate: today }, 400, 'Start date must be a day like 2026-11-14'],
    [{ recipeId: 9 }, 404, "This recipe doesn't exist anymore."],
    [{ recipeId: 'x' }, 400, 'Invalid input: expected number, received string'],
    [{ recipeId: 1, times: 0 }, 400, 'Times must be a number from 0.001 to 1000'],
    [{ recipeId: 1, servings: 0 }, 400, 'Servings must be at least ¼'],
  ] as const)('%j is refused', async ([query, status, message], { app }) => {
    expect(await preview(app, query)).toMatchObject({ status, body: { message } })
  })

  test('has a limit', async ({ app }) => {
    const foods = Array.from({ length: 501 }, (_, n) => `1 thing${n}x`)
    await plan(app, 'All', foods.slice(1).join('\n'))
    expect((await preview(app)).body.lines).toHaveLength(500)
    await plan(app, 'More', foods[0] ?? '')
    expect(await preview(app)).toMatchObject({
      status: 400,
      body: { message: "That's too much to shop for at once. Choose fewer days." },
    })
  })
})
