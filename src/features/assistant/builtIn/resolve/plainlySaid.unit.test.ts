import { expect, test } from 'vitest'
import { household, idOf } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const potatoSalad = {
  ...household.recipes[0],
  id: 900,
  title: "Grandma's potato salad",
} as (typeof household.recipes)[number]

const read = (message: string) =>
  readMessage({
    message,
    history: [],
    photos: [],
    household: { ...household, recipes: [...household.recipes, potatoSalad] },
    today,
    now,
  })

const changes = (id: number | undefined, fields: object) => [
  { type: 'UPDATE_MENU_ITEM_TEXT', items: [expect.objectContaining({ id, ...fields })] },
]

test('a dish instead of another takes its meal, and the day that is said', () => {
  const said = read('pizza on Saturday instead of the black bean tacos').commands
  const id = idOf.meal('Black bean tacos')
  expect(said).toEqual(changes(id, { recipeName: 'Pizza', date: '2026-11-21' }))
})

test('relatives are guests, though a dish is named after one', () => {
  const [card] = read('Grandma and Grandpa eat with us tomorrow').commands
  expect(JSON.stringify(card)).toContain('"Grandma","Grandpa"')
  expect(JSON.stringify(card)).not.toContain('potato')
})

test('a planned dish is made for as many as are said', () => {
  const id = idOf.meal('Black bean tacos')
  expect(read('make the tacos for 6 people').commands).toEqual(changes(id, { servings: 6 }))
})

test('what nobody feels like can go, or something else is looked for', () => {
  const { commands, choices } = read("I don't feel like tacos")
  expect(commands).toEqual([])
  expect(choices.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Take Black bean tacos .* off the menu$/),
    'What else could we cook?',
  ])
})

test('what is asked for every week says where that is set', () => {
  expect(read('pizza every Saturday').says.join()).toContain('how it repeats')
})

test.for(['who changed the milk?', 'what did Dad change today?', 'what changed today?'])(
  '%s is told by Version History',
  (said) => expect(read(said).says.join()).toContain('Version History'),
)

const toBuy = household.shopping.filter(({ isCompleted }) => !isCompleted)
const ticks = (items: readonly { id: number }[]) => [
  { type: 'UPDATE_SHOPPING_ITEMS_TEXT', items: items.map(({ id }) => ({ id, isCompleted: true })) },
]

test.for(['I bought everything on the list', "I've done the shopping", 'we did the groceries'])(
  '%s ticks the list off',
  (said) => expect(read(said).commands).toEqual(ticks(toBuy)),
)

test('what was not bought stays on the list', () => {
  const [first, ...others] = toBuy
  expect(read(`we got everything but the ${first?.name}`).commands).toEqual(ticks(others))
})

test('who is hungry is told what can be cooked', () => {
  const { commands, says } = read("I'm hungry")
  expect(commands).toEqual([])
  expect(says.join()).toContain('You could make')
})

test('under a card stand at most three buttons, of what the message names', () => {
  for (const said of ['we need milk and 3 limes', 'move the tacos to friday']) {
    const { commands, choices } = read(said)
    expect(commands).toHaveLength(1)
    expect(choices.length).toBeLessThanOrEqual(3)
  }
})
