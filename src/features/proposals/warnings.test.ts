import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'
import { add, read } from './lists.factory.ts'
import { approve, propose } from './proposals.factory.ts'

describe('must-avoids', () => {
  test('are warned of by name, on the card and when it is approved', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Dad', dislikes: 'Shellfish (allergy)' }))
    await add(app, 'member', familyMember({ name: 'Maya', dislikes: 'Shrimp' }))
    await add(app, 'recipe', recipe({ title: 'Scampi', ingredients: '1 lb shrimp\nGarlic' }))
    const dish = meal({ recipeName: 'scampi' })
    const proposal = await propose(app, 'CREATE_MENU_TEXT', [dish])
    expect(proposal.warnings).toEqual(['Dad must avoid shellfish'])
    const { body } = await approve(app, proposal)
    expect(body.result.warnings).toEqual(['Dad must avoid shellfish'])
    expect(await read(app, 'menu')).toMatchObject([{ recipeName: 'Scampi', recipeId: 1 }])

    const without = await propose(app, 'CREATE_MENU_TEXT', [
      { ...dish, date: '2026-11-20', attendees: ['maya'] },
    ])
    expect(without.warnings).toEqual([])
    const again = await propose(app, 'UPDATE_MENU_ITEM_TEXT', [{ id: 1, attendees: ['Dad'] }])
    expect(again.warnings).toEqual(['Dad must avoid shellfish'])

    const tom = { name: 'Tom', dislikes: 'Garlic (allergy)', isActive: false }
    await add(app, 'member', familyMember(tom))
    const guest = await propose(app, 'UPDATE_MENU_ITEM_TEXT', [{ id: 1, attendees: ['tom'] }])
    expect(guest.warnings, 'a guest, where they are named').toEqual(['Tom must avoid garlic'])
  })

  test('are found under another name', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Maya', dislikes: 'Allergic to shrimp' }))
    await add(app, 'recipe', recipe({ title: 'Goan curry', ingredients: '200 g prawns' }))
    const planned = await propose(app, 'CREATE_MENU_TEXT', [meal({ recipeName: 'Goan curry' })])
    expect(planned.warnings).toEqual(['Maya must avoid shrimp'])
  })

  test('are warned of on the card of a recipe, new or changed', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Dad', dislikes: 'Peanut allergy' }))
    const satay = { title: 'Satay', ingredients: '3 tbsp groundnuts', instructions: 'Stir.' }
    const added = await propose(app, 'ADD_RECIPE_TEXT', [satay])
    expect(added.warnings).toEqual(['Dad must avoid peanuts'])
    await add(app, 'recipe', recipe({ title: 'Rice', ingredients: 'rice' }))
    const changed = await propose(app, 'UPDATE_RECIPE_TEXT', [{ id: 1, ingredients: 'peanuts' }])
    expect(changed.warnings).toEqual(['Dad must avoid peanuts'])
  })

  test('are warned of on the card of what is bought or kept, where it comes or gets its name', async ({
    app,
  }) => {
    await add(app, 'member', familyMember({ name: 'Leo', dislikes: 'Nuts (allergy)' }))
    await add(app, 'member', familyMember({ name: 'Grandpa', dislikes: 'Lactose intolerant' }))
    const away = { name: 'Tom', dislikes: 'Bread (allergy)', isActive: false }
    await add(app, 'member', familyMember(away))
    const warned = async (command: string, ...items: unknown[]) =>
      (await propose(app, command, items)).warnings
    const amount = { quantity: '1' }
    const bought = ['Nutella', 'Walnut bread', 'Apples', 'Cheddar']
    expect(
      await warned('ADD_SHOPPING_ITEMS_TEXT', ...bought.map((name) => ({ name, ...amount }))),
    ).toEqual([
      'Leo must avoid nuts (Nutella)',
      'Grandpa must avoid lactose (Nutella)',
      'Leo must avoid nuts (Walnut bread)',
      'Grandpa must avoid lactose (Cheddar)',
    ])
    expect(await warned('ADD_SHOPPING_ITEMS_TEXT', { name: 'nuts', ...amount })).toEqual([
      'Leo must avoid nuts',
    ])
    expect(await warned('ADD_PANTRY_ITEMS_TEXT', pantryItem({ name: 'Walnuts' }))).toEqual([
      'Leo must avoid nuts (Walnuts)',
    ])

    await add(app, 'shopping', shoppingItem({ name: 'Nutella' }))
    await add(app, 'pantry', pantryItem({ name: 'Jam' }))
    expect(await warned('UPDATE_SHOPPING_ITEMS_TEXT', { id: 1, quantity: '2' })).toEqual([])
    expect(await warned('UPDATE_SHOPPING_ITEMS_TEXT', { id: 1, name: 'Pesto' })).not.toEqual([])
    expect(await warned('UPDATE_PANTRY_ITEMS_TEXT', { id: 1, name: 'Almonds' })).toEqual([
      'Leo must avoid nuts (Almonds)',
    ])
    expect(await warned('DELETE_SHOPPING_ITEMS_TEXT', 'Nutella')).toEqual([])
  })
})

test('dishes that swap days are looked over for those who stay where they eat', async ({ app }) => {
  const [saturday, sunday] = ['2026-11-21', '2026-11-22']
  const clara = { name: 'Clara', dislikes: 'Fish (must avoid)', isActive: false }
  await add(app, 'member', familyMember(clara))
  const seats = { attendees: ['Clara'], servings: 3 }
  await add(app, 'menu', meal({ recipeName: 'Roast', date: saturday, ...seats }))
  await add(app, 'menu', meal({ recipeName: 'Salmon', date: sunday }))
  const proposal = await propose(app, 'UPDATE_MENU_ITEM_TEXT', [
    { id: 1, date: sunday, attendees: null, servings: null },
    { id: 2, date: saturday, ...seats },
  ])
  expect(proposal.warnings).toEqual([expect.stringMatching(/Clara must avoid fish/)])
  await approve(app, proposal)
  expect(await read(app, 'menu')).toMatchObject([
    { recipeName: 'Salmon', date: saturday, ...seats },
    { recipeName: 'Roast', date: sunday, attendees: null, servings: null },
  ])
})

test('a meal that is planned or moved where another one stands says so, and two may swap', async ({
  app,
}) => {
  const [thursday, friday] = ['2026-11-19', '2026-11-20']
  await add(app, 'menu', meal({ recipeName: 'Tacos', date: thursday }))
  await add(app, 'menu', meal({ recipeName: 'Lasagna', date: friday }))
  const warned = async (command: string, ...items: object[]) =>
    (await propose(app, command, items)).warnings
  const taken = [expect.stringMatching(/^Dinner \(.*\) is already planned: Tacos$/)]
  expect(await warned('CREATE_MENU_TEXT', meal({ date: thursday }))).toEqual(taken)
  const move = { id: 2, date: thursday }
  expect(await warned('UPDATE_MENU_ITEM_TEXT', move)).toEqual(taken)
  expect(await warned('UPDATE_MENU_ITEM_TEXT', move, { id: 1, date: friday })).toEqual([])
  expect(await warned('UPDATE_MENU_ITEM_TEXT', { ...move, mealType: 'Lunch' })).toEqual([])
  expect(await warned('UPDATE_MENU_ITEM_TEXT', { id: 2, time: '19:00' })).toEqual([])
})
