import { describe, expect } from 'vitest'
import { familyMember, familyRule, knowledgeItem } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'
import { add, type List, read } from './lists.factory.ts'
import { approve, carryOut, edit, propose } from './proposals.factory.ts'

const { title } = recipe()

describe('an approved command deletes', () => {
  test.for<[string, List, object, unknown]>([
    ['DELETE_PANTRY_ITEMS_TEXT', 'pantry', pantryItem(), 'greek yogurts'],
    ['DELETE_FROM_PANTRY', 'pantry', pantryItem(), 'Greek yogurt'],
    ['DELETE_SHOPPING_ITEMS_TEXT', 'shopping', shoppingItem({ name: 'Eggs' }), 'egg'],
    ['DELETE_FROM_SHOPPING_LIST', 'shopping', shoppingItem(), 'Milk'],
    ['DELETE_RECIPE_TEXT', 'recipe', recipe(), title],
    ['DELETE_RECIPE', 'recipe', recipe(), title],
    ['DELETE_MENU_ITEM_TEXT', 'menu', meal(), { date: meal().date, mealType: 'dinner' }],
    [
      'DELETE_KNOWLEDGE_ITEM_TEXT',
      'knowledge',
      knowledgeItem(),
      { vaultName: 'kitchen', name: 'oven' },
    ],
    ['DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', 'member', familyMember(), 'Mom'],
    ['DELETE_WHOLE_FAMILY_PREFERENCE_TEXT', 'rule', familyRule(), 'dinner time'],
  ])('%s', async ([type, list, record, item], { app }) => {
    await add(app, list, record)
    await carryOut(app, type, [item])
    expect(await read(app, list)).toEqual([])
  })

  test('one line of what is known of somebody', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Mom' }))
    await carryOut(app, 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', ['Mom: salmon'])
    expect(await read(app, 'member')).toMatchObject([{ name: 'Mom', likes: '• Any soup' }])
    const wrong = await propose(app, 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', ['Mom: plutonium'])
    expect(wrong.problems).toMatchObject([{ message: 'Nothing noted about Mom says “plutonium”.' }])
  })

  test('never a guess: what is found stands on the card, and approving names it', async ({
    app,
  }) => {
    await add(app, 'pantry', pantryItem({ name: 'Milk', quantity: '1 gallon', location: 'Fridge' }))
    await add(app, 'pantry', pantryItem({ name: 'Milk', quantity: '2 cans', location: 'Pantry' }))
    const proposal = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['milk', 'Oat milk'])
    const said = [
      '“milk” could be Milk (1 gallon, Fridge) or Milk (2 cans, Pantry).',
      "There's no “Oat milk” in the pantry. Did you mean Milk?",
    ]
    expect(proposal.problems.map(({ message }) => message)).toEqual(said)
    const { status, body } = await approve(app, proposal)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, error: { code: 'invalid' } })
    expect(body.error.validationErrors).toEqual([
      { field: '0', message: said[0] },
      { field: '1', message: said[1] },
    ])
    expect(await read(app, 'pantry')).toHaveLength(2)

    const { body: chosen } = await edit(app, proposal, ['Milk (2 cans, Pantry)'])
    expect(chosen.affectedEntities).toMatchObject([{ label: 'Milk' }])
    expect((await approve(app, chosen)).status).toBe(200)
    expect(await read(app, 'pantry')).toMatchObject([{ quantity: '1 gallon' }])
  })

  test('of two that look alike each by its date; what nobody can tell apart is either', async ({
    app,
  }) => {
    const milk = pantryItem({ name: 'Milk', quantity: '1 gallon', location: 'Fridge' })
    await add(app, 'pantry', { ...milk, expiryDate: '2030-01-05' })
    await add(app, 'pantry', { ...milk, expiryDate: '2030-01-09' })
    const both = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['milk'])
    expect(both.problems[0]?.message).toBe(
      '“milk” could be Milk (1 gallon, Fridge, until Jan 5) or Milk (1 gallon, Fridge, until Jan 9).',
    )
    await carryOut(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk (1 gallon, Fridge, until Jan 5)'])
    expect(await read(app, 'pantry')).toMatchObject([{ expiryDate: '2030-01-09' }])
    await add(app, 'pantry', { ...milk, expiryDate: '2030-01-09' })
    await carryOut(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk (1 gallon, Fridge)'])
    expect(await read(app, 'pantry')).toHaveLength(1)
  })

  test('one of several meals only by its dish', async ({ app }) => {
    await add(app, 'menu', meal({ recipeName: 'Soup' }))
    await add(app, 'menu', meal({ recipeName: 'Salad' }))
    const at = { date: meal().date, mealType: 'Dinner' }
    const both = await propose(app, 'DELETE_MENU_ITEM_TEXT', [at])
    expect(both.problems[0]?.message).toContain('has several meals: Soup, Salad. Say which one.')
    await carryOut(app, 'DELETE_MENU_ITEM_TEXT', [{ ...at, recipeName: 'soup' }])
    expect(await read(app, 'menu')).toMatchObject([{ recipeName: 'Salad' }])
    const none = await propose(app, 'DELETE_MENU_ITEM_TEXT', [
      { date: '2026-12-24', mealType: 'Lunch' },
    ])
    expect(none.problems[0]?.message).toBe('Nothing is planned for Lunch (Thu, Dec 24).')
  })
})
