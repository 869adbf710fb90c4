import { expect, test } from 'vitest'
import type { EarlierProposal } from '../turn.ts'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { readMessage } from './readMessage.ts'

const start = { history: [], photos: [], household, today, now }

/** What is made of a message after another, whose cards wait, were approved or rejected. */
function after(first: string, status: EarlierProposal['status'], message: string) {
  const { commands } = readMessage({ ...start, message: first })
  const proposals = commands.map((each, n) => ({ ...each, id: n + 1, status }))
  const history = [
    { role: 'user' as const, content: first, proposals: [] },
    { role: 'assistant' as const, content: '', proposals },
  ]
  return readMessage({ ...start, message, history })
}

test.for([
  ['put 2 packs of mangos on the list', 'executed', 'and papayas', { name: 'Papayas' }],
  [
    'we bought 2 pints of raspberries',
    'executed',
    'and cherries, same amount',
    { quantity: '2 pints' },
  ],
  ['put sausages on the list', 'pending', 'the veggie ones', { name: 'Veggie sausages' }],
  ['put sausages on the list', 'rejected', 'the veggie ones', { name: 'Veggie sausages' }],
  ['plan ratatouille for tuesday', 'rejected', 'a day later', { date: '2026-11-25' }],
  ["Maya can't have nuts", 'rejected', 'its junior', { name: 'Junior' }],
] as const)('%s (%s): %s', ([first, status, next, fields]) => {
  const items = after(first, status, next).commands.flatMap((each) => each.items)
  expect(items).toEqual([expect.objectContaining(fields)])
})

test('what points at a rejected card has nothing to mend', () =>
  expect(after('put sausages on the list', 'rejected', 'make that 3').commands).toEqual([]))

const idOf = (dish: string) =>
  household.meals.find(({ recipeName, date }) => recipeName === dish && date >= today)?.id

test.for([
  ["make Sunday's dinner for 6", "Pizza at Grandma's", { servings: 6 }],
  ["tuesday's dinner at 7", 'Butter chicken', { time: '19:00' }],
  ['the salmon at 7', 'Salmon with dill potatoes', { time: '19:00' }],
  ["move friday's lunch to monday", 'Greek lentil soup', { date: '2026-11-23' }],
  ['breakfast on saturday at 10', 'Buttermilk pancakes', { time: '10:00' }],
  ['only Dad and Maya tonight', 'Lemon chicken traybake', { attendees: ['Dad', 'Maya'] }],
] as const)('%s leaves a card of another meal as it is', ([said, dish, fields]) =>
  expect(after('plan tofu stir fry on saturday', 'pending', said).commands).toEqual([
    { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: idOf(dish), ...fields }] },
  ]),
)

test.for([
  ['no, sunday', { date: '2026-11-22' }],
  ['not saturday, sunday', { date: '2026-11-22' }],
  ['no not saturday i said sunday', { date: '2026-11-22' }],
  ['sunday dinner', { date: '2026-11-22' }],
  ["make saturday's dinner for 6", { servings: 6 }],
  ['make that for 6', { servings: 6 }],
  ['actually make it for lunch', { mealType: 'Lunch' }],
] as const)('%s mends the card that waits', ([said, fields]) =>
  expect(after('plan tofu stir fry on saturday', 'pending', said).commands).toMatchObject([
    { items: [{ recipeName: 'Tofu stir fry', ...fields }], replaces: [1] },
  ]),
)

const eaters = ({ commands }: ReturnType<typeof after>) =>
  commands.flatMap(({ items, replaces = [] }) =>
    items.map((item) => [Object(item).id, Object(item).attendees?.slice(4).join(), ...replaces]),
  )
const [pizza, tacos] = [idOf("Pizza at Grandma's"), idOf('Black bean tacos')]

test.for([
  ['Grandma joins us tomorrow', 'so are the Millers', [tacos, 'Grandma,The Millers', 1]],
  ['Grandma joins us tomorrow', 'and the Millers too', [tacos, 'Grandma,The Millers', 1]],
  ['Grandma is coming on Sunday', 'Sam is coming too', [pizza, 'Grandma,Sam', 1]],
  ['Grandma joins us tomorrow', 'Sam is coming on Sunday too', [pizza, 'Sam']],
] as const)('%s, %s: besides who is noted', ([first, next, expected]) =>
  expect(eaters(after(first, 'pending', next))).toEqual([expected]),
)

