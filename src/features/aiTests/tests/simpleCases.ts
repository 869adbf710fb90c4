import { expects, expectsPreference, nothing, testOf } from './aiTest.ts'

const test = testOf('Flash')

/** One plain wish each. */
export const simpleCases = [
  test('three things to buy', 'Add coffee, oranges and tortillas to the shopping list', [
    expects('ADD_SHOPPING_ITEMS_TEXT', 'coffee', 'orange', 'tortilla'),
  ]),
  test('an amount and a store', 'put 2 bottles of sparkling water on the Costco list', [
    expects('ADD_SHOPPING_ITEMS_TEXT', 'sparkling water'),
  ]),
  test('something for the freezer', 'Put 2 bags of frozen corn into the freezer', [
    expects('ADD_PANTRY_ITEMS_TEXT', 'corn'),
  ]),
  test('another amount on the list', 'change the avocados to 6', [
    expects('UPDATE_SHOPPING_ITEMS_TEXT', 3),
  ]),
  test('a dish for a day', "Let's have chickpea curry on Saturday", [
    expects('CREATE_MENU_TEXT', 'chickpea curry'),
  ]),
  test('a dish that was cooked', 'We cooked the lentil soup last night', [
    expects('RECORD_COOKED_MEAL_TEXT', ['lentil soup', '2026-11-17']),
  ]),
  test('a taste', 'Lily loves dumplings', [expectsPreference('dumplings', 'pasta')]),
  test('something to remember', 'Remember that the bakery is closed on Mondays', [
    expects('ADD_KNOWLEDGE_ITEM_TEXT', 'bakery'),
  ]),
  test('a question', 'How many eggs do we have?', nothing),
]
