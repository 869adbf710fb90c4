import { describe, expect, test } from 'vitest'
import { household, idOf } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { read, saysOf } from './examples/said.factory.ts'
import { readMessage } from './readMessage.ts'

const cardsOf = (...said: string[]) => read(...said).commands
const itemsOf = (...said: string[]) => cardsOf(...said).flatMap(({ items }) => items)
const readWith = (own: typeof household, message: string) =>
  readMessage({ history: [], photos: [], household: own, today, now, message }).commands.flatMap(
    ({ items }) => items,
  )
const waiting = (said: string) => {
  const { commands, says } = read(said)
  const proposals = commands.map(({ type, items }, n) => ({
    id: n + 1,
    type,
    items,
    status: 'pending' as const,
  }))
  return { message: says.join(), proposals }
}
const mealOf = (name: string) => household.meals.find(({ recipeName }) => recipeName === name)?.id

describe('guests', () => {
  test.for([
    'Sam and Priya are eating with us on Friday',
    "Our neighbours Sam and Priya come for dinner on Friday. Priya can't have gluten.",
    "we've got guests on Friday evening, Sam and Priya, and Priya is coeliac",
  ])('two by name: %s', (said) => {
    const seated = itemsOf(said).find((item) => JSON.stringify(item).includes('attendees'))
    expect(seated).toMatchObject({
      id: mealOf('Salmon with dill potatoes'),
      attendees: expect.arrayContaining(['Mom', 'Sam', 'Priya']),
    })
    if (!/Priya (?:is|can)/.test(said)) return
    expect(itemsOf(said)).toContainEqual(
      expect.objectContaining({ name: 'Priya', dislikes: expect.stringMatching(/gluten/i) }),
    )
    expect(JSON.stringify(itemsOf(said))).toContain('"role":"guest"')
  })

  test('a boyfriend called Mark is Mark', () => {
    const said =
      'My sister Jane and her boyfriend Mark are having dinner with us on Friday, Jane is vegan'
    expect(JSON.stringify(itemsOf(said))).toMatch(/"Jane","Mark"/)
  })

  test('how many a dish is enough for is no time', () => {
    for (const said of [
      'the salmon on friday needs to stretch to 8',
      'salmon on friday needs to be enough for 8',
    ])
      expect(itemsOf(said)).toEqual([{ id: mealOf('Salmon with dill potatoes'), servings: 8 }])
  })
})

describe('eating out', () => {
  test.for([
    ["we're eating out on friday at Nonna's", "Plan “Out at Nonna's” instead"],
    ["dinner out at Nonna's on friday", "Plan “Out at Nonna's” instead"],
    ['takeaway on friday', 'Plan “Takeaway” instead'],
  ] as const)('%s', ([said, label]) => {
    expect(cardsOf(said)).toMatchObject([
      { type: 'DELETE_MENU_ITEM_TEXT', items: [{ recipeName: 'Salmon with dill potatoes' }] },
    ])
    expect(read(said).choices.map((choice) => choice.label)).toEqual([label])
  })

  test('where nothing is planned it is', () =>
    expect(itemsOf("We're not eating at home Saturday lunch, at Mums")).toMatchObject([
      { date: '2026-11-21', mealType: 'Lunch', recipeName: 'Out at Mums' },
    ]))

  test.for(['the bins are out on friday', "we're out of milk"])('is not meant by: %s', (said) =>
    expect(JSON.stringify(cardsOf(said))).not.toMatch(/Salmon|Eating out/),
  )
})

describe('a dish that stands on another day', () => {
  test.for([['put the salmon back on sunday'], ['which day is the salmon', 'ok put it on sunday']])(
    '%s',
    (said) =>
      expect(cardsOf(...said)).toMatchObject([
        {
          type: 'UPDATE_MENU_ITEM_TEXT',
          items: [{ id: mealOf('Salmon with dill potatoes'), date: '2026-11-22' }],
        },
      ]),
  )
})

