import { describe, expect } from 'vitest'
import { say } from '#features/assistant/chat.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays } from '#shared/days.ts'
import { test } from '#test/harness.ts'
import { days, lineOf, plan, preview, said, stock, today } from './days.factory.ts'

describe('what some days need', () => {
  test('is merged over all meals, minus what is at home and on the list', async ({ app }) => {
    await plan(
      app,
      'Soup',
      '2 onions, chopped\n1 lb carrots\n1 quart stock\nSalt\nFor serving:\nbread',
    )
    await plan(app, 'Tacos', '1 onion\n8 oz carrots\n1 can black beans\n1 bunch cilantro', {
      date: addDays(today, 2),
      servings: 8,
    })
    await stock(app, 'Onions', '1', { location: 'Counter' })
    await stock(app, 'Vegetable stock', '2 quarts')
    await app.post('/api/shopping', shoppingItem({ name: 'Carrots', quantity: '1 lb' }))
    await app.post('/api/shopping', shoppingItem({ name: 'Cilantro', quantity: null }))
    await app.post('/api/shopping', shoppingItem({ name: 'Bread', isCompleted: true }))
    const before = (await app.get('/api/shopping')).body

    const { status, body } = await preview(app)
    expect(status).toBe(200)
    expect(said(body)).toEqual([
      'Black beans 2 cans',
      'Bread',
      'Carrots 1 lb',
      '(Cilantro 2 bunches)',
      'Onions 3',
      '(Salt)',
      '(Stock 1 quart)',
    ])
    expect(body).toMatchObject({ meals: 2, unread: [], withoutRecipe: [] })
    expect(lineOf(body, 'onion')).toMatchObject({
      category: 'Produce',
      needed: '4',
      stocked: '1',
      onList: null,
      minus: [{ id: 1, name: 'Onions', location: 'Counter', quantity: '1' }],
      why: [
        { mealId: 1, date: today, title: 'Soup', line: '2 onions, chopped' },
        { mealId: 2, date: addDays(today, 2), title: 'Tacos', line: '2 onions' },
      ],
    })
    expect(lineOf(body, 'carrot')).toMatchObject({ needed: '2 lb', onList: '1 lb', minus: [] })
    expect(lineOf(body, 'cilantro')).toMatchObject({ onList: 'Cilantro', isStocked: true })
    expect(lineOf(body, 'salt')).toMatchObject({ isStaple: true, stocked: null })
    expect(lineOf(body, 'stock')).toMatchObject({ stocked: '2 quarts Vegetable stock' })
    expect((await app.get('/api/shopping')).body).toEqual(before)
  })

  test('buys no staple of the household by itself', async ({ app }) => {
    await plan(app, 'Fried rice', '2 cups rice\n3 tbsp extra virgin olive oil\n1 lb gochujang')
    const staples = (value: unknown) => app.put('/api/settings/household.staples', { value })
    expect(said((await preview(app)).body)).toContain('Gochujang 1 lb')
    const answer = await staples([' Gochujang', 'rice '])
    expect(answer.status).toBe(200)
    const { body } = await preview(app)
    expect(lineOf(body, 'gochujang')).toMatchObject({ isStaple: true, isStocked: true })
    expect(lineOf(body, 'rice')).toMatchObject({ isStaple: true, isStocked: true })
    const [facts] = (await app.get('/api/recipe-facts')).body
    expect(facts).toMatchObject({ needed: 3, atHome: 3 })
    expect((await staples('rice')).body.message).toBe('Staples must be a list of text')
    await staples([])
    expect(said((await preview(app)).body)).toContain('Gochujang 1 lb')
  })

  test('leaves out what was eaten, cooked, or has no recipe', async ({ app }) => {
    await plan(app, 'Yesterday', '1 apple', { date: addDays(today, -1) })
    await plan(app, 'Cooked', '1 banana')
    await plan(app, 'Later', '1 cherry', { date: addDays(today, 7) })
    await plan(app, 'Odd', '1 cup\n2 dates')
    await app.post(
      '/api/meal-events',
      meal({ recipeName: 'Pizzeria', recipeId: null, date: today }),
    )
    await app.post('/api/cookings', { mealId: 2, title: 'Cooked' })
    const { body } = await preview(app, { ...days, startDate: addDays(today, -3) })
    expect(said(body)).toEqual(['Dates 2'])
    expect(body).toMatchObject({
      meals: 1,
      unread: [{ title: 'Odd', line: '1 cup' }],
      withoutRecipe: [{ mealId: 5, date: today, title: 'Pizzeria' }],
    })
  })

  test('counts what earlier meals leave over', async ({ app }) => {
    const [fri, mon] = [addDays(today, 2), addDays(today, 5)]
    await plan(app, 'Stew', '4 tomatoes\n500 g rice', { date: fri })
    await plan(app, 'Stew', '4 tomatoes\n500 g rice', { date: mon })
    await stock(app, 'Tomatoes', '4')
    await app.post('/api/shopping', shoppingItem({ name: 'Rice', quantity: '500 g' }))
    const later = { startDate: addDays(today, 4), endDate: addDays(today, 7) }
    expect(said((await preview(app, { startDate: today, endDate: fri })).body)).toEqual([
      '(Rice 500 g)',
      '(Tomatoes 4)',
    ])
    const { body } = await preview(app, later)
    expect(said(body)).toEqual(['Rice 500 g', 'Tomatoes 4'])
    expect(body).toMatchObject({ meals: 1 })
    expect(lineOf(body, 'rice')).toMatchObject({ onList: null, needed: '500 g' })
    await app.post('/api/cookings', { mealId: 1, title: 'Stew' })
    expect(said((await preview(app, later)).body)).toEqual(['(Rice 500 g)', '(Tomatoes 4)'])
    expect(said((await preview(app, { recipeId: 1 })).body)).toEqual([
      '(Rice 500 g)',
      '(Tomatoes 4)',
    ])
  })

  test('says which meals of the same week come after', async ({ app }) => {
    const until = (days: number) => ({ startDate: today, endDate: addDays(today, days) })
    for (const day of [3, 4, 6, 7]) {
      await plan(app, 'Stew', '4 tomatoes', { date: addDays(today, day) })
    }
    const more = async (query: object) => (await preview(app, query)).body.more
    expect(await more(until(3))).toEqual({ meals: 2, endDate: addDays(today, 6) })
    expect(await more(until(6))).toBeNull()
    expect(await more({ recipeId: 1 })).toBeNull()
  })

  test('does not count on what expires before', async ({ app }) => {
    await plan(app, 'Lasagna', '500 g spinach', { date: addDays(today, 3) })
    await stock(app, 'Spinach', '1 kg', { expiryDate: addDays(today, 2) })
    const { body } = await preview(app)
    expect(said(body)).toEqual(['Spinach 500 g'])
    expect(body.lines).toMatchObject([{ goodUntil: addDays(today, 2), minus: [] }])
    await app.put('/api/pantry/1', { expiryDate: addDays(today, 3) })
    const kept = (await preview(app)).body
    expect(said(kept)).toEqual(['(Spinach 500 g)'])
    expect(kept.lines).toMatchObject([{ goodUntil: null }])
  })

  test('counts every stock once, for what must be just that before what may be any', async ({
    app,
  }) => {
    await plan(app, 'Salad', '2 onions')
    await plan(app, 'Tart', '2 red onions', { date: addDays(today, 1) })
    await stock(app, 'Red onions', '3')
    expect(said((await preview(app)).body)).toEqual(['Onions 1', '(Red onions 2)'])
  })

  test('counts a few spoons as there, and asks about what nobody can compare', async ({ app }) => {
    await plan(
      app,
      'Stir-fry',
      '2 tbsp soy sauce\n4 carrots\n2 cups flour\n3 tbsp oil\n2 cups rice\n1 tin tomatoes\n2 tomatoes',
    )
    await stock(app, 'Soy sauce', '1 bottle')
    await stock(app, 'Carrots', '1 bag', { location: 'Fridge' })
    await stock(app, 'Oil', '1 tbsp')
    await stock(app, 'Rice', '1 kg')
    const { body } = await preview(app)
    expect(said(body)).toEqual([
      'Carrots 4',
      '(Flour 1 bag)',
      'Oil 1 bottle',
      '(Rice 2 cups)',
      '(Soy sauce 1 bottle)',
      'Tomatoes 1 tin',
      'Tomatoes 2',
    ])
    expect(lineOf(body, 'carrot').minus).toMatchObject([
      { id: 2, name: 'Carrots', location: 'Fridge', has: '1 bag', quantity: null, isPart: false },
    ])
    expect(lineOf(body, 'canned tomato').category).toBe('Pantry')
    const maybe = body.lines.filter(({ isMaybe }) => isMaybe).map(({ name }) => name)
    expect(maybe, 'a bag of carrots may be enough').toEqual(['Carrots'])
  })

  test('counts from now on: what is over or cooked needs nothing', async ({ app }) => {
    const early = { mealType: 'Breakfast', time: '07:00' }
    await plan(app, 'Oats', '1 cup oats', early)
    await plan(app, 'Soup', '2 leeks', { mealType: 'Dinner', time: '18:00' })
    await plan(app, 'Eggs', '3 eggs', { ...early, date: addDays(today, 1) })
    const { body } = await preview(app)
    expect([said(body), body.meals]).toEqual([['Eggs 3', 'Leeks 2'], 2])
  })

  test('is what the ideas and the plan reckon, too', async ({ app }) => {
    const lines = '3 very ripe bananas\n1 cup corn kernels\n1 tsp salt\n1 cup feta\n2 limes'
    await plan(app, 'Odd cake', lines)
    await stock(app, 'Bananas', '6')
    await stock(app, 'Frozen corn', '1 bag')
    await stock(app, 'Feta', '1 block')
    const { body } = await preview(app)
    const toBuy = body.lines.filter(({ isStocked, isMaybe }) => !isStocked && !isMaybe)
    const ideas = (await app.get('/api/cooking-ideas')).body.ideas
    expect(toBuy.map(({ name }) => name)).toEqual(['Limes'])
    expect(ideas).toMatchObject([{ title: 'Odd cake', needed: 5, missing: ['2 limes'] }])
    const chat = await say(app, { message: 'what can we cook?' })
    expect(chat.text).toContain('you have 4 of 5 ingredients')
  })
})
