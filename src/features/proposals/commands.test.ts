import { describe, expect } from 'vitest'
import { commandTypes } from '#features/cards.logic.ts'
import { familyMember, familyRule, knowledgeItem } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { features } from '#server/features.ts'
import { type App, test } from '#test/harness.ts'
import { add, type List, read } from './lists.factory.ts'
import { carryOut } from './proposals.factory.ts'

test('every command of the specification is there, once', () => {
  const registered = features.flatMap(({ commands = [] }) => commands.map(({ type }) => type))
  expect(registered.sort()).toEqual(commandTypes.toSorted())
})

const { title, ingredients, instructions } = recipe()

describe('an approved command adds', () => {
  test.for<[string, List, unknown, object]>([
    ['ADD_PANTRY_ITEMS_TEXT', 'pantry', pantryItem({ location: 'fridge' }), pantryItem()],
    ['UPDATE_PANTRY_LIST', 'pantry', pantryItem(), pantryItem()],
    [
      'ADD_SHOPPING_ITEMS_TEXT',
      'shopping',
      { name: 'Eggs', quantity: '12', priority: '' },
      { name: 'Eggs', quantity: '12', priority: 'medium', isCompleted: false },
    ],
    ['UPDATE_SHOPPING_LIST', 'shopping', { name: 'Eggs', quantity: '12' }, { name: 'Eggs' }],
    ['ADD_RECIPE_TEXT', 'recipe', recipe({ difficulty: 'Easy' }), { title, ingredients }],
    [
      'ADD_RECIPE_TEXT',
      'recipe',
      { title, ingredients, instructions, difficulty: 'EXPERT' },
      { title, difficulty: 'Hard' },
    ],
    ['UPDATE_RECIPE_BOOK', 'recipe', { title, ingredients, instructions }, { title }],
    ['CREATE_MENU_TEXT', 'menu', meal(), meal()],
    [
      'CREATE_MENU_TEXT',
      'menu',
      { ...meal(), time: '12:00', mealType: null },
      { mealType: 'Lunch' },
    ],
    ['MENU', 'menu', meal({ mealType: 'dinner' }), { mealType: 'Dinner' }],
    ['ADD_KNOWLEDGE_ITEM_TEXT', 'knowledge', knowledgeItem(), knowledgeItem()],
    [
      'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      'member',
      { name: 'Nana', keyGoalsAndLimits: '', likes: 'Soup', dislikes: '' },
      { name: 'Nana', likes: 'Soup', dislikes: 'Nothing noted yet', sortOrder: 0, isActive: true },
    ],
    [
      'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      'member',
      { name: 'Leo', role: 'guest', keyGoalsAndLimits: '', likes: '', dislikes: 'Nuts (allergy)' },
      { name: 'Leo', role: 'guest', isActive: false },
    ],
    [
      'UPDATE_FAMILY_PREFERENCES',
      'member',
      { name: 'Nana', keyGoalsAndLimits: 'Less salt', likes: 'Soup', dislikes: 'Olives' },
      { name: 'Nana', keyGoalsAndLimits: 'Less salt' },
    ],
    [
      'ADD_WHOLE_FAMILY_PREFERENCE_TEXT',
      'rule',
      { name: 'Fish', description: 'On Fridays', value: 'weekly' },
      { name: 'Fish', value: 'weekly', sortOrder: 0, isActive: true },
    ],
  ])('%s', async ([type, list, item, expected], { app }) => {
    const { changes } = await carryOut(app, type, [item])
    expect(changes).toMatchObject([{ action: 'add', id: 1 }])
    expect(await read(app, list)).toMatchObject([expected])
  })
})

