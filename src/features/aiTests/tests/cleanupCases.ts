import { expects, nothing, testOf } from './aiTest.ts'

const test = testOf('Flash-PostCleanup')

/** Cleaning up: removals, and records that must stay. */
export const cleanupCases = [
  test(
    'thrown away',
    'I threw away the spinach',
    [expects('DELETE_PANTRY_ITEMS_TEXT', 'spinach')],
    { allows: ['ADD_SHOPPING_ITEMS_TEXT'] },
  ),
  test('off the list', 'Take the cilantro and the dish soap off the shopping list', [
    expects('DELETE_SHOPPING_ITEMS_TEXT', 'cilantro', 'dish soap'),
  ]),
  test('a meal cancelled', "Cancel tomorrow's dinner", [
    expects('DELETE_MENU_ITEM_TEXT', '2026-11-19'),
  ]),
  test('a recipe deleted', 'Delete the recipe for lentil soup', [
    expects('DELETE_RECIPE_TEXT', 'lentil soup'),
  ]),
  test('a note forgotten', 'Forget the note about the slow cooker', [
    expects('DELETE_KNOWLEDGE_ITEM_TEXT', 'slow cooker'),
  ]),
  test('a rule gone', 'Delete the rule about dinner time', [
    expects('DELETE_WHOLE_FAMILY_PREFERENCE_TEXT', 'dinner time'),
  ]),
  test('a dislike gone', "Remove mushrooms from Lily's dislikes", [
    {
      ...expects('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', 'mushrooms'),
      or: expects('UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT', 3),
    },
  ]),
  test('not thrown away', "Please don't throw away the yogurt", nothing),
]
