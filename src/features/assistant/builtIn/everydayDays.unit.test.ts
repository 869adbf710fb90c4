import { describe, expect, test } from 'vitest'
import { household } from './examples/household.factory.ts'
import {
  cardsOf,
  itemsOf,
  labels,
  mealOf,
  read,
  readBehind,
  readWith,
  saysOf,
} from './examples/said.factory.ts'

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
      const reading = readBehind(put, said)
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

test('a card that deletes loses nothing by being asked for twice', () => {
  const said = 'delete the overnight oats recipe and the shakshuka recipe'
  const { commands, says } = readBehind(said, 'delete the shakshuka')
  expect(says.join()).not.toContain('Press Reject')
  expect(commands.flatMap(({ replaces = [] }) => replaces)).toEqual([])
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
  const reading = readBehind('plan the shakshuka for thursday next week', 'oh no i meant friday')
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

test.for([
  ['Mom', 'mom is out on friday'],
  ['Maya', "Maya is sleeping over at Zoe's on friday"],
] as const)('%s is away: %s', ([who, said]) => {
  const attendees = ['Mom', 'Dad', 'Maya', 'Junior'].filter((name) => name !== who)
  expect(itemsOf(said)).toEqual(
    ['Greek lentil soup', 'Salmon with dill potatoes'].map((dish) => ({
      id: mealOf(dish),
      attendees,
    })),
  )
})

test('a dish that is made for 8 is for so many, at its usual time', () => {
  expect(itemsOf('make the banana bread for 8 on saturday')).toMatchObject([
    { recipeName: 'Banana bread', servings: 8, time: '18:00' },
  ])
})

test('one more onion in a recipe is beside the one that is there', () => {
  const recipe = household.recipes.find(({ title }) => title === 'Turkey chili')
  expect(itemsOf('add one more onion to the turkey chili')).toEqual([
    { id: recipe?.id, ingredients: recipe?.ingredients?.replace('1 onion', '2 onions') },
  ])
})

test('two foods are no dish that has both in its name', () => {
  expect(saysOf('what can I cook with chickpeas and spinach')).toMatch(
    /^With chickpeas and spinach you could make:\n- \*\*Chickpea spinach curry/,
  )
})

test('nobody is bought, and relatives are no dish', () => {
  const { choices, commands } = read('grandad and 3 cousins for lunch on sunday')
  expect(JSON.stringify([choices, commands])).not.toMatch(/"(?:name|recipeName)":"grandad/i)
})

test.for(['who is in the family?', 'recipes with spinach', 'add one more onion to the chili'])(
  'what is asked or to be done is no note: %s',
  (said) => expect(labels(read(said))).not.toMatch(/rule|[Nn]ote|plus add|plus recipes/),
)

test('whatever is put on the list by name goes there, or it is said that it is there', () => {
  const said = 'put bleach and paper towels on the list'
  expect(itemsOf(said)).toMatchObject([{ name: 'Bleach' }])
  expect(saysOf(said)).toBe('The shopping list already has **Paper towels**.')
  const [first, second] = household.shopping.filter(({ isCompleted }) => !isCompleted)
  expect(saysOf(`put ${first?.name} and ${second?.name} on the list`)).toBe(
    `The shopping list already has **${first?.name}** and **${second?.name}**.`,
  )
})

test.for([
  ["grandma's got the flu so no pizza at hers on sat", 'Put Grandma'],
  ['Who of us is diabetic? Asking for the school form.', 'Asking'],
  ["scrap the pancakes, we're sleeping in", 'Sleeping'],
  ['the pancakes serve 6, not 4', 'serve 6'],
] as const)('what is no thing is not offered: %s', ([said, name]) =>
  expect(labels(read(said))).not.toContain(name),
)

test('what is told may be noted, however short', () => {
  expect(labels(read('no nuts here'))).toContain('Remember: No nuts here')
  expect(labels(read('when Grandma comes, no salt'))).toContain('Remember: When Grandma comes')
})
