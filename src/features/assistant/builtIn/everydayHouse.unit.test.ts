import { describe, expect, test } from 'vitest'
import type { CommandType } from '#features/cards.logic.ts'
import { builtInAssistant } from './builtIn.ts'
import { withCare } from './cards/careful.ts'
import { household, idOf } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { labels, read, saysOf, types } from './examples/said.factory.ts'
import type { Reading } from './reading.ts'
import { readMessage } from './readMessage.ts'

const itemsOf = (said: string) => read(said).commands.flatMap(({ items }) => items)

describe('what was used', () => {
  test('is only so much, beside what is gone', () => {
    expect(read('used 4 eggs for breakfast and the last of the milk').commands).toEqual(
      expect.arrayContaining([
        {
          type: 'UPDATE_PANTRY_ITEMS_TEXT',
          items: [{ id: idOf.pantry('Eggs'), quantity: '6' }],
        },
        expect.objectContaining({ type: 'DELETE_PANTRY_ITEMS_TEXT' }),
      ]),
    )
    expect(JSON.stringify(read('we used 2 apples and the last of the honey').commands)).toContain(
      '"quantity":"6"',
    )
  })

  test('and opened stays where it is', () => {
    expect(
      read('we bought ham and a pot of yogurt', "and we've opened the butter").commands,
    ).toEqual([])
  })

  test('with its unit is only so much, and in another measure nothing goes', () => {
    const cards = JSON.stringify(
      read('used 1 lb of the jasmine rice and the last of the honey').commands,
    )
    expect(cards).toContain('"quantity":"4 lb"')
    const oil = JSON.stringify(
      read('used 100 g of the olive oil and the last of the honey').commands,
    )
    expect(oil).not.toMatch(/Olive oil/)
  })

  test('in another measure changes nothing by itself', () => {
    expect(read('i used 100g of the olive oil').commands).toEqual([])
  })

  test('and is frozen keeps for months', () => {
    expect(itemsOf('put the chicken thighs in the freezer')).toEqual([
      { id: idOf.pantry('Chicken thighs'), location: 'Freezer', expiryDate: 'Feb 16, 2027' },
    ])
  })
})

test('what is to leave the pantry is not bought again', () => {
  const said = 'Junior tested positive for peanut. Get the peanut butter out of our pantry please'
  expect(types(read(said))).toEqual([
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'DELETE_PANTRY_ITEMS_TEXT',
  ])
})

