import { describe, expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

// Black bean tacos are planned for Thursday, and salmon for Friday.
const read = (message: string) =>
  readMessage({ message, history: [], photos: [], household, today, now })

describe('a dish that is planned, but not for the day that was said', () => {
  test.for([
    'delete the tacos from tuesday',
    'cancel the tacos on friday',
    "move friday's tacos to sunday",
    'move the tacos from friday to sunday',
    "swap friday's tacos for pizza",
  ])('%s touches none of another day, and asks', (said) => {
    const { commands, choices } = read(said)
    expect(commands).toEqual([])
    expect(choices.map(({ label }) => label).join()).toContain('Black bean tacos')
  })

  test.for([
    ['delete the tacos from thursday', 'DELETE_MENU_ITEM_TEXT'],
    ['cancel the tacos', 'DELETE_MENU_ITEM_TEXT'],
    ["move thursday's tacos to sunday", 'UPDATE_MENU_ITEM_TEXT'],
    ['move the tacos to sunday', 'UPDATE_MENU_ITEM_TEXT'],
  ] as const)('%s is sure', ([said, type]) => expect(read(said).commands).toMatchObject([{ type }]))
})

test.for([
  ['add pizza for friday', 'Pizza', '2026-11-20'],
  ['add the shakshuka for saturday', 'Shakshuka', '2026-11-21'],
] as const)('%s is planned, not bought', ([said, recipeName, date]) => {
  const { commands } = read(said)
  expect(commands).toMatchObject([{ type: 'CREATE_MENU_TEXT', items: [{ recipeName, date }] }])
})

test('what a week of dinners needs is listed without being told to make a list', () => {
  const [card] = read("shopping list for this week's dinners").commands
  expect(card).toMatchObject({ type: 'ADD_SHOPPING_ITEMS_TEXT' })
  expect(card?.items.length).toBeGreaterThan(3)
  expect(read('shopping list for costco').commands).toEqual([])
})
