import { expect, test } from 'vitest'
import { recipe } from '../../turn.factory.ts'
import type { EarlierMessage, ProposedCommand } from '../../turn.ts'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import type { Reading } from '../reading.ts'
import { readMessage } from '../readMessage.ts'
import { pickChoice } from './choices.ts'

const turn = { history: [], photos: [], household, today, now }
const read = (message: string, history: readonly EarlierMessage[] = []) =>
  readMessage({ ...turn, message, history })

/** The messages so far; what was proposed has a status. */
const after = (
  message: string,
  { commands, says }: Reading,
  status: 'pending' | 'executed' = 'pending',
): EarlierMessage[] => [
  { role: 'user', content: message, proposals: [] },
  {
    role: 'assistant',
    content: says.join('\n'),
    proposals: commands.map((command, n) => ({ ...command, id: n + 1, status })),
  },
]

/** What pressing the button with these words in its label makes. */
function press(message: string, label: RegExp): Reading {
  const reading = read(message)
  const choice = reading.choices.find((each) => label.test(each.label))
  expect(choice?.label ?? reading.choices.map((each) => each.label)).toMatch(label)
  return read(choice?.label ?? '', after(message, reading))
}

const typesOf = (commands: readonly ProposedCommand[]) => commands.map(({ type }) => type)

test('a button may hold all wishes of a message', () => {
  const { commands } = press(
    'nix the ricotta nix the eggs & get cottage cheese',
    /^Also | and put /,
  )
  expect(typesOf(commands).toSorted()).toEqual([
    'ADD_SHOPPING_ITEMS_TEXT',
    'DELETE_SHOPPING_ITEMS_TEXT',
  ])
})

test('what harms somebody is noted whatever else is wanted', () => {
  const { commands } = read("Maya breaks out from kiwis, so don't forget to buy apples")
  expect(typesOf(commands)).toEqual([
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'ADD_SHOPPING_ITEMS_TEXT',
  ])
})

test.each([
  ['Grandma is allergic to eggs', 'Grandma'],
  ['Grandma Rose is allergic to eggs', 'Grandma Rose'],
  ["Grandma's allergic to eggs", 'Grandma'],
  ["Grandma can't have eggs", 'Grandma'],
  ['Auntie Jo is allergic to eggs', 'Auntie Jo'],
  ['my brother is allergic to eggs', 'Brother'],
  ['our guest Tom is allergic to eggs', 'Tom'],
])('%s: a card at once, whatever a recipe is called', (message, name) => {
  const soup = recipe(901, { title: "Grandma's Potato Soup", ingredients: '1 onion\n2 eggs' })
  const home = { ...household, recipes: [...household.recipes, soup] }
  const { commands } = readMessage({ ...turn, message, household: home })
  const dislikes = expect.stringMatching(/^Eggs \((?:allergy|must avoid)\)$/)
  expect(commands).toEqual([
    {
      type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      items: [expect.objectContaining({ name, dislikes })],
    },
  ])
})

test.each([
  'untick the bread we threw away the old spinach',
  'untick the sourdough, we threw away the old spinach',
  'we threw away the old spinach untick the bread',
])('what nobody said to be gone stays: %s', (message) => {
  const { commands, choices } = read(message)
  const gone = commands.filter(({ type }) => type.startsWith('DELETE'))
  expect(gone).toEqual([{ type: 'DELETE_PANTRY_ITEMS_TEXT', items: ['Spinach'] }])
  expect(JSON.stringify(choices)).not.toMatch(/DELETE_PANTRY[^}]*Sourdough/)
})

test('a question that may be about something else offers that answer, too', () => {
  const said = 'can we make penne with what we got'
  const { commands, says } = press(said, /still need/)
  expect(commands).toEqual([])
  expect(says.join()).toMatch(/need|everything for/)
  expect(says).not.toEqual(read(said).says)
})

test('a question is answered, with the wish that it may be as a button', () => {
  const asked = read('so am I even eating tacos on thursday, its maya')
  expect(asked.commands).toEqual([])
  expect(asked.says.join()).toMatch(/tacos/i)
  expect(asked.choices.length).toBeGreaterThan(0)
})

test('a button may answer', () => {
  const choice = { label: 'Answer my question', commands: [], says: ['You have 10.'] }
  expect(pickChoice(choice.label, [choice])?.says).toEqual(choice.says)
})

