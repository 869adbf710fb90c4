import { expects, expectsPreference, nothing, testOf } from './aiTest.ts'

const test = testOf('Pro-25-Realistic')

/** Everyday speech: casual, several wishes at once, with earlier messages. */
export const everydayCases = [
  test('out of milk', "Oh no, we're out of milk", [expects('ADD_SHOPPING_ITEMS_TEXT', 'milk')], {
    allows: ['DELETE_PANTRY_ITEMS_TEXT', 'UPDATE_PANTRY_ITEMS_TEXT'],
  }),
  test('home from the store', 'I bought 2 lb of ground turkey and a bag of apples', [
    expects('ADD_PANTRY_ITEMS_TEXT', 'turkey', 'apple'),
  ]),
  test('two wishes', 'Add bread to the list and move the tacos to Saturday', [
    expects('ADD_SHOPPING_ITEMS_TEXT', 'bread'),
    expects('UPDATE_MENU_ITEM_TEXT', 3),
  ]),
  test('less than before', 'There are only 3 eggs left', [expects('UPDATE_PANTRY_ITEMS_TEXT', 5)], {
    allows: ['ADD_SHOPPING_ITEMS_TEXT'],
  }),
  test('an allergy', 'Lily is allergic to walnuts', [expectsPreference('walnuts', 'mushrooms')]),
  test(
    'a later dinner',
    'Change our dinner time to 7 PM',
    [expects('UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', 1)],
    { isForModels: true },
  ),
  test('and one more', 'and two lemons', [expects('ADD_SHOPPING_ITEMS_TEXT', 'lemon')], {
    history: [
      { role: 'user', content: 'add celery to the shopping list', proposals: [] },
      {
        role: 'assistant',
        content: 'I would add celery to the shopping list. Approve it below.',
        proposals: [
          {
            id: 1,
            type: 'ADD_SHOPPING_ITEMS_TEXT',
            items: [{ name: 'Celery', quantity: '1' }],
            status: 'executed',
          },
        ],
      },
    ],
  }),
  test('plenty of it', 'We still have plenty of rice, no need to buy any', nothing),
]
