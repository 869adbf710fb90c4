import { expect, test } from 'vitest'
import type { EarlierProposal } from '../../turn.ts'
import { household as all } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const lists = {
  DELETE_SHOPPING_ITEMS_TEXT: 'shopping',
  DELETE_PANTRY_ITEMS_TEXT: 'pantry',
  DELETE_MENU_ITEM_TEXT: 'meals',
} as const
const isRemoval = (type: string): type is keyof typeof lists => type in lists

/** What is made of a message after a card took something away, or waits to. */
function after(status: EarlierProposal['status'], name: string, type: string, message: string) {
  const list = isRemoval(type) ? lists[type] : 'shopping'
  const isIt = (each: object) => Object.values(each).includes(name)
  const items = isRemoval(type)
    ? all[list].filter(isIt).slice(0, 1)
    : all.shopping.filter(isIt).map(({ id }) => ({ id, isCompleted: true }))
  const isGone = status === 'executed' && isRemoval(type)
  const household = isGone ? { ...all, [list]: all[list].filter((each) => each !== items[0]) } : all
  const card = {
    id: 1,
    type,
    items: list === 'meals' ? items : isRemoval(type) ? [name] : items,
    status,
    ...(isGone && { removed: items }),
  }
  const history = [
    { role: 'user' as const, content: 'x', proposals: [] },
    { role: 'assistant' as const, content: '', proposals: [card as EarlierProposal] },
  ]
  return readMessage({ message, history, photos: [], household, today, now })
}

const offList = 'DELETE_SHOPPING_ITEMS_TEXT'
const outOfPantry = 'DELETE_PANTRY_ITEMS_TEXT'
const offMenu = 'DELETE_MENU_ITEM_TEXT'
const ticked = 'UPDATE_SHOPPING_ITEMS_TEXT'

test.for([
  ['put the oat milk back', 'Oat milk', offList, { quantity: '2 cartons', store: 'Costco' }],
  ['put it back', 'Oat milk', offList, { quantity: '2 cartons', store: 'Costco' }],
  ['actually keep the salsa', 'Salsa', outOfPantry, { quantity: '1 jar', location: 'Fridge' }],
  ['we still have the milk, put it back', 'Milk', outOfPantry, { expiryDate: '2026-11-25' }],
  ['put the butter chicken back', 'Butter chicken', offMenu, { date: '2026-11-24', recipeId: 14 }],
  ["let's have the butter chicken after all", 'Butter chicken', offMenu, { date: '2026-11-24' }],
  ['put the cilantro back', 'Cilantro', ticked, { isCompleted: false }],
  ['untick it', 'Cilantro', ticked, { isCompleted: false }],
] as const)('%s: as it was', ([said, name, type, fields]) =>
  expect(after('executed', name, type, said).commands).toMatchObject([{ items: [fields] }]),
)

test.for([
  ['actually keep the eggs', 'Eggs', offList],
  ['keep it', 'Butter chicken', offMenu],
] as const)('%s: the card that waits is to be rejected', ([said, name, type]) => {
  const { commands, says } = after('pending', name, type, said)
  expect({ commands, says }).toEqual({
    commands: [],
    says: [`Press Reject on the card, and nothing changes for **${name}**.`],
  })
})

test('what is ticked off goes back on the list, whoever ticked it', () =>
  expect(
    after('pending', 'Eggs', offList, 'put the bread back on the list').commands,
  ).toMatchObject([{ type: ticked, items: [{ isCompleted: false }] }]))

test.for([
  "don't put the salsa back",
  'should we put the salsa back?',
  'if it smells good, put the salsa back',
  'mom said "put the salsa back"',
])('%s brings nothing back', (said) =>
  expect(after('executed', 'Salsa', outOfPantry, said).commands).toEqual([]),
)

test('back is no name', () => {
  const { choices } = after('rejected', 'Salsa', outOfPantry, 'put the milk back')
  expect(choices.map(({ label }) => label).join()).not.toContain('back')
})