test('buttons are at most four, and no two are alike', () => {
  for (const message of [
    'tacos',
    'milk and the chicken',
    'Dad and the lasagna on Friday and eggs',
    'sort of maybe pancakes for Junior, and get syrup, and we are out of flour',
  ]) {
    const labels = read(message).choices.map(({ label }) => label)
    expect(labels.length).toBeLessThanOrEqual(4)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

test("'him' is who was named before, and a guest eats along", () => {
  const history = after('is Dad in for the tacos', read('is Dad in for the tacos'))
  const { commands, choices } = read('add him to that', history)
  expect(JSON.stringify([commands, choices])).toContain('"attendees":')
  const guest = read('Uncle Ray joins us for dinner tonight')
  expect(JSON.stringify([guest.commands, guest.choices])).toContain('Uncle Ray')
})

test('a correction of an approved card changes its record', () => {
  const added = read('put a pack of avocados on the list')
  const history = after(
    'put 4 avocados on the list',
    {
      ...added,
      commands: [{ type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Avocados', quantity: '4' }] }],
    },
    'executed',
  )
  const { commands, choices } = read('sorry, I meant limes', history)
  const all = [...commands, ...choices.flatMap((choice) => choice.commands)]
  const { id } = household.shopping.find(({ name }) => name === 'Avocados') ?? {}
  expect(all).toContainEqual({ type: 'UPDATE_SHOPPING_ITEMS_TEXT', items: [{ id, name: 'Limes' }] })
})

test('a question that says first or last is no answer to ours', () => {
  const choices = ['milk', 'eggs'].map((label) => ({ label, commands: [], says: [label] }))
  expect(pickChoice("let's go with the last one", choices)?.says).toEqual(['eggs'])
  expect(pickChoice('the first', choices)?.says).toEqual(['milk'])
  expect(pickChoice('what did we eat last week', choices)).toBeUndefined()
  expect(pickChoice('pizza last night', choices)).toBeUndefined()
  expect(pickChoice('who was the first to say they hate peas', choices)).toBeUndefined()
})

const labelsOf = ({ choices }: Reading) => choices.map(({ label }) => label).join('\n')

test('a guest who must avoid something is noted, and what harms is no dish', () => {
  const ben = read('our friend Ben comes on Saturday, he is allergic to fish')
  const noted = { name: 'Ben', dislikes: 'Fish (allergy)', role: 'guest' }
  const seated = { attendees: expect.arrayContaining(['Mom', 'Ben']) }
  expect(ben.commands.flatMap(({ items }) => items)).toEqual([
    expect.objectContaining(noted),
    expect.objectContaining(seated),
  ])
  expect(labelsOf(ben)).not.toMatch(/Plan |shopping list/)
  const lena = read('Lena comes for dinner on Friday, she is vegan')
  expect(typesOf(lena.commands)).toEqual([
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'UPDATE_MENU_ITEM_TEXT',
  ])
  expect(JSON.stringify(lena.commands)).toMatch(/Lena.*Vegan/)
  expect(labelsOf(lena)).not.toMatch(/Plan |for Mom|for Dad/)
})

test('a guest is no dish, and no allergy is denied that was just told', () => {
  const leo = read("my friend Leo is coming for dinner on Sunday, he can't eat gluten")
  expect(JSON.stringify(leo.commands)).toMatch(/Leo.*Gluten/)
  for (const { commands } of leo.choices) expect(JSON.stringify(commands)).toMatch(/Leo.*Gluten/)
  expect(labelsOf(leo)).not.toContain('Plan ')
  const asked = "Grandma is coming on Sunday and she's allergic to eggs, what can we make?"
  const grandma = read(asked)
  expect(labelsOf(grandma)).toBe('Note that Grandma must avoid eggs')
  expect(grandma.says.join()).toMatch(/^Without egg you could make/)
})

test('a guest moves no meal, whatever was talked of before', () => {
  const asked = 'put bread on the list'
  const history = after(asked, { ...read(asked), commands: [] })
  const { commands, choices } = read('Grandma is coming on Sunday', history)
  const all = [...commands, ...choices.flatMap((choice) => choice.commands)]
  expect(JSON.stringify(all)).not.toContain('"date"')
})

test('what must be avoided comes up again neither beside another card nor beside an answer', () => {
  for (const told of ['Dad is allergic to nuts', 'Dad gets sick from milk']) {
    const history = after(told, { ...read(told), commands: [] })
    for (const next of ['put rice on the list', 'is Dad allergic to anything?'])
      expect(labelsOf(read(next, history))).not.toMatch(/avoid/)
    expect(
      JSON.stringify(read('put rice on the list, and Junior is allergic to dairy', history)),
    ).toMatch(/Dairy \(allergy\)/)
  }
})

test('what is checked off goes on the list again', () => {
  const shopping = household.shopping.map((item) => ({ ...item, isCompleted: true }))
  const message = `put ${shopping[0]?.name} on the list`
  const turn = { history: [], photos: [], household: { ...household, shopping }, today, now }
  expect(typesOf(readMessage({ message, ...turn }).commands)).toEqual(['ADD_SHOPPING_ITEMS_TEXT'])
})

test('what is at home already grows by a button', () => {
  const { commands, says } = read('I bought 2 lb carrots')
  expect(typesOf(commands)).toEqual(['ADD_PANTRY_ITEMS_TEXT'])
  expect(says.join()).toContain('Carrots')
  const { id } = household.pantry.find(({ name }) => name === 'Carrots') ?? {}
  const [change] = press('I bought 2 lb carrots', /Carrots \(quantity: 3 lb\)/).commands
  expect(change).toMatchObject({
    type: 'UPDATE_PANTRY_ITEMS_TEXT',
    items: [{ id, quantity: '3 lb' }],
  })
})

test('what harms one of the family is noted though a question follows', () => {
  const { commands, says } = read(
    "Junior can't have eggs any more, doctor's orders. What can we cook tonight?",
  )
  expect(JSON.stringify(commands)).toMatch(/Junior.*Eggs \(/)
  expect(says.join()).not.toContain('No allergy is noted')
  expect(read('Is Junior allergic to eggs? What can we cook tonight?').commands).toEqual([])
})
