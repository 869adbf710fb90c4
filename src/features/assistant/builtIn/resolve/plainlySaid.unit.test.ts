import { expect, test } from 'vitest'
import { household, idOf } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const potatoSalad = {
  ...household.recipes[0],
  id: 900,
  title: "Grandma's potato salad",
} as (typeof household.recipes)[number]

const read = (message: string, ...before: string[]) =>
  readMessage({
    message,
    history: before.map((content) => ({ role: 'user', content, proposals: [] })),
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

test.for(["I don't feel like tacos", 'swap the tacos', 'can we have something else than tacos?'])(
  '%s: something else is looked for, or it can go',
  (said) => {
    const { commands, choices } = read(said)
    expect(commands).toEqual([])
    const [first, ...others] = choices.map(({ label }) => label)
    expect(first).toMatch(/ instead of Black bean tacos$/)
    expect(others.at(-1)).toMatch(/^Take Black bean tacos .* off the menu$/)
  },
)

test.for(['pizza every Saturday', 'we need pizza every saturday', "let's have pizza on saturdays"])(
  '%s says where that is set, and may be a rule',
  (said) => {
    const { commands, says, choices } = read(said)
    expect(commands).toMatchObject([{ type: 'CREATE_MENU_TEXT', items: [{ date: '2026-11-21' }] }])
    expect(says.join()).toContain('how it repeats')
    expect(choices).toMatchObject([
      { label: expect.stringMatching(/^Make it a family rule: Pizza/) },
    ])
  },
)

test.for([
  'no more broccoli for junior',
  'stop giving Junior broccoli',
  'no broccoli for Junior please',
])('%s asks whether it binds, and takes nothing from before', (said) => {
  const { commands, choices } = read(said, 'get sourdough bread')
  expect(commands).toEqual([])
  expect(choices.map(({ label }) => label)).toEqual([
    'Junior must avoid broccoli',
    'Junior dislikes broccoli',
  ])
})

test.for([
  'Dad is no longer allergic to shellfish',
  "Dad's shellfish allergy is gone",
  'Dad outgrew his shellfish allergy',
])('%s takes that line away and offers nothing else', (said) => {
  const { commands, choices } = read(said)
  expect(commands).toEqual([
    { type: 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', items: [expect.stringMatching(/^Dad: Shell/)] },
  ])
  expect(choices).toEqual([])
})

test('an allergy that nobody noted and that is over changes nothing', () => {
  const said = read("Maya isn't lactose intolerant any more")
  expect(said).toMatchObject({
    commands: [],
    choices: [],
    says: [expect.stringContaining('noted')],
  })
})

test.for(['who changed the milk?', 'what did Dad change today?', 'when was the milk added?'])(
  '%s is told by Version History',
  (said) => expect(read(said).says.join()).toContain('Version History'),
)

test('who asks who changed something is led to it', () => {
  expect(read('who changed the milk?').says.join()).toMatch(/Press \*\*\w*.*milk\*\* on its list/i)
})

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

test.for(["I'm hungry", 'im hungry', 'starving here', 'so hungry'])(
  '%s is told what can be cooked, whatever was said before',
  (said) => {
    const { commands, says } = read(said, 'add bread')
    expect(commands).toEqual([])
    expect(says.join()).toMatch(/^You could make/)
  },
)

test('under a card stand at most four buttons, of what the message names', () => {
  for (const said of ['we need milk and 3 limes', 'move the tacos to friday']) {
    const { commands, choices } = read(said)
    expect(commands).toHaveLength(1)
    expect(choices.length).toBeLessThanOrEqual(4)
  }
})
