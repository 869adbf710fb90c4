import { describe, expect, test } from 'vitest'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import type { Reading } from './reading.ts'
import { readMessage } from './readMessage.ts'

const start = { history: [], photos: [], household, today, now }
const read = (message: string, speaker?: string): Reading =>
  readMessage({ ...start, message, speaker })
const labels = ({ choices }: Reading) => choices.map(({ label }) => label)
const eaters = ({ commands }: Reading) =>
  commands.flatMap(({ type, items }) =>
    type === 'UPDATE_MENU_ITEM_TEXT' ? items.map((item) => Object(item).attendees) : [],
  )

describe('who is away from a meal', () => {
  test.for([
    ["Dad isn't here for dinner tonight", ['Mom', 'Maya', 'Junior']],
    ["Maya eats at a friend's tonight", ['Mom', 'Dad', 'Junior']],
    ['Junior is not eating with us tonight', ['Mom', 'Dad', 'Maya']],
    ["Mom has a late meeting tonight, she won't be eating", ['Dad', 'Maya', 'Junior']],
    ["tonight we're one less, Dad's travelling", ['Mom', 'Maya', 'Junior']],
  ] as const)('%s', ([said, left]) => expect(eaters(read(said))).toEqual([left]))

  test('is said where no meal is planned, with what may be done', () => {
    const reading = read("Junior isn't here for dinner on december 20")
    expect(reading.commands).toEqual([])
    expect(reading.says).toEqual(['No dinner is planned for Sun, Dec 20 yet.'])
    expect(labels(reading)).toEqual([
      'Plan dinner for Sun, Dec 20 for Mom, Dad and Maya',
      expect.stringMatching(/^Remember: /),
    ])
    const [plan = ''] = labels(reading)
    const [item] = read(plan).commands.flatMap(({ items }) => items)
    expect(item).toMatchObject({ date: '2026-12-20', attendees: ['Mom', 'Dad', 'Maya'] })
  })

  test('leaves a guest there, who is noted in the family, too', () => {
    const [one] = household.members
    if (!one) throw new Error('Nobody is at home')
    const jonas = { ...one, id: 9, name: 'Jonas', isActive: false }
    const tonight = household.meals.find(
      ({ date, mealType }) => date === today && mealType === 'Dinner',
    )
    const meals = household.meals.map((each) =>
      each === tonight ? { ...each, attendees: ['Mom', 'Dad', 'Maya', 'Junior', 'Jonas'] } : each,
    )
    const home = { ...household, members: [...household.members, jonas], meals }
    const said = readMessage({
      ...start,
      household: home,
      message: 'dinner at 7 tonight instead, Dad works late',
    })
    expect(eaters(said)).toEqual([['Mom', 'Maya', 'Junior', 'Jonas']])
  })

  test.for(["Dad isn't cooking tonight", "in the movie Dad isn't home for dinner tonight"])(
    '%s is none',
    (said) => expect(read(said).commands).toEqual([]),
  )
})

test('whoever writes eats along, or is asked for', () => {
  expect(eaters(read('only me and Dad tonight', 'Maya'))).toEqual([['Dad', 'Maya']])
  const open = read('only me and Dad tonight')
  expect(open.says).toEqual(['Who of you is writing?'])
  expect(open.choices).toHaveLength(3)
})

describe('who comes to a meal', () => {
  test("set a place for Dad at tonight's dinner", () =>
    expect(eaters(read("set a place for Dad at tonight's dinner"))[0]).toContain('Dad'))

  test('is noted, and seated by a button', () => {
    const reading = read('grandma is coming on tuesday, she is diabetic')
    expect(reading.commands).toMatchObject([{ items: [{ name: 'Grandma', role: 'guest' }] }])
    expect(labels(reading)[0]).toMatch(/^Also change .*Grandma\)$/)
  })

  test('is counted where nobody knows the name', () => {
    const reading = read('two vegetarians come tonight')
    expect(reading.says.join()).toMatch(/^Without meat/)
    expect(labels(reading).join()).toContain('(servings: 6)')
  })
})

test.for([
  ['add eggs bread and jam', ['Bread', 'Jam']],
  [
    'put cherry tomatoes garlic bread and tomato basil soup on the list',
    ['Cherry tomatoes', 'Garlic bread', 'Tomato basil soup'],
  ],
  ['we need pears peanut butter and egg noodles', ['Pears', 'Peanut butter', 'Egg noodles']],
] as const)('%s: things in a row are told apart', ([said, names]) => {
  const items = read(said).commands.flatMap((each) => each.items)
  expect(items.map((item) => Object(item).name)).toEqual(expect.arrayContaining([...names]))
})

