import { describe, expect } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, carryOut, propose } from '#features/proposals/proposals.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { type App, test } from '#test/harness.ts'
import { noonZone } from '#test/household.ts'

const today = dayIn(noonZone)
const type = 'RECORD_COOKED_MEAL_TEXT'

async function soupEvening(app: App) {
  const ingredients = '4 carrots\n1 onion\n1 pinch salt\n1 tsp saffron'
  await app.post('/api/recipes', recipe({ title: 'Soup', ingredients, servings: '4' }))
  await app.post('/api/meal-events', meal({ recipeName: 'Soup', recipeId: 1, date: today }))
  await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '6' }))
  await app.post('/api/pantry', pantryItem({ name: 'Onion', quantity: '1' }))
  await app.post('/api/pantry', pantryItem({ name: 'Salt', quantity: 'plenty' }))
}

const lists = async (app: App) => {
  const [pantry, shopping, cookings] = await Promise.all(
    ['/api/pantry', '/api/shopping', '/api/cookings'].map((path) => app.get(path)),
  )
  const said = (list: { name: string; quantity: string | null }[]) =>
    list.map(({ name, quantity }) => `${name}: ${quantity}`)
  return {
    pantry: said(pantry?.body),
    shopping: said(shopping?.body),
    cookings: cookings?.body,
  }
}

describe('a dish that was cooked, as a proposal', () => {
  test('says what would be used, and does it as one change that goes back whole', async ({
    app,
  }) => {
    await soupEvening(app)
    const before = await lists(app)
    const proposal = await propose(app, type, [{ recipeName: 'soup', leftovers: '2 bowls' }])
    expect(proposal.proposedChanges).toMatchObject([
      {
        item: {
          recipeName: 'Soup',
          date: today,
          servings: 4,
          used: 'Carrots: 2\nOnion: none',
          toBuy: ['Onion'],
          leftovers: '2 bowls',
        },
      },
    ])
    expect(proposal.commandContent).toBe(
      'Cooked Soup (Today · 4 servings · 2 from the pantry · 1 to buy · left over: 2 bowls)',
    )
    expect(await lists(app), 'nothing before somebody approves').toEqual(before)

    expect((await approve(app, proposal)).status).toBe(200)
    const after = await lists(app)
    expect(after.pantry).toEqual(['Carrots: 2', 'Salt: plenty', 'Soup (leftovers): 2 bowls'])
    expect(after.shopping).toEqual(['Onion: null'])
    expect(after.cookings).toMatchObject([
      { title: 'Soup', mealId: 1, recipeId: 1, cookedOn: today, servings: 4 },
    ])
    expect((await app.get('/api/cookings/1')).body.recipe.title).toBe('Soup')

    expect((await app.post('/api/undo')).status).toBe(200)
    expect(await lists(app)).toEqual(before)
  })

  test('is corrected on the card, and takes stars', async ({ app }) => {
    await soupEvening(app)
    const proposal = await propose(app, type, [{ recipeName: 'Soup' }])
    const edited = { recipeName: 'Soup', used: 'Carrots: 5', ratings: 'Maya: 5\nDad: 3 stars' }
    expect((await approve(app, proposal, [edited])).status).toBe(200)
    const { pantry, shopping, cookings } = await lists(app)
    expect(pantry).toEqual(['Carrots: 5', 'Onion: 1', 'Salt: plenty'])
    expect(shopping).toEqual([])
    expect(cookings[0].ratings).toEqual([
      { name: 'Maya', stars: 5 },
      { name: 'Dad', stars: 3 },
    ])
  })

  test('two dishes take one after the other, each what is left', async ({ app }) => {
    await soupEvening(app)
    await app.post('/api/recipes', recipe({ title: 'Slaw', ingredients: '1 carrot' }))
    await carryOut(app, type, [{ recipeName: 'Soup' }, { recipeName: 'Slaw' }])
    expect((await lists(app)).pantry).toContain('Carrots: 1')
    expect((await lists(app)).cookings).toHaveLength(2)
  })

  test('two items of one name are told apart', async ({ app }) => {
    await soupEvening(app)
    await app.post('/api/pantry', pantryItem({ name: 'Onion', quantity: '5', location: 'Cellar' }))
    const proposal = await propose(app, type, [{ recipeName: 'Soup' }])
    expect(proposal.proposedChanges[0]?.item).toMatchObject({
      used: 'Carrots: 2\nOnion (1, Fridge): none',
    })
    expect((await approve(app, proposal)).status).toBe(200)
    expect((await lists(app)).pantry).toContain('Onion: 5')
  })

  test('somebody used the carrots meanwhile: it is shown again before it is done', async ({
    app,
  }) => {
    await soupEvening(app)
    const proposal = await propose(app, type, [{ recipeName: 'Soup' }])
    await app.put('/api/pantry/1', { quantity: '5' })
    expect((await approve(app, proposal)).status).toBe(409)
    expect((await lists(app)).cookings).toEqual([])
  })

  test('a dish that no recipe has is noted, and said so; twice is said so', async ({ app }) => {
    const soup = { recipeName: 'Stone soup', date: addDays(today, -1) }
    const proposal = await propose(app, type, [soup])
    expect(proposal.warnings).toEqual([
      "Stone soup isn't in the recipe book, so we don't know what it took.",
    ])
    await approve(app, proposal)
    const again = await propose(app, type, [{ ...soup, notes: 'Again' }])
    expect(again.warnings).toContain('Stone soup is already marked as cooked for Yesterday.')
  })

  test.for<[object, string]>([
    [{ ratings: 'Maya: 5\n'.repeat(31).trim() }, 'At most 30 people can rate a meal'],
    [{ used: 'Carrots: 2\n'.repeat(101).trim() }, 'At most 100 things at once'],
    [{ used: 'x'.repeat(5_001) }, 'What was used is too long'],
    [{ servings: 0 }, 'Servings must be at least ¼'],
    [{ date: 'yesterday' }, 'Day must be a date like'],
  ])('%j is refused', async ([given, message], { app }) => {
    await soupEvening(app)
    const proposal = await propose(app, type, [{ recipeName: 'Soup' }])
    const { status, body } = await approve(app, proposal, [{ recipeName: 'Soup', ...given }])
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
    expect((await lists(app)).cookings).toEqual([])
  })

  test.for<[object, string]>([
    [{ date: addDays(today, 2) }, "hasn't come yet"],
    [{ used: 'Carrots' }, "Say what's left after a colon: “Carrots: 2 lb”"],
    [{ used: 'Parsnips: none' }, "There's no “Parsnips” in the pantry."],
    [{ ratings: 'Maya: 6' }, 'Write stars like “Maya: 5”'],
    [{ ratings: 'great' }, 'Write stars like'],
  ])('%j can’t be approved as it stands', async ([given, message], { app }) => {
    await soupEvening(app)
    const before = await lists(app)
    const proposal = await propose(app, type, [{ recipeName: 'Soup', ...given }])
    expect(proposal.problems[0]?.message).toContain(message)
    expect((await approve(app, proposal)).status).toBe(400)
    expect(await lists(app)).toEqual(before)
  })
})
