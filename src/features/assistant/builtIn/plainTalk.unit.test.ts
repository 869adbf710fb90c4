import { expect, test } from 'vitest'
import type { EarlierProposal } from '../turn.ts'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { labels, read, saysOf, types } from './examples/said.factory.ts'
import { ask } from './reading.ts'
import { readMessage } from './readMessage.ts'
import { withHarm } from './resolve/harmAndQuestion.ts'
import { hear } from './spans/hear.ts'

test.for([
  ['hi! what can you do?', "I'm the built-in assistant"],
  ["thanks, that's all", "You're welcome."],
  ['turn on dark mode', 'Settings'],
  ['how do i print the menu?', 'Print'],
  ['add soccer practice on tuesday at 5', "can't add events"],
] as const)('%s: %s', ([said, answer]) => expect(saysOf(said)).toContain(answer))

test.for(['also stamps and dog food', 'and stamps and dog food too'])(
  '%s: two things, not one under another name',
  (said) => {
    const { commands } = read('need flour', said)
    expect(commands.map(({ type }) => type)).toEqual(['ADD_SHOPPING_ITEMS_TEXT'])
  },
)

test.for(["clear what's ticked", 'remove the checked items from the list'])(
  '%s: what is bought already goes',
  (said) => {
    const ticked = household.shopping.filter(({ isCompleted }) => isCompleted)
    expect(read(said).commands).toEqual([
      { type: 'DELETE_SHOPPING_ITEMS_TEXT', items: ticked.map(({ name }) => name) },
    ])
  },
)

test.for([
  'Good news from the allergist! Dad can eat shrimp and crab again, all shellfish in fact',
  'the doctor says Dad may have shellfish again',
])('%s: an allergy goes, and none comes', (said) =>
  expect(types(read(said))).toEqual(['DELETE_FAMILY_MEMBER_PREFERENCE_TEXT']),
)

test("what isn't to be planned for somebody is noted of them", () => {
  const { commands } = read("don't plan anything with eggplant for Junior, he won't touch it")
  expect(commands).toMatchObject([{ items: [{ name: 'Junior', dislikes: 'Eggplant' }] }])
})

test("what wasn't bought is not checked off", () => {
  const [item] = household.shopping
  const { commands } = read(`${item?.name} weren't bought, put them back to open`)
  expect(JSON.stringify(commands)).not.toContain('"isCompleted":true')
})

test.for([
  ['no mushrooms for me', undefined, 'Note that Mom must avoid mushrooms'],
  ['no shrimp for me please', 'Maya', 'Maya dislikes shrimp'],
])('%s (%s): a taste, and nothing is bought or thrown out', ([said, speaker, label]) => {
  const before = { role: 'user' as const, content: "we're out of butter", proposals: [] }
  const turn = { history: [before], photos: [], household, today, now, message: said ?? '' }
  const made = readMessage({ ...turn, ...(speaker && { speaker }) })
  expect(made.commands).toEqual([])
  expect(labels(made)).toContain(label)
  expect(labels(made)).not.toMatch(/list|recipe/)
})

test('what is put away is good until the day that is said', () => {
  const [card] = read('put 2 portions of leftover curry in the fridge until Saturday').commands
  const fields = { quantity: '2 portions', location: 'Fridge', expiryDate: 'Saturday' }
  expect(card?.items).toEqual([expect.objectContaining(fields)])
})

test('no button tells or plans what the answer has said already', () => {
  expect(labels(read("what's for dinner tomorrow?"))).not.toMatch(/^Plan /m)
  expect(labels(read('how much milk do we have?'))).not.toContain('Whether it is on the')
})

test('a question about all recipes is not narrowed to what was talked of', () => {
  const alone = saysOf('which recipes take less than 20 minutes')
  expect(saysOf("what's for dinner tomorrow?", 'which recipes take less than 20 minutes')).toBe(
    alone,
  )
})

test.for([
  'my sister is vegan, what could I cook for her',
  'we have a vegan friend over. what should I make?',
])('%s: what suits', (said) => {
  expect(saysOf(said)).toMatch(/^Without meat, fish, shellfish, dairy, egg or honey/)
})