describe('things', () => {
  test('of a dozen some are left', () => {
    const dozen = {
      ...household,
      pantry: household.pantry.map((item) =>
        item.name === 'Eggs' ? { ...item, quantity: '1 dozen' } : item,
      ),
    }
    const left = (said: string) => readWith(dozen, said)
    expect(left('used 2 eggs')).toEqual([{ id: idOf.pantry('Eggs'), quantity: '10' }])
    expect(left("we're nearly out of eggs, only 3 left")).toEqual([
      { id: idOf.pantry('Eggs'), quantity: '3' },
    ])
  })

  test('also names another one', () => {
    const eaten = 'we ate the cheddar'
    const proposals = cardsOf(eaten).map((card, id) => ({
      ...card,
      id,
      status: 'pending' as const,
    }))
    const history = [
      { role: 'user' as const, content: eaten, proposals: [] },
      { role: 'assistant' as const, content: '', proposals },
    ]
    const message = 'finished the butter too'
    const after = readMessage({ history, photos: [], household, today, now, message }).commands
    expect(JSON.stringify(after)).toContain('Butter')
    expect(JSON.stringify(after)).not.toContain('Cheddar')
  })

  test('that came home all go into the pantry', () => {
    const [card, another] = cardsOf('bought 12 bagels, 2 pints of semi-skimmed milk and 500g ham')
    expect(another).toBeUndefined()
    expect(card).toMatchObject({
      type: 'ADD_PANTRY_ITEMS_TEXT',
      items: [
        { quantity: '12' },
        { name: 'Semi-skimmed milk', quantity: '2 pints' },
        { quantity: '500 g' },
      ],
    })
  })

  test('are of the kind that was said behind them', () =>
    expect(itemsOf('we need butter but the dairy free one')).toMatchObject([
      { name: 'Dairy free butter' },
    ]))

  test.for([
    'defrost the salmon fillets',
    'took the salmon fillets out of the freezer to thaw',
    'the salmon fillets are thawing in the fridge',
  ])('go from the freezer to the fridge: %s', (said) => {
    expect(itemsOf(said)).toMatchObject([{ id: idOf.pantry('Salmon fillets'), location: 'Fridge' }])
  })
})

test('what is thawed loses no other wish', () =>
  expect(
    JSON.stringify(cardsOf('defrost the salmon fillets overnight and put limes on the list')),
  ).toMatch(/Limes/))

test('another ingredient is of the recipe that is named', () => {
  for (const said of [
    'swap the chicken thighs in the lemon chicken traybake for tofu',
    'in the lemon chicken traybake replace chicken thighs with tofu',
  ])
    expect(cardsOf(said)).toMatchObject([
      { type: 'UPDATE_RECIPE_TEXT', items: [{ ingredients: expect.stringContaining('tofu') }] },
    ])
})

test('double cream is not twice the cream', () => {
  const recipes = household.recipes.map((recipe) =>
    recipe.title === 'Shrimp scampi'
      ? { ...recipe, ingredients: '150ml double cream\n1 lb shrimp' }
      : recipe,
  )
  expect(
    readWith(
      { ...household, recipes },
      'use oat cream instead of double cream in the shrimp scampi',
    ),
  ).toMatchObject([{ ingredients: '150ml oat cream\n1 lb shrimp' }])
})

test('what somebody minds no more is disliked no more', () => {
  const members = household.members.map((member) =>
    member.name === 'Maya' ? { ...member, dislikes: 'Peppers' } : member,
  )
  for (const said of ["Maya isn't fussy about peppers anymore", "Maya doesn't mind peppers now"])
    expect(readWith({ ...household, members }, said)).toEqual(['Maya: Peppers'])
})

test('a comma ends what is said of the thing before', () => {
  expect(itemsOf('bought milk 2 pints, 500g ham and bread')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Milk', quantity: '2 pints' }),
      expect.objectContaining({ name: 'Ham', quantity: '500 g' }),
    ]),
  )
})

test.for([
  'empty the whole list, we start again',
  'clear the list',
  'wipe the shopping list clean and start over',
  'start the list again from scratch',
])('the whole list is not cleared, and it is said how it goes: %s', (said) => {
  expect(cardsOf(said)).toEqual([])
  expect(saysOf(said)).toContain("I don't clear the whole list at once")
})

test.for([
  ['I only have 20 minutes and theres no meat', /without meat, fish or shellfish in 20 minutes/i],
  ['how many are we for dinner on friday', /^4 people\./],
] as const)('%s', ([said, answer]) => expect(saysOf(said)).toMatch(answer))

test('whoever travels is away for those days', () => {
  expect(itemsOf('Dad travels tomorrow through Friday')[0]).toMatchObject({
    attendees: expect.not.arrayContaining(['Dad']),
  })
})

describe('a card that waits', () => {
  const put = 'put mangos, limes and cornflakes on the list'
  test.for(['scrap the cornflakes', 'not the cornflakes', "we don't need cornflakes after all"])(
    'goes on without what is left out: %s',
    (said) => {
      const { message, proposals } = waiting(put)
      const reading = readMessage({
        history: [
          { role: 'user', content: put, proposals: [] },
          { role: 'assistant', content: message, proposals },
        ],
        photos: [],
        household,
        today,
        now,
        message: said,
      })
      expect(reading.commands).toMatchObject([
        {
          type: 'ADD_SHOPPING_ITEMS_TEXT',
          items: [{ name: 'Mangos' }, { name: 'Limes' }],
          replaces: [1],
        },
      ])
    },
  )
})

