import { expect, test } from 'vitest'
import { proposal } from '../proposal.factory.ts'
import { fieldsOf, itemOf, textsOf } from './editedItems.ts'

/** What comes out when somebody types this into the editor. */
function edited(commandType: string, item: unknown, typed: Record<string, string> = {}) {
  const fields = fieldsOf(proposal({ commandType }), item)
  return itemOf(item, fields, { ...textsOf(item, fields), ...typed })
}

test('what nobody touched stays as it was', () => {
  const milk = { name: 'Milk', quantity: '1', category: 'Dairy', location: 'Fridge', notes: null }
  expect(edited('ADD_PANTRY_ITEMS_TEXT', milk)).toEqual(milk)
  expect(edited('DELETE_PANTRY_ITEMS_TEXT', 'Milk')).toBe('Milk')
  const update = { id: 7, isCompleted: true }
  expect(edited('UPDATE_SHOPPING_ITEMS_TEXT', update)).toEqual(update)
})

test('what is typed is trimmed, and what is emptied is nothing', () => {
  const milk = { name: 'Milk', quantity: '1', store: 'Costco' }
  expect(edited('ADD_SHOPPING_ITEMS_TEXT', milk, { quantity: ' 2 ', store: ' ' })).toEqual({
    ...milk,
    quantity: '2',
    store: null,
    priority: 'medium',
  })
})

test('an update shows only what it changes', () => {
  const names = fieldsOf(proposal({ commandType: 'UPDATE_MENU_ITEM_TEXT' }), {
    id: 3,
    date: '2026-11-20',
    recipeId: 4,
    recipeName: 'Soup',
  }).map(({ name }) => name)
  expect(names).toEqual(['date', 'recipeName'])
})

test('another dish is found by its name', () => {
  const soup = { id: 3, recipeName: 'Soup', recipeId: 4 }
  expect(edited('UPDATE_MENU_ITEM_TEXT', soup, { recipeName: 'Tacos' })).toEqual({
    id: 3,
    recipeName: 'Tacos',
  })
})

test('tags and eaters are typed with commas', () => {
  const soup = { title: 'Soup', ingredients: 'a', instructions: 'b', tags: ['quick'] }
  expect(edited('ADD_RECIPE_TEXT', soup, { tags: 'quick, kids,, ' })).toMatchObject({
    tags: ['quick', 'kids'],
  })
})
