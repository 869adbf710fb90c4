import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { labels } from '../examples/said.factory.ts'
import { readMessage } from '../readMessage.ts'
import { leftAlone } from '../resolve/choices.ts'
import { withCare } from './careful.ts'

const turn = { history: [], photos: [], household, today, now }
const read = (message: string) => withCare(readMessage({ ...turn, message }), { ...turn, message })

test.for([
  "Junior's friend Jonas stays for dinner on Friday, he's allergic to fish",
  'our friend Emma comes to dinner on Friday, she is allergic to fish',
  'Grandma joins us on Friday for dinner, she must not have fish',
])('%s: what is served there is told', (said) => {
  const { says } = read(said)
  expect(says.join()).toMatch(/Careful: \*\*Salmon with dill potatoes\*\* has fish.* must avoid/)
})

test('who may have what is served is no reason to be careful', () => {
  const { says } = read(
    "Junior's friend Jonas stays for dinner on Friday, he's allergic to peanuts",
  )
  expect(says.join()).not.toContain('Careful')
})

test('what does harm is neither a dish nor takes the place of one', () => {
  const said = read("Lukas comes over for dinner on Friday and he can't have dairy or eggs")
  expect(JSON.stringify(said.commands)).not.toContain('CREATE_MENU_TEXT')
  expect(labels(said)).not.toContain('Instead of')
})

test('a card that is left alone still waits, and it is said how it goes', () => {
  const card = { id: 1, type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: 'Tea' }] } as const
  const history = [
    {
      role: 'assistant' as const,
      content: '',
      proposals: [{ ...card, status: 'pending' as const }],
    },
  ]
  const left = { commands: [], says: [leftAlone], choices: [] }
  expect(withCare(left, { ...turn, message: '', history }).says.join()).toContain('Press Reject')
  expect(withCare(left, { ...turn, message: '' }).says).toEqual([leftAlone])
})

test('a dish that is planned in the same breath is told of', () => {
  const { says } = read("add salmon with dill potatoes for Saturday, Junior can't have fish")
  expect(says.join()).toMatch(/Careful: \*\*Salmon with dill potatoes\*\* has fish.*Junior/)
})

test('what somebody must not have names no dish', () => {
  const { commands } = read("Jonas comes over on Saturday for dinner, he can't have beans")
  expect(JSON.stringify(commands)).not.toContain('Black bean tacos')
})

test('whoever may be seated by a button is told of before, too', () => {
  const { says, choices } = read('Leo comes over on Friday for dinner, he must not have fish')
  expect(choices.length).toBeGreaterThan(0)
  expect(says.join()).toMatch(/Careful: \*\*Salmon/)
})
