import { describe, expect, test } from 'vitest'
import type { EarlierMessage } from '../../turn.ts'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const start = { photos: [], household, today, now }

/** What is made of a message after the cards of the one before. */
function read(message: string, before?: string) {
  const history: EarlierMessage[] = []
  if (before) {
    const cards = readMessage({ ...start, message: before, history }).commands
    const proposals = cards.map((card, id) => ({ ...card, id, status: 'pending' as const }))
    history.push({ role: 'user', content: before, proposals: [] })
    history.push({ role: 'assistant', content: '', proposals })
  }
  return readMessage({ ...start, message, history })
}
const types = (...said: [string, string?]) => read(...said).commands.map(({ type }) => type)

describe('a dish and its day after a card of things', () => {
  test.for([
    ['we bought milk', 'pizza on friday'],
    ['we need butter', 'pancakes saturday morning'],
    ['got eggs and bread today', 'lasagna on sunday'],
    ['put honey on the list', 'tacos for saturday please'],
  ] as const)('%s. %s is planned', ([before, said]) =>
    expect(types(said, before)).toEqual(['CREATE_MENU_TEXT']),
  )

  test.for([
    ['we need butter', 'and limes'],
    ['we need butter', 'limes for friday'],
    ['we need butter', 'cheddar for the tacos on friday'],
  ] as const)('%s. %s goes on with the list', ([before, said]) =>
    expect(types(said, before)).toEqual(['ADD_SHOPPING_ITEMS_TEXT']),
  )

  test('what is not wanted is not planned', () =>
    expect(types('not pizza on friday', 'we bought milk')).not.toContain('CREATE_MENU_TEXT'))
})

describe('for how many', () => {
  test.for([
    ['we are six for dinner tomorrow', 6],
    ['there will be 6 of us tomorrow', 6],
    ["we'll be eight tomorrow", 8],
    ['5 people for dinner tomorrow', 5],
    ['only two of us tomorrow', 2],
    ['dinner for 6 tomorrow', 6],
    ['we are six for the tacos', 6],
  ] as const)('%s: the servings of what is planned', ([said, servings]) => {
    const [meal] = household.meals.filter(({ recipeName }) => recipeName === 'Black bean tacos')
    expect(read(said).commands).toEqual([
      { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: meal?.id, servings }] },
    ])
  })

  test('is said where no meal is planned, with what may be done', () => {
    const { commands, says, choices } = read('we are six for dinner on december 20')
    expect(commands).toEqual([])
    expect(says).toEqual(['No dinner is planned for Sun, Dec 20 yet.'])
    const [plan] = choices.map(({ label }) => label)
    expect(read(plan ?? '').commands).toMatchObject([{ items: [{ servings: 6 }] }])
  })

  test.for(["two of us won't be here tomorrow", 'how many of us eat tomorrow?'])(
    '%s: none',
    (said) => expect(types(said)).toEqual([]),
  )
})

test.for([
  ['milk butter cheese', 3],
  ['chicken rice broccoli please', 3],
  ['olive oil garlic pasta and parmesan', 4],
  ['limes, kiwis, mango', 3],
] as const)('%s: each is to be bought', ([said, count]) => {
  const { commands, choices } = read(said)
  expect(commands.map(({ type }) => type)).toEqual(['ADD_SHOPPING_ITEMS_TEXT'])
  expect(commands[0]?.items).toHaveLength(count)
  expect(choices).toEqual([])
})

test.for(['tomato basil soup', 'milk and eggs?', 'peanut butter jelly'])(
  '%s is no such row',
  (said) => expect(read(said).commands.flatMap(({ items }) => items).length).toBeLessThan(2),
)

test.for([
  ['scrap the salmon', 'DELETE_MENU_ITEM_TEXT'],
  ['ditch the tacos on thursday', 'DELETE_MENU_ITEM_TEXT'],
  ['hmm salmon off again', 'DELETE_MENU_ITEM_TEXT'],
  ['take the salmon off the plan', 'DELETE_MENU_ITEM_TEXT'],
  ['lose the avocados', 'DELETE_SHOPPING_ITEMS_TEXT'],
] as const)('%s leaves the only list where it stands', ([said, type]) =>
  expect(types(said)).toEqual([type]),
)
