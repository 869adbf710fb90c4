import { expect, test } from 'vitest'
import { household } from '../../examples/household.factory.ts'
import { now, today } from '../../examples/householdMeals.factory.ts'
import { readMessage } from '../../readMessage.ts'

const read = (message: string) =>
  readMessage({ message, history: [], photos: [], household, today, now })
const labels = (message: string) => read(message).choices.map(({ label }) => label)

test.for([
  ['add Lena', 'Lena'],
  ['please add Tobias', 'Tobias'],
  ['add Emma and Noah', 'Emma and Noah'],
] as const)('%s: somebody, or something to buy', ([said, names]) => {
  expect(read(said).commands).toEqual([])
  expect(labels(said)).toEqual([`Add ${names} to the family`, `Put ${names} on the shopping list`])
})

test.for([
  ['please add Grandma', 'Grandma'],
  ['add my sister Anna', 'Anna'],
] as const)('%s: nobody buys her', ([said, name]) =>
  expect(labels(said)).toEqual([`Add ${name} to the family`]),
)

test('who is to be of the family is on a card', () =>
  expect(read('add Lena to the family').commands).toEqual([
    {
      type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      items: [{ name: 'Lena', keyGoalsAndLimits: '', likes: '', dislikes: '' }],
    },
  ]))

test.for(['add Nutella', 'add Basil', 'add Oat milk'])('%s is something to buy', (said) =>
  expect(labels(said).join()).not.toContain('to the family'),
)

test.for([
  "Dad can't have shellfish any more",
  'Dad is allergic to shellfish',
  'dad cannot eat shellfish anymore',
])('%s: it is noted already', (said) =>
  expect(read(said)).toEqual({
    commands: [],
    says: ["It's noted already that **Dad** must avoid shellfish."],
    choices: [],
  }),
)

test.for([
  ["Maya can't have peanuts any more", 'Peanuts (must avoid)'],
  ['Junior can no longer eat eggs', 'Eggs (must avoid)'],
] as const)('%s: it is on a card, and on no button', ([said, dislikes]) =>
  expect(read(said)).toMatchObject({ commands: [{ items: [{ dislikes }] }], choices: [] }),
)
