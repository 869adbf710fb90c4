import { describe, expect, test } from 'vitest'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import type { Reading } from './reading.ts'
import { readMessage } from './readMessage.ts'

const start = { history: [], photos: [], household, today, now }

/** What is made of the last of some messages. */
function read(...said: string[]): Reading {
  const history = said
    .slice(0, -1)
    .map((content) => ({ role: 'user' as const, content, proposals: [] }))
  return readMessage({ ...start, message: said.at(-1) ?? '', history })
}

const labels = (reading: Reading) => reading.choices.map(({ label }) => label).join('\n')

describe('a message that names its own day and meal', () => {
  test.for(["cancel Friday's dinner", 'skip dinner on friday', 'no dinner friday, we eat out'])(
    '%s needs nothing from before',
    (said) => {
      const items = read('do we have black beans?', said).commands.flatMap((each) => each.items)
      expect(items).toEqual([expect.objectContaining({ date: '2026-11-20', mealType: 'Dinner' })])
    },
  )

  test('says so where nothing is planned', () => {
    expect(read('remove breakfast on friday').says).toEqual([
      'No breakfast is planned for Fri, Nov 20.',
    ])
  })
})

describe('what is no name is not offered', () => {
  test.for(['undo that', 'undo the last change'])('%s', (said) => {
    expect(read(said)).toMatchObject({ commands: [], choices: [] })
    expect(read(said).says.join()).toContain('Version History')
  })

  test('undo that: what was approved, whatever was rejected since', () => {
    const answers = (['executed', 'rejected'] as const).map((status, id) => ({
      role: 'assistant' as const,
      content: '',
      proposals: [{ id, type: 'ADD_SHOPPING_ITEMS_TEXT' as const, items: [], status }],
    }))
    const { choices } = readMessage({ ...start, message: 'undo that', history: answers })
    expect(choices).toMatchObject([{ action: 'undo' }])
  })

  test.for(['plan the dinners for thursday and friday', 'plan the meals for friday'])(
    '%s',
    (said) => expect(labels(read(said))).not.toMatch(/Plan (?:the )?(?:dinner|meal)s/i),
  )
})

describe("the writer's own taste", () => {
  const notes = (name: string, fields: object) => [
    {
      type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      items: [expect.objectContaining({ name, ...fields })],
    },
  ]
  const tastes = [
    ["I don't like mushrooms", { dislikes: 'Mushrooms' }],
    ['I hate olives', { dislikes: 'Olives' }],
    ['olives are not my thing', { dislikes: 'Olives' }],
    ['I love mango', { likes: 'Mango' }],
  ] as const

  test.for(tastes)('%s is noted for whoever is at the device', ([message, fields]) => {
    const { commands } = readMessage({ ...start, message, speaker: 'Dad' })
    expect(commands).toEqual(notes('Dad', fields))
  })

  test.for(tastes)('%s asks who that is, where nobody knows', ([message, fields]) => {
    const { commands, choices } = read(message)
    expect(commands).toEqual([])
    expect(choices).toHaveLength(household.members.length)
    expect(choices[0]?.commands).toEqual(notes('Mom', fields))
  })

  test("I'd like mango is none", () =>
    expect(labels(read("I'd like mango"))).toContain('Put Mango on the shopping list'))
})

describe('what is not on the list', () => {
  test.for([
    'take milk off the list',
    'cross milk off our shopping list',
    'remove milk from the list',
  ])('%s says so, and offers what comes near', (said) => {
    const reading = read(said)
    expect(reading.commands).toEqual([])
    expect(reading.says).toEqual(["**Milk** isn't on the list."])
    expect(labels(reading)).toBe('Take Oat milk off the shopping list')
  })
})

test('who keeps to a diet is told, whatever field it stands in', () => {
  const [maya] = household.members.filter(({ name }) => name === 'Maya')
  const members = household.members.map((each) =>
    each === maya ? { ...each, keyGoalsAndLimits: 'Mostly vegetarian' } : each,
  )
  const message = 'who is vegetarian?'
  const { says } = readMessage({ ...start, message, household: { ...household, members } })
  expect(says).toEqual(['**Maya**: Mostly vegetarian.'])
  expect(read('who is kosher?').says).toEqual(['Nobody is kosher, as far as I know.'])
})

test('a question with its words in any order takes nothing away', () =>
  expect(read('Maya mushrooms? like does').commands).toEqual([]))