describe('an approved command updates only what it says', () => {
  test.for<[string, List, object, Record<string, unknown>]>([
    ['UPDATE_PANTRY_ITEMS_TEXT', 'pantry', pantryItem(), { quantity: '1 cup' }],
    ['UPDATE_SHOPPING_ITEMS_TEXT', 'shopping', shoppingItem(), { isCompleted: true, store: null }],
    [
      'UPDATE_RECIPE_TEXT',
      'recipe',
      { ...recipe(), nutrition: [{ name: 'Calories', amount: '320 kcal' }] },
      { servings: '8', difficulty: 'expert' },
    ],
    ['UPDATE_MENU_ITEM_TEXT', 'menu', meal(), { date: '2026-11-19' }],
    ['UPDATE_KNOWLEDGE_ITEM_TEXT', 'knowledge', knowledgeItem(), { content: 'Runs cold' }],
    ['UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT', 'member', familyMember(), { likes: 'Tacos' }],
    ['UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', 'rule', familyRule(), { value: '7 PM' }],
  ])('%s', async ([type, list, record, patch], { app }) => {
    const before = await add(app, list, record)
    await carryOut(app, type, [{ id: before.id, ...patch }])
    const [after] = await read(app, list)
    const wanted = { ...before, ...patch, version: 2, updatedAt: after.updatedAt }
    if (patch.difficulty) wanted.difficulty = 'Hard'
    expect(after).toEqual(wanted)
  })

  test.for<[string, object]>([
    ['UPDATE_PANTRY_ITEMS_TEXT', { id: 1 }],
    ['UPDATE_SHOPPING_ITEMS_TEXT', { id: 1, unknown: 'x' }],
    ['UPDATE_RECIPE_TEXT', { id: 1 }],
    ['UPDATE_MENU_ITEM_TEXT', { id: 1 }],
    ['UPDATE_KNOWLEDGE_ITEM_TEXT', { id: 1, vaultName: 'Kitchen' }],
    ['UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT', { id: 1 }],
    ['UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', { id: 1 }],
  ])('%s needs a field to update', async ([type, item], { app }) => {
    const proposed = await refusalOf(app, type, [item])
    expect(proposed).toContain('At least one field must be provided for update')
  })

  test('the older lists change what has the name, and add the rest', async ({ app }) => {
    await add(app, 'pantry', pantryItem({ notes: 'Keep this' }))
    const items = [
      { ...pantryItem({ quantity: '5 cups' }), notes: null },
      pantryItem({ name: 'Oats' }),
    ]
    await carryOut(app, 'UPDATE_PANTRY_LIST', items)
    expect(await read(app, 'pantry')).toMatchObject([
      { name: 'Greek yogurt', quantity: '5 cups', notes: 'Keep this' },
      { name: 'Oats' },
    ])
  })

  test('what is known of somebody is added to, never replaced', async ({ app }) => {
    await add(app, 'member', familyMember({ name: 'Dad', dislikes: 'None' }))
    await carryOut(app, 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT', [
      { name: 'dad', keyGoalsAndLimits: '', likes: 'Tacos\nsalmon', dislikes: 'Olives' },
      { name: 'Dad', keyGoalsAndLimits: '', likes: '', dislikes: 'Shellfish (allergy)' },
    ])
    expect(await read(app, 'member')).toMatchObject([
      {
        keyGoalsAndLimits: familyMember().keyGoalsAndLimits,
        likes: '• Salmon\n• Any soup\n• Tacos',
        dislikes: 'Olives\nShellfish (allergy)',
      },
    ])
  })
})

/** What parsing refused, as it is written down. */
async function refusalOf(app: App, type: string, items: unknown) {
  const text = `${type}: ${JSON.stringify(items)}`
  const { body } = await app.post('/api/command-proposals/parse-user-text', { text })
  expect(body.proposals).toEqual([])
  const rows = await app.look((reader) =>
    reader.selectFrom('parsedCommands').select('executionResult').execute(),
  )
  return rows.at(-1)?.executionResult
}

describe('a command that is not as it must be is no proposal', () => {
  test.for<[string, unknown, string]>([
    ['ADD_PANTRY_ITEMS_TEXT', [{ name: 'Milk' }], 'Quantity is required'],
    ['ADD_SHOPPING_ITEMS_TEXT', [{ name: 'Milk' }], 'Quantity is required'],
    ['ADD_RECIPE_TEXT', [{ title: 'Soup', ingredients: 'Water' }], 'Instructions are required'],
    ['CREATE_MENU_TEXT', [{ ...meal(), date: 'tomorrow' }], 'Date must be a day like 2026-11-14'],
    ['CREATE_MENU_TEXT', [{ ...meal(), time: null }], 'Time is required'],
    ['ADD_KNOWLEDGE_ITEM_TEXT', [{ name: 'Oven' }], 'Topic is required'],
    ['ADD_FAMILY_MEMBER_PREFERENCE_TEXT', [{ name: 'Dad' }], 'Likes are required'],
    ['ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [{ name: 'Fish' }], 'Value is required'],
    ['DELETE_PANTRY_ITEMS_TEXT', [{ name: 'Milk' }], 'Name must be text'],
    ['DELETE_KNOWLEDGE_ITEM_TEXT', ['Oven'], 'takes items with named fields'],
    ['UPDATE_PANTRY_ITEMS_TEXT', [{ quantity: '1' }], 'The id must be a number'],
    ['ADD_PANTRY_ITEMS_TEXT', Array(51).fill(pantryItem()), 'at most 50 items'],
    ['UPDATE_MENU_ITEM_TEXT', [{ id: 1, time: '25:00' }], 'Time must be a time of day like 18:00'],
    ['UPDATE_MENU_ITEM_TEXT', [{ id: 3_000_000_000, time: '18:00' }], 'that of a record'],
    ['UPDATE_PANTRY_ITEMS_TEXT', [{ id: -1, quantity: '1' }], 'that of a record'],
  ])('%s %j', async ([type, items, message], { app }) => {
    expect(await refusalOf(app, type, items)).toContain(message)
  })
})