describe('timers', () => {
  test.for([
    ['set a timer for 10 minutes', { name: '10 minutes', seconds: 600 }],
    ['timer 10 min for the rice', { name: 'Rice, 10 min', seconds: 600 }],
    ['remind me in 20 min to check the oven', { name: '20 min', seconds: 1200 }],
  ] as const)('%s: a button starts it', ([said, timer]) =>
    expect(read(said)).toMatchObject({ commands: [], choices: [{ timer }] }),
  )

  test.for(['buy a kitchen timer', 'next time cook the rice 10 minutes longer'])(
    '%s: none',
    (said) => expect(labels(read(said)).join()).not.toContain('Start a timer'),
  )
})

describe('reminders', () => {
  test.for([
    'remind me to thaw the ground beef',
    'can you remind us to take the peas out tonight?',
  ])('%s: there are none, and the dashboard tells what to thaw', (said) => {
    const { commands, says, choices } = read(said)
    expect(commands).toEqual([])
    expect(says.join()).toMatch(/^I can't remind you, but the dashboard tells what to thaw/)
    expect(choices).toMatchObject([{ label: expect.stringMatching(/^What can we cook with /) }])
  })

  test('what is planned thaws in time', () =>
    expect(read("don't let me forget to defrost the salmon")).toMatchObject({
      commands: [],
      choices: [],
      says: [expect.stringContaining('**Salmon with dill potatoes** is planned for Fri, Nov 20')],
    }))

  test.for(['remind me to buy limes', "don't forget to pick up limes"])('%s: the list', (said) =>
    expect(read(said).commands).toMatchObject([
      { type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Limes' }] },
    ]),
  )

  test('another one needs a timer', () =>
    expect(read('remind me to call grandma')).toMatchObject({
      commands: [],
      choices: [],
      says: [expect.stringContaining('starts a timer')],
    }))
})

describe('little time', () => {
  test.for([
    'something quicker',
    'anything faster?',
    'under 40 minutes',
    'i need a meal in less than an hour',
  ])('%s', (said) =>
    expect(read(said).says.join()).toMatch(
      /^In \d+ minutes you could make|^There's no recipe in 30 minutes/,
    ),
  )

  test('what was talked of before has no part in it', () => {
    const asked = { role: 'user' as const, content: 'what does Junior like?', proposals: [] }
    const { says } = readMessage({ ...start, message: 'under 40 minutes', history: [asked] })
    expect(says.join()).not.toContain('Junior')
  })

  test('no dish is called so, and the one that is planned may give way', () =>
    expect(labels(read('plan something vegetarian for tonight')).join()).not.toContain('Something'))
})

describe('what harms', () => {
  test.for([
    'nobody here can eat gluten',
    'none of us can have gluten',
    'we are all allergic to gluten',
  ])('%s: all of the family', (said) => {
    const items = read(said).commands.flatMap((each) => each.items)
    expect(items).toHaveLength(household.members.length)
    for (const item of items) expect(Object(item).dislikes).toMatch(/^Gluten \(/)
  })

  test.for([
    'Dad can have shellfish again',
    'Dad is allowed to eat shellfish now',
    'Dad outgrew his shellfish allergy',
  ])('%s: no longer', (said) =>
    expect(read(said)).toMatchObject({
      commands: [
        { type: 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', items: ['Dad: Shellfish (allergy)'] },
      ],
    }),
  )

  test('of what is not noted nothing goes, and nothing is noted', () =>
    expect(read('Junior can have nuts again')).toMatchObject({
      commands: [],
      choices: [],
      says: ['Nothing like that is noted, so nothing changes.'],
    }))
})

test.for([
  'plan tacos for Sunday lunch for us and Grandpa',
  'tacos with Grandpa on Sunday for lunch',
])('%s: a guest eats along', (said) => {
  const items = read(said).commands.flatMap((each) => each.items)
  expect(items).toMatchObject([{ attendees: ['Mom', 'Dad', 'Maya', 'Junior', 'Grandpa'] }])
})

test.for(['Jonas also eats with us on Friday', 'Jonas has dinner with us on Friday'])(
  '%s, who is noted as a guest',
  (message) => {
    const [one] = household.members
    if (!one) throw new Error('Nobody is at home')
    const jonas = { ...one, id: 9, name: 'Jonas', isActive: false }
    const home = { ...household, members: [...household.members, jonas] }
    const { commands } = readMessage({ ...start, household: home, message })
    expect(commands.flatMap(({ items }) => items)).toMatchObject([
      { attendees: ['Mom', 'Dad', 'Maya', 'Junior', 'Jonas'] },
    ])
  },
)
