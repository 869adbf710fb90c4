import { expect, test } from 'vitest'
import type { EarlierProposal, Turn } from '../turn.ts'
import { builtInAssistant } from './builtIn.ts'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'

const { signal } = new AbortController()

const turn = (message: string, more: Partial<Turn> = {}): Turn => ({
  message,
  history: [],
  photos: [],
  household,
  today,
  now,
  ...more,
})

async function proposed(asked: Turn): Promise<EarlierProposal[]> {
  const { commands } = await builtInAssistant.propose(asked, signal)
  return commands.map((command, n) => ({ ...command, id: n + 1, status: 'pending' }))
}

async function answer(asked: Turn, proposals: readonly EarlierProposal[]): Promise<string> {
  let text = ''
  for await (const piece of builtInAssistant.respond(asked, proposals, signal)) text += piece
  return text
}

const reply = async (message: string) => answer(turn(message), await proposed(turn(message)))

test.each([
  [
    'put milk and bread on the list for Costco',
    "I'd put **Milk** and **Bread** on the shopping list for **Costco**. Approve it below.",
  ],
  ['is there any rice left?', '5 lb of **jasmine rice**'],
  ['what may Dad eat?', 'must avoid shellfish'],
  ["what's for dinner tomorrow?", '**Black bean tacos**'],
  ['what do we need at Costco?', '**Oat milk**'],
  ['how long does the lasagna take?', '1 hour 30 minutes'],
  ["what's in the shakshuka?", '6 eggs'],
  ['what should we use up?', '**spinach**'],
  ['what can I cook with what we have?', 'you have '],
  ['who is allergic to shellfish?', '**Dad**'],
  ['what do you know about the oven?', 'Runs hot'],
  ['where is the honey?', 'in the pantry'],
  ['is oat milk on the list?', 'Yes'],
  ['how many recipes do we have?', '25 recipes'],
  ['shrimp scampi on Saturday', 'Dad must avoid shellfish'],
  ['plan dinner for Saturday', 'Approve it below'],
  ['what can you do?', 'no AI key is set'],
  ['what is the meaning of life?', "I didn't get that. Try one of these"],
])('%s → %s', async (message, said) => expect(await reply(message)).toContain(said))

test('what was refused is not claimed', async () => {
  const text = await answer(turn('we need milk and bread'), [
    {
      id: 1,
      type: 'ADD_SHOPPING_ITEMS_TEXT',
      items: [{ name: 'Milk', quantity: '1' }],
      status: 'pending',
    },
  ])
  expect(text).toContain("I'd put **Milk** on the shopping list.")
  expect(text).not.toContain('Bread')
  expect(text).toContain("I couldn't propose all of it")
})

test('photos take an AI key, and that is said', async () => {
  const photos = [{ mimeType: 'image/jpeg', imageData: '', description: null }]
  const only = turn('[Photo attached]', { photos })
  expect(await proposed(only)).toEqual([])
  expect(await answer(only, [])).toContain("I can't see photos")
  expect((await proposed(turn('we need limes', { photos }))).length).toBe(1)
})

test('a correction of what was approved changes the record that it made', async () => {
  const item = { name: 'Avocados', quantity: '4' }
  const history: Turn['history'] = [
    { role: 'user', content: 'we need 4 avocados', proposals: [] },
    {
      role: 'assistant',
      content: 'Approve it below.',
      proposals: [{ id: 1, type: 'ADD_SHOPPING_ITEMS_TEXT', items: [item], status: 'executed' }],
    },
  ]
  const [proposal] = await proposed(turn('make it two', { history }))
  const { id } = household.shopping.find(({ name }) => name === 'Avocados') ?? {}
  expect(proposal).toMatchObject({
    type: 'UPDATE_SHOPPING_ITEMS_TEXT',
    items: [{ id, quantity: '2' }],
  })
})

test('an empty household is answered as well', async () => {
  const empty: Turn['household'] = {
    pantry: [],
    recipes: [],
    shopping: [],
    stores: [],
    meals: [],
    members: [],
    wholeFamily: [],
    knowledge: [],
  }
  for (const message of [
    'plan the week',
    'what can I cook?',
    "we're out of milk",
    'Dad hates olives',
    'tacos on Thursday',
    'delete the milk',
    'who eats tonight?',
    'hi',
  ]) {
    const asked = turn(message, { household: empty })
    expect(await answer(asked, await proposed(asked))).not.toBe('')
  }
})
