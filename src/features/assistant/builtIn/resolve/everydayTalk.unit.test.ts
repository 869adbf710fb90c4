import { describe, expect, test } from 'vitest'
import { household, idOf } from '../examples/household.factory.ts'
import { labels, read, saysOf, types } from '../examples/said.factory.ts'
import { nameOf } from '../reading.ts'

test.for([
  ["I'm too tired to cook tonight", /^In 30 minutes you could make/],
  ["let's have something quick tonight instead", /^In 30 minutes you could make/],
  ['are we low on anything?', /Half or less is left of .*Mayonnaise/],
  ['is there anything sweet in the house?', /Honey.*Ice cream|Ice cream.*Honey/],
  [
    'can I eat the leftover chili for lunch?',
    /3 portions of \*\*leftover chili\*\* in the fridge/i,
  ],
  ['what can the kids have for a snack that has no milk', /^(?!.*yogurt).*Blueberries.*Apples/],
  ['what can Dad eat for lunch', /You could make/],
  ['who drank the milk', /Press \*\*Milk\*\* on its list/],
  ['shopping list please', /^On the shopping list/],
] as const)('%s', ([said, answer]) => {
  expect(saysOf(said)).toMatch(answer)
  expect(read(said).commands).toEqual([])
})

test('all meals of a day are moved to another one', () => {
  const friday = household.meals.filter(({ date }) => date === '2026-11-20')
  expect(read('move everything from Friday to Saturday').commands).toEqual([
    {
      type: 'UPDATE_MENU_ITEM_TEXT',
      items: friday.map(({ id }) => ({ id, date: '2026-11-21' })),
    },
  ])
})

describe('a day that is given up', () => {
  test.for([
    "everything on Friday slides to Saturday, we're stuck at the hospital (nothing bad, Dad's knee)",
    'all meals on Friday move to Saturday',
  ])('%s', (said) => {
    const friday = household.meals.filter(({ date }) => date === '2026-11-20')
    expect(read(said).commands).toEqual([
      {
        type: 'UPDATE_MENU_ITEM_TEXT',
        items: friday.map(({ id }) => ({ id, date: '2026-11-21' })),
      },
    ])
  })

  test.for(['wipe Friday. all of it. were away', 'scrub the whole of Friday', 'clear Friday'])(
    '%s',
    (said) =>
      expect(read(said).commands).toMatchObject([
        { type: 'DELETE_MENU_ITEM_TEXT', items: [{ mealType: 'Lunch' }, { mealType: 'Dinner' }] },
      ]),
  )

  test('loses no other wish', () => {
    expect(JSON.stringify(read('clear Friday, and put limes on the list').commands)).toContain(
      'Limes',
    )
  })
})

describe('a dish in the place of another one', () => {
  test.for([
    ['omelettes instead of the salmon', 'Omelettes'],
    ["I can't face salmon on Friday. Omelettes.", 'Omelettes'],
    ['sod the salmon, friday is a chippy tea', 'Chippy tea'],
    ['sub the salmon w/ tofu stir fry on friday', 'Tofu stir fry'],
    ['salmon out, fish sticks in, this friday', 'Fish sticks'],
    ['apple slices & cheddar in place of the salmon friday dinner', 'Apple slices & cheddar'],
  ] as const)('%s', ([said, recipeName]) => {
    const salmon = household.meals.find((meal) => meal.recipeName.startsWith('Salmon'))
    expect(read(said).commands).toMatchObject([
      { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: salmon?.id, recipeName }] },
    ])
  })

  test.for([
    'change the salmon to 7pm',
    'change the salmon to lunch',
    'switch the salmon to thursday',
    'no salmon, Dad hates it',
    'drop the salmon, and buy eggs',
    'drop the salmon. Need milk.',
    'ditch the salmon, more milk please',
  ])('is not meant by: %s', (said) =>
    expect(JSON.stringify(read(said).commands)).not.toMatch(/"id":\d+,"recipeName"/),
  )
})

