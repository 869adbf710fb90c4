import { describe, expect, test } from 'vitest'
import { household, idOf } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { cardsOf, itemsOf, mealOf, read, readWith } from './examples/said.factory.ts'
import { readMessage } from './readMessage.ts'

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