describe('what a guest must avoid', () => {
  test.for([
    'we have a guest on Saturday who is allergic to nuts',
    'guests are coming on friday and one of them is allergic to nuts',
  ])('%s: dishes that fit are told, and nobody has the allergy noted', (said) => {
    const { commands, says, choices } = read(said)
    expect(commands).toEqual([])
    expect(says.join()).toMatch(/^Without nuts you could make/)
    expect(choices.map(({ label }) => label)).toEqual([expect.stringMatching(/^Remember: /)])
  })

  test.for([
    ["grandma is coming on sunday and she can't eat gluten", 'guest'],
    ['Grandma is allergic to eggs', undefined],
  ] as const)('%s: a role of %s', ([said, role]) => {
    const [item] = read(said).commands.flatMap(({ items }) => items)
    expect({ role: undefined, ...Object(item) }).toMatchObject({ name: 'Grandma', role })
  })

  test("takes nobody else's allergy away", () =>
    expect(labels(read('Auntie Jo is allergic to shellfish'))).not.toMatch(/^Remove/m))

  test.for([
    ["grandma is coming on sunday and she can't eat gluten", 'Grandma', 'Gluten'],
    ['Aunt Carla joins us for dinner friday, she is allergic to peanuts', 'Aunt Carla', 'Peanuts'],
    ["Uncle Ray eats with us on thursday, he doesn't eat pork", 'Uncle Ray', 'Pork'],
    ['put oat milk on the list, and Dad is allergic to kiwi and mango', 'Dad', 'Mango'],
  ] as const)('%s: it is on a card, or asked first', ([said, name, food]) => {
    const { commands, choices } = read(said)
    const first = commands.length > 0 ? commands : (choices[0]?.commands ?? [])
    const noted = JSON.stringify(first.filter(({ type }) => /^ADD_FAMILY_MEMBER/.test(type)))
    expect(noted).toContain(name)
    expect(noted).toContain(food)
    expect(commands.map(({ type }) => type)).not.toContain('ADD_SHOPPING_ITEMS_TEXT')
  })

  test('is not what another part of the message names', () => {
    const { commands } = read('add tacos for friday, Junior is allergic to beans')
    expect(JSON.stringify(commands)).not.toContain('Tacos (')
  })
})

describe('guests who keep to a diet', () => {
  test.for([
    "we're having 3 friends over on saturday, one is vegan",
    'my in-laws come over tomorrow, they are vegetarian',
    'guests on sunday, one is gluten free',
  ])('%s is answered with what fits', (said) => {
    const reading = read(said)
    expect(reading.commands).toEqual([])
    expect(reading.says.join()).toMatch(/^Without .*you could make:\n- \*\*/s)
    expect(labels(reading)).toMatch(/^Remember: /)
  })

  test.for(['vegan dinner on saturday', 'vegetarian on friday'])('%s is no dish', (said) =>
    expect(JSON.stringify(read(said))).not.toMatch(/"recipeName":"Veg(?:an|etarian)/),
  )
})

describe('what is told to be at home', () => {
  const pantryOf = (message: string, pantry: typeof household.pantry) =>
    readMessage({ ...start, message, household: { ...household, pantry } })

  test.for([
    'we have 2 kg potatoes, 6 eggs, butter, a bag of frozen peas and 3 onions',
    "we've got 2 kg potatoes, 6 eggs, butter, a bag of frozen peas and 3 onions at home",
    "there's 2 kg potatoes, 6 eggs, butter, a bag of frozen peas and 3 onions in the house",
  ])('%s: all of it goes to the pantry', (said) => {
    const [card, ...others] = pantryOf(said, []).commands
    expect(others).toEqual([])
    expect(card?.type).toBe('ADD_PANTRY_ITEMS_TEXT')
    expect(card?.items).toMatchObject([
      { name: 'Potatoes', quantity: '2 kg' },
      { name: 'Eggs', quantity: '6' },
      { name: 'Butter' },
      { name: 'Frozen peas', quantity: '1 bag', location: 'Freezer' },
      { name: 'Onions', quantity: '3' },
    ])
  })

  test('what is there gets its amount, or is said to be there', () => {
    const pantry = household.pantry.filter(({ name }) => /^(?:Milk|Eggs)$/.test(name))
    const { commands, says } = pantryOf('we have milk, 3 eggs and butter', pantry)
    expect(commands).toEqual([
      { type: 'UPDATE_PANTRY_ITEMS_TEXT', items: [{ id: pantry[1]?.id, quantity: '3' }] },
      { type: 'ADD_PANTRY_ITEMS_TEXT', items: [expect.objectContaining({ name: 'Butter' })] },
    ])
    expect(says).toEqual(['The pantry has **Milk** already.'])
  })
})

test('what the household is out of is nobody’s taste', () => {
  const { commands } = read("we're out of eggs, and dad hates olives")
  const items = commands.flatMap((each) => each.items)
  expect(items).toContainEqual(expect.objectContaining({ name: 'Dad', dislikes: 'Olives' }))
})