test('what was bought in one store is ticked off', () => {
  const open = household.shopping.filter(
    ({ store, isCompleted }) => store === 'Costco' && !isCompleted,
  )
  expect(read('all the Costco stuff is bought').commands).toEqual([
    {
      type: 'UPDATE_SHOPPING_ITEMS_TEXT',
      items: open.map(({ id }) => ({ id, isCompleted: true })),
    },
  ])
})

describe('a time for several meals', () => {
  const { meals } = household
  test.for([
    ['all the dinners Thursday through Sunday at 7:15, Mom has a new shift', '19:15'],
    ['every night this week dinner at 7:15', '19:15'],
    ['dinners this weekend and on tuesday at quarter past 7 please', '19:15'],
  ] as const)('%s', ([said, time]) => {
    const { commands } = read(said)
    const items = commands.flatMap((each) => each.items) as { id: number; time: string }[]
    expect(commands.map(({ type }) => type)).toEqual(['UPDATE_MENU_ITEM_TEXT'])
    expect(items.length).toBeGreaterThan(1)
    for (const { id, ...changed } of items) {
      expect(changed).toEqual({ time })
      expect(meals.find((meal) => meal.id === id)).toMatchObject({ mealType: 'Dinner' })
    }
  })

  test('is as much later as each of them was', () => {
    const ofFriday = meals.filter(({ date }) => date === '2026-11-20')
    const [card] = read('everything on Friday an hour later').commands
    expect(card?.items).toEqual(
      ofFriday.map(({ id, time }) => ({
        id,
        time: `${Number(time.slice(0, 2)) + 1}:${time.slice(3)}`,
      })),
    )
  })

  test.for(['we have dinner at 7 every day', 'all hands on deck at 7', 'every dish is fine by me'])(
    'is not meant by: %s',
    (said) => expect(types(read(said))).not.toContain('UPDATE_MENU_ITEM_TEXT'),
  )
})

test.for(['dish towels', 'the good scissors', 'bin bags'])('put %s on the list', (name) => {
  const { commands } = read(`put ${name} on the list`)
  expect(commands.flatMap(({ items }) => items.map(nameOf)).join()).toMatch(
    new RegExp(name.replace('the ', ''), 'i'),
  )
})

describe('a question about what somebody may eat, with what harms them', () => {
  test('is answered as if it were noted already', () => {
    const reading = read("can Maya have the pancakes? She can't have milk anymore")
    expect(reading.commands).toMatchObject([
      { items: [{ name: 'Maya', dislikes: expect.stringMatching(/milk/i) }] },
    ])
    expect(reading.says.join()).toMatch(/No: \*\*Maya\*\* must avoid milk/)
  })

  test('also of a guest, whom a button notes', () => {
    const reading = read("can Jonas eat the salmon with dill potatoes? He's allergic to fish")
    expect(reading.says.join()).toMatch(/^No: \*\*Jonas\*\* must avoid fish/)
    expect(labels(reading)).toContain('Note that Jonas must avoid fish')
  })

  test('says once what is noted', () => {
    const [known, answer, more] = read(
      "can Dad eat the lentil soup? He's allergic to shellfish",
    ).says.flatMap((each) => each.split('\n'))
    expect(known).toMatch(/noted already/)
    expect(answer).toMatch(/^Yes, .*Greek lentil soup/)
    expect(more).toBeUndefined()
  })
})

test('a dish is doubled where it is planned', () => {
  expect(read('double the butter chicken').commands).toEqual([
    {
      type: 'UPDATE_MENU_ITEM_TEXT',
      items: [{ id: idOf.meal('Butter chicken'), servings: 8 }],
    },
  ])
  expect(types(read('double the pancake recipe'))).not.toContain('UPDATE_MENU_ITEM_TEXT')
})

test('the dinner that was talked of is swapped for another dish', () => {
  const { commands } = read("what's for dinner tonight?", 'swap it for tacos')
  expect(commands).toMatchObject([
    { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ recipeName: 'Black bean tacos' }] },
  ])
})