test('who came is still noted when somebody else comes or stays away', () => {
  const meals = household.meals.map((meal) =>
    meal.id === pizza ? { ...meal, attendees: ['Mom', 'Dad', 'Maya', 'Junior', 'Grandma'] } : meal,
  )
  const read = (message: string) =>
    readMessage({ ...start, message, household: { ...household, meals } })
  expect(eaters(read('Sam is coming on Sunday too'))).toEqual([[pizza, 'Grandma,Sam']])
  expect(read("Maya isn't here for dinner on Sunday").commands).toMatchObject([
    { items: [{ attendees: ['Mom', 'Dad', 'Junior', 'Grandma'] }] },
  ])
  expect(read("Grandma isn't coming on Sunday after all").commands).toMatchObject([
    { items: [{ attendees: ['Mom', 'Dad', 'Maya', 'Junior'] }] },
  ])
  expect(read("Sam isn't coming on Sunday after all")).toMatchObject({
    commands: [],
    says: ['Nobody called Sam is noted for that meal.'],
  })
})

test.for([
  ['Dad is allergic to nuts', 'so is Maya', 'Nuts (allergy)'],
  ['Dad is allergic to nuts', 'Maya is allergic to nuts', 'Nuts (allergy)'],
  ["Dad can't have gluten", 'neither can Maya', 'Gluten (must avoid)'],
] as const)('%s, %s: both of them', ([first, next, dislikes]) =>
  expect(after(first, 'pending', next).commands).toEqual([
    {
      type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      items: [expect.objectContaining({ name: 'Maya', dislikes })],
    },
  ]),
)

test.for([
  ['remember that the plumber comes on friday', 'no, on thursday', 'The plumber comes on thursday'],
  [
    'remember that the school fair is on the 3rd of may',
    'the 4th!',
    'The school fair is on the 4th of may',
  ],
] as const)('%s, %s: the note with the other day', ([first, next, content]) =>
  expect(after(first, 'pending', next).commands).toMatchObject([
    { items: [{ content }], replaces: [1] },
  ]),
)

test('a note that was approved is changed', () => {
  const first = 'remember that the plumber comes on friday'
  const [made] = readMessage({ ...start, message: first }).commands
  const [item] = made?.items ?? []
  const note = { ...household.knowledge[0], ...Object(item), id: 900 }
  const history = [
    { role: 'user' as const, content: first, proposals: [] },
    {
      role: 'assistant' as const,
      content: '',
      proposals: made ? [{ ...made, id: 1, status: 'executed' as const }] : [],
    },
  ]
  const scene = { ...household, knowledge: [...household.knowledge, note] }
  const { commands } = readMessage({
    ...start,
    history,
    household: scene,
    message: 'no, on thursday',
  })
  expect(commands).toEqual([
    {
      type: 'UPDATE_KNOWLEDGE_ITEM_TEXT',
      items: [{ id: 900, content: 'The plumber comes on thursday' }],
    },
  ])
})

test('another note on another day stands beside the one that waits', () => {
  const [note] = after('remember trash is on monday', 'pending', 'recycling is on tuesday').commands
  expect(note?.items).toMatchObject([{ content: 'Recycling is on tuesday' }])
  expect(note?.replaces).toBeUndefined()
})

test("who isn't meant is replaced on a card as it is kept, with nothing where nothing was said", () => {
  const [asked, card] = [
    { role: 'user' as const, content: 'Maya likes ramen', proposals: [] },
    {
      id: 1,
      status: 'pending' as const,
      type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT' as const,
      items: [
        { name: 'Maya', role: null, keyGoalsAndLimits: null, likes: 'Ramen', dislikes: null },
      ],
    },
  ]
  const history = [asked, { role: 'assistant' as const, content: '', proposals: [card] }]
  const { commands } = readMessage({ ...start, message: 'not Maya, Dad!', history })
  const fields = { name: 'Dad', keyGoalsAndLimits: '', likes: 'Ramen', dislikes: '' }
  expect(commands).toEqual([{ type: card.type, items: [fields], replaces: [1] }])
})