test("what harms a guest is noted whichever meal they come to, also if it isn't clear which", () => {
  const scene = { history: [], household, today, now, speaker: undefined }
  const heard = hear("Grandma Rose is coming on Sunday, she's allergic to nuts", scene)
  const meal = { type: 'UPDATE_MENU_ITEM_TEXT' as const, items: [{ id: 1 }] }
  const reading = withHarm(ask('Which one?', [{ label: 'Soup', commands: [meal] }]), heard)
  const note = expect.objectContaining({ type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT' })
  expect(reading.commands).toEqual([note])
  expect(reading.choices).toMatchObject([{ label: 'Soup', commands: [note, meal] }])
})

test.for(['make a shopping list for the week', 'write me a grocery list'])(
  '%s: what the planned meals need',
  (said) => {
    const { commands, says } = read(said)
    expect(JSON.stringify(commands)).not.toContain('list')
    expect(types({ commands, says, choices: [] })).toEqual(['ADD_SHOPPING_ITEMS_TEXT'])
  },
)

test.for(['dinner ideas please', 'any ideas for a quick breakfast?'])('%s: told first', (said) => {
  const reading = read(said)
  expect(reading.commands).toEqual([])
  expect(reading.says.join()).toMatch(/you could make/i)
  expect(labels(reading)).toMatch(/^Plan /)
})

test("what's the plan for the weekend? tells what is planned", () => {
  expect(saysOf("what's the plan for the weekend?")).toMatch(/Saturday|Nov 21/)
})

test('what is almost gone stays in the pantry', () => {
  const { commands } = read('we ran out of butter and the milk is almost gone')
  const gone = commands.filter(({ type }) => type === 'DELETE_PANTRY_ITEMS_TEXT')
  expect(JSON.stringify(gone)).not.toContain('Milk')
})

test('gluten free is no free day', () => {
  expect(saysOf('is there anything gluten free for tomorrow?')).not.toContain('is planned yet')
})

test.for(['maya wants tacos on her birthday', 'can maya have tacos'])(
  '%s: nobody dislikes them',
  (said) => expect(labels(read(said))).not.toMatch(/doesn't like|must avoid/),
)

test.for([
  'can you add bananas please',
  'add bananas',
  'could you put bananas on the list',
  'we need wine and crackers',
])('%s: on the list', (said) => {
  expect(types(read(said))).toEqual(['ADD_SHOPPING_ITEMS_TEXT'])
})

test('who is sick is not harmed by the soup that is planned', () => {
  const { commands } = read('put chicken soup on for wednesday, maya is sick')
  expect(commands.map(({ type }) => type)).toEqual(['CREATE_MENU_TEXT'])
  expect(types(read('milk makes junior sick'))).toEqual(['ADD_FAMILY_MEMBER_PREFERENCE_TEXT'])
})

test('the store is no store by that name', () => {
  expect(saysOf("i'm at the store what do i need")).toMatch(/^On the shopping list/)
})

test('what should I thaw tells what planned dishes need from the freezer', () => {
  expect(saysOf('what should i thaw?')).toMatch(/\*\* for |Nothing that is planned has to thaw\./)
})

const waiting = (message: string, card: EarlierProposal) => {
  const answer = { role: 'assistant' as const, content: '', proposals: [card] }
  const history = [{ role: 'user' as const, content: 'x', proposals: [] }, answer]
  return readMessage({ history, photos: [], household, today, now, message })
}

test('a question about what somebody may eat is answered, whatever card waits', () => {
  const items = [{ name: 'Flour', quantity: '1', addedBy: 'Mom' }]
  const card = {
    id: 1,
    type: 'ADD_SHOPPING_ITEMS_TEXT' as const,
    items,
    status: 'pending' as const,
  }
  const { commands, says } = waiting('can Dad eat the shrimp tacos?', card)
  expect(commands).toEqual([])
  expect(says.join()).toContain('must avoid shellfish')
})

test('a swap of another meal leaves the card that waits as it is', () => {
  const [first, second] = household.meals.filter(({ date }) => date > today)
  const items = [{ id: first?.id, date: today }]
  const card = { id: 1, type: 'UPDATE_MENU_ITEM_TEXT' as const, items, status: 'pending' as const }
  const { commands } = waiting(`swap the ${second?.recipeName} for penne`, card)
  expect(JSON.stringify(commands)).not.toContain('"replaces":[1]')
})

test('extra people are no dish, and the last thing to undo is no choice', () => {
  const { commands, choices } = read("we're having 2 extra people on Sunday evening")
  expect(JSON.stringify([commands, choices])).not.toMatch(/"recipeName":"Extra people"/i)
  expect(saysOf('plan something quick for friday lunch', 'undo the last thing')).toMatch(
    /undo|Version History/i,
  )
})

test('several wishes are read one by one, and nothing of one gets into another', () => {
  expect(types(read('add bread to the list and move the tacos to saturday'))).toEqual([
    'ADD_SHOPPING_ITEMS_TEXT',
    'UPDATE_MENU_ITEM_TEXT',
  ])
  const { commands } = read('we need candles and matches. also plan stir fry on monday')
  expect(commands).toMatchObject([
    { type: 'ADD_SHOPPING_ITEMS_TEXT' },
    { type: 'CREATE_MENU_TEXT', items: [{ recipeName: 'Tofu stir fry' }] },
  ])
  const bought = read("we bought rice and beans and we're out of honey").commands
  const gone = bought.find(({ type }) => type === 'DELETE_PANTRY_ITEMS_TEXT')
  expect(JSON.stringify(gone?.items ?? [])).not.toMatch(/rice|bean/i)
})

test('of several wishes a doubtful one is asked about, beside the cards of the others', () => {
  const { commands, says, choices } = read(
    'mom wants sushi on friday and dad wants steak on saturday',
  )
  expect(commands).toMatchObject([{ type: 'CREATE_MENU_TEXT', items: [{ recipeName: 'Steak' }] }])
  expect(says.at(-1)).toBe('And “mom wants sushi on friday”?')
  expect(choices.map(({ label }) => label)[0]).toMatch(/^Also plan Sushi \(Fri/)
})

test('who wants a dish is not asked whether it must be avoided', () => {
  expect(labels(read('mom wants sushi on friday'))).not.toMatch(/avoid|like/)
})

test('another milk is not the milk on the list', () => {
  expect(read('remove the almond milk').commands).toEqual([])
})

test('a place is no thing', () => {
  expect(labels(read('move the ground beef to the freezer'))).not.toMatch(/Put Freezer/)
})

test('what is not wanted is not offered', () => {
  expect(labels(read('plan dinners for next week without fish'))).not.toMatch(/Plan Fish/)
  expect(labels(read('throw out the old endive'))).not.toMatch(/Put .*Endive/i)
})

test("'2 lbs' behind a thing is its amount", () => {
  const { commands } = read('add chicken breast 2 lbs and broccoli to the list')
  expect(commands).toMatchObject([{ items: [{ quantity: '2 lbs' }, { name: 'Broccoli' }] }])
})