test('what is said of a thing behind the list is its kind', () => {
  expect(read('put milk on the list, 2% organic from costco').commands).toMatchObject([
    { items: [{ name: 'Organic milk', store: 'Costco' }] },
  ])
})

describe('what is no name and no date', () => {
  test.for([
    'actually it was four cans',
    'the kids hated the penne',
    'can a celiac eat the lentil soup',
    'swich monday and teusday diner',
    'move everything from Saturday to Sunday',
  ])('%s', (said) => {
    const cards = JSON.stringify(read(said).commands)
    const text = `${cards}\n${labels(read(said))}`
    expect(text).not.toMatch(/Four as cooked|best by: kids|dish: celiac|swi(?:t)?ch|content:/i)
  })

  test('a thought of its own is no more of the list before', () => {
    for (const said of ['no honey please', 'anything nut free for the bake sale'])
      expect(types(read('put paper plates on the list', said)), said).not.toContain(
        'ADD_SHOPPING_ITEMS_TEXT',
      )
  })
})

test('what came home is more than there was', () => {
  const said = 'we got two pounds of ground beef, a bag of spinach and three cans of black beans'
  expect(types(read(said))).toEqual(['ADD_PANTRY_ITEMS_TEXT'])
  expect(labels(read(said))).toMatch(/3 pounds.*2 bags.*7 cans/)
  expect(types(read("we've got 3 cans of black beans left"))).toEqual(['UPDATE_PANTRY_ITEMS_TEXT'])
})

test('what came home in a tin or a jar keeps', () => {
  const [card] = read('we got 2 tins of plum tomatoes, a jar of passata and 3 peaches').commands
  expect(card?.items).toMatchObject([
    { location: 'Pantry' },
    { location: 'Pantry' },
    { location: 'Counter', expiryDate: expect.any(String) },
  ])
  for (const item of card?.items.slice(0, 2) ?? []) expect(item).not.toHaveProperty('expiryDate')
})

test('a dish may take the place of the one that is planned', () => {
  const { choices } = read('plan pizza for dinner on Thursday')
  const instead = choices.find(({ label }) => label === 'Instead of Black bean tacos')
  expect(instead?.commands[0]?.items).toMatchObject([{ recipeName: 'Pizza' }])
})

test('a pasted recipe is all that its message is', () => {
  const recipe = `Grandma's lasagne\nServes 6\n\nIngredients\n1 onion\n1 can tomatoes\n9 lasagna sheets\n\nMethod\n1. Chop the onion.\n2. Add tomatoes and simmer for 20 minutes.`
  expect(read(recipe)).toMatchObject({
    commands: [{ type: 'ADD_RECIPE_TEXT' }],
    says: [],
    choices: [],
  })
})

test('what comes home has a date, as by putting it away; what is there already is as it was', () => {
  const [card] = read('we bought 1 lb of cod and 2 lb of sugar').commands
  expect(card?.items).toMatchObject([{ name: 'Cod', expiryDate: 'Nov 21' }, { name: 'Sugar' }])
  expect(card?.items[1]).not.toHaveProperty('expiryDate')
})

test('guests of two diets get what both may have', () => {
  const said = saysOf(
    'we have friends over on Saturday, one is vegan and one celiac, what can we cook?',
  )
  expect(said).toMatch(/curry|stir fry|lentil/i)
  expect(said).not.toMatch(/penne|bread|pancakes|lasagna|soy sauce/i)
})

test.for(['make Friday vegetarian', 'make Friday night quick'])('%s: other dishes', (said) => {
  expect(labels(read(said))).toMatch(/instead of Salmon with dill potatoes/)
})

test.for(["what's planned for a snack tomorrow?", 'what snacks are on the list?'])(
  '%s is about the plan or the list',
  (said) => expect(saysOf(said)).not.toMatch(/^There's/),
)

test.for(['plan something quick for dinner tonight', 'plan something easy for tonight'])(
  '%s is a plan, and no question',
  (said) => expect(labels(read(said))).toMatch(/instead of Lemon chicken traybake/),
)