test('what harms leaves the pantry by a button, and is not bought by one', () => {
  const message = 'Junior is allergic to blueberries'
  const note = [{ name: 'Junior', dislikes: 'Blueberries (allergy)' }]
  const button = (type: CommandType, item: unknown) => ({
    label: type,
    commands: [{ type, items: [item] }],
  })
  const reading: Reading = {
    commands: [{ type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT', items: note }],
    says: [],
    choices: [
      button('DELETE_PANTRY_ITEMS_TEXT', 'Blueberries'),
      button('ADD_SHOPPING_ITEMS_TEXT', { name: 'Blueberries' }),
    ],
  }
  const told = withCare(reading, { history: [], household, today, now, message })
  expect(told.choices.map(({ label }) => label)).toEqual(['DELETE_PANTRY_ITEMS_TEXT'])
})

test('no button plans what harms', () => {
  const message = 'no peanuts, tree nuts, coconut or sesame for Junior'
  const turn = { history: [], photos: [], household, today, now, message }
  const offered = builtInAssistant.choices?.(turn).map(({ label }) => label)
  expect(offered?.join()).not.toMatch(/\bplan\b/i)
})

describe('who eats', () => {
  test.for([
    "I won't be home for dinner tonight",
    "I'm not home for dinner today",
    'I am eating out tonight',
  ])('%s: without whoever writes', (said) => {
    expect(saysOf(said)).toBe('Who of you is writing?')
    expect(labels(read(said))).toBe('Mom\nDad\nMaya\nJunior')
  })

  test.for([
    ['2 guests on friday evening', 6],
    ["we're having people over on friday, 3 adults and 2 kids", 9],
    ['my parents come for dinner on friday', 6],
    ['we have visitors on friday, four people', 8],
  ] as const)('%s: for %i', ([said, servings]) => {
    expect(itemsOf(said)).toEqual([{ id: idOf.meal('Salmon with dill potatoes'), servings }])
  })

  test.for([
    ['friends are coming over on friday, get 6 lemons', 'ADD_SHOPPING_ITEMS_TEXT'],
    ['guests are coming on friday, put 2 bottles of wine on the list', 'ADD_SHOPPING_ITEMS_TEXT'],
  ] as const)('%s: bought, and no guests', ([said, type]) => {
    expect(types(read(said))).toContain(type)
    expect(JSON.stringify(read(said).commands)).not.toContain('"servings"')
  })

  test.for([
    "we're in the garden and we need 2 bags of charcoal",
    'double the butter chicken and put beans on the list',
    "I won't be home tonight, put milk on the list",
  ])('%s: bought as well', (said) => {
    const all = JSON.stringify([read(said).commands, read(said).choices])
    expect(all).toContain('ADD_SHOPPING_ITEMS_TEXT')
  })

  test('a friend who is told of is a guest, by a button, too', () => {
    const said = "Mia from school is coming to eat on monday, she's vegetarian"
    const noted = read(said).choices.find(({ label }) => label === 'Note for Mia: vegetarian')
    expect(noted?.commands).toMatchObject([{ items: [{ name: 'Mia', role: 'guest' }] }])
  })

  test('and lives here is no guest', () => {
    const [card] = read('Grandpa Joe lives with us and is lactose intolerant').commands
    expect(card?.items).toEqual([expect.not.objectContaining({ role: 'guest' })])
  })

  test('changes no day', () => {
    const cards = JSON.stringify(
      read('Junior eats with us on friday too, and he is away on saturday'),
    )
    expect(cards).not.toContain('"date":"2026-11-21"')
  })
})

describe('meals', () => {
  test.for([
    'On Tuesdays dinner has to be quick, 20 minutes at most',
    "we're having people over on sunday, 3 adults and 2 kids",
    'Maya needs a packed lunch tomorrow',
  ])('%s: no dish', (said) => expect(types(read(said))).not.toContain('CREATE_MENU_TEXT'))

  test('that are skipped for another day move', () => {
    expect(read('skip dinner tomorrow, move it to next friday').commands).toMatchObject([
      { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: idOf.meal('Black bean tacos') }] },
    ])
  })

  test('that were cooked instead of others are cooked alone', () => {
    const [card] = read('we made the tofu stir fry tonight instead of the traybake').commands
    expect(card).toMatchObject({ type: 'RECORD_COOKED_MEAL_TEXT' })
    expect(card?.items).toHaveLength(1)
  })
})

test.for([
  'We eat dinner at 6:30 pm',
  'we usually have dinner at 7',
  'We want to eat without meat on Mondays and Wednesdays',
  "we don't eat meat on Mondays",
])('%s: a rule', (said) =>
  expect(types(read(said))).toEqual([
    expect.stringMatching(/^(?:ADD|UPDATE)_WHOLE_FAMILY_PREFERENCE_TEXT$/),
  ]),
)

describe('ideas', () => {
  const book = 'give me some ideas for dinner'

  test('go on with others than those that were told', () => {
    const told = saysOf(book)
    const history = [
      { role: 'user' as const, content: book, proposals: [] },
      { role: 'assistant' as const, content: told, proposals: [] },
    ]
    const turn = { history, photos: [], household, today, now, message: 'give me another idea' }
    const dishes = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name)
    const more = dishes(readMessage(turn).says.join('\n'))
    expect(more.length).toBeGreaterThan(2)
    expect(more.filter((each) => dishes(told).includes(each))).toEqual([])
  })

  test('a dish behind a meal and its day is planned', () => {
    expect(itemsOf('pls plan luch for tommorow: omelette')).toMatchObject([
      { date: '2026-11-19', mealType: 'Lunch', recipeName: 'Omelette' },
    ])
  })
})

test('leftovers that we had are gone', () => {
  expect(itemsOf('we had the leftover chili for lunch')).toEqual(['Leftover chili'])
})

test.for([
  ["don't need the dish soap after all", 'DELETE_SHOPPING_ITEMS_TEXT'],
  ['the doctor says Dad should cut down on salt', 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'],
  ['put 2x crisps and 3x frozen pizza on the list', 'ADD_SHOPPING_ITEMS_TEXT'],
] as const)('%s', ([said, type]) => expect(types(read(said))).toEqual([type]))

test('what is on the list already becomes urgent', () => {
  expect(itemsOf('the dish soap is urgent')).toEqual([
    { id: idOf.shopping('Dish soap'), priority: 'high' },
  ])
})

test('in the shop the list is told', () => {
  expect(saysOf('I’m at the store, anything else we need?')).toMatch(/^On the shopping list/)
})

test('mince is ground beef where nothing else is called so', () => {
  expect(saysOf('how much mince do we have')).toMatch(/1 lb of \*\*ground beef\*\*/)
})