test('a list of what is in the cupboard is at home', () => {
  const [card] = cardsOf('in the cupboard theres 3 tins kidney beans, 1kg pasta and tahini')
  expect(card).toMatchObject({ type: 'ADD_PANTRY_ITEMS_TEXT' })
  expect(JSON.stringify(card?.items)).toMatch(/3 tins.*1 kg.*Tahini/)
})

test('the milk that goes off on a day is not planned for it', () => {
  expect(cardsOf('the milk goes off on saturday')[0]?.type).toBe('UPDATE_PANTRY_ITEMS_TEXT')
})

test('a recipe is told by its name and what goes in', () => {
  expect(
    itemsOf('add a recipe called cheese toast, with bread, cheddar and chutney'),
  ).toMatchObject([{ title: 'Cheese toast', ingredients: 'bread\ncheddar\nchutney' }])
})

test('what is to be used up is cooked with', () => {
  expect(saysOf('I want to use up the spinach')).toMatch(/^With spinach you could make/)
})

test('who comes for tea comes for dinner', () => {
  const items = itemsOf("my friend Zoe is coming for tea on friday, she's vegan")
  expect(JSON.stringify(items)).toMatch(/attendees.*Zoe/)
  expect(JSON.stringify(items)).toMatch(/"Zoe".*[Vv]egan/)
})

test('what was planned is dropped after all', () => {
  expect(itemsOf("nothing on friday after all, we're away")[0]).toMatchObject({
    date: '2026-11-20',
  })
})

test("somebody's mother is not that somebody", () => {
  const said = "Maya's mum is visiting at the weekend, no nuts for her"
  expect(itemsOf(said)).toMatchObject([{ name: "Maya's mum", dislikes: 'Nuts (must avoid)' }])
})

describe('dishes by their days', () => {
  const datesOf = (said: string) =>
    itemsOf(said).map((item) => {
      const { date, recipeName } = item as { date: string; recipeName: string }
      return `${date} ${recipeName}`
    })

  test.for([
    'lasagne sunday, shakshuka on monday and fish and chips for wednesday',
    'sunday lasagne, monday shakshuka, wednesday fish and chips',
    'Sun: lasagne, Mon: shakshuka, Wed: fish and chips',
  ])('%s', (said) => {
    expect(datesOf(said)).toEqual([
      '2026-11-22 Veggie lasagna',
      '2026-11-23 Shakshuka',
      '2026-11-25 Fish and chips',
    ])
  })
})

test('a recipe that is named is planned, whatever day is meant', () => {
  expect(itemsOf('plan the shakshuka for thursday next week for dinner')).toMatchObject([
    { recipeName: 'Shakshuka', date: '2026-11-26' },
  ])
})

test('of a day beside the planned one the nearest is meant', () => {
  const { proposals, message } = waiting('plan the shakshuka for thursday next week')
  const said = 'oh no i meant friday'
  const history = [
    { role: 'user' as const, content: 'plan the shakshuka for thursday next week', proposals: [] },
    { role: 'assistant' as const, content: message, proposals },
  ]
  const reading = readMessage({ history, photos: [], household, today, now, message: said })
  expect(reading.commands).toMatchObject([{ items: [{ date: '2026-11-27' }], replaces: [1] }])
})

test('what somebody must avoid is noted as no taste', () => {
  expect(cardsOf('Dad likes shrimp')).toEqual([])
  expect(saysOf('Dad likes shrimp')).toContain("It's noted that **Dad** must avoid shrimp")
})

test('who has football eats like everybody', () => {
  const items = itemsOf('Maya has football on friday, dinner at 5 please')
  expect(items).toEqual([{ id: mealOf('Salmon with dill potatoes'), time: '17:00' }])
})

test('of several in the freezer those that were taken out thaw', () => {
  const [first] = household.pantry
  const peas = { ...first, id: 77, name: 'Frozen peas', quantity: '3 bags', location: 'Freezer' }
  const own = { ...household, pantry: [peas] } as typeof household
  expect(readWith(own, 'took a bag of peas out of the freezer to thaw')).toEqual([
    { id: 77, quantity: '2 bags' },
    expect.objectContaining({ name: 'Frozen peas', quantity: '1 bag', location: 'Fridge' }),
  ])
})
