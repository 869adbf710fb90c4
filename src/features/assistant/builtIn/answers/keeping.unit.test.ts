import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const read = (message: string) =>
  readMessage({ message, history: [], photos: [], household, today, now })

const chicken = 'You have 2 lb of **chicken thighs** in the fridge, use soon.'
const milk = 'You have ½ gallon of **milk** in the fridge, good for 1 more week, until Wed, Nov 25.'

test.for([
  [
    'how long does chicken keep?',
    chicken,
    'Raw chicken keeps 1 to 2 days in the fridge and about 9 months in the freezer.',
  ],
  [
    'how long do eggs last in the fridge',
    'You have 10 **eggs** in the fridge, good for 2 more weeks, until Wed, Dec 2.',
    '**Eggs** usually keep about 3 weeks in the fridge.',
  ],
  [
    'is milk from Nov 10 still good',
    milk,
    '**Milk** usually keeps about a week in the fridge. By that, what is from Tuesday, Nov 10 should have been used by yesterday.',
  ],
  [
    'can I freeze yogurt',
    'You have 2 cups of **Greek yogurt** in the fridge, use soon.',
    "I don't know how well **yogurt** freezes. Frozen food usually keeps about 3 months.",
  ],
  [
    'how long can I keep ground beef',
    'You have 1 lb of **ground beef** in the freezer.',
    '**Ground beef** usually keeps about 3 months in the freezer.',
  ],
  [
    'how long does cooked rice last',
    'You have 5 lb of **jasmine rice** in the pantry.',
    'Cooked rice keeps 3 to 4 days in the fridge, if it was cooled quickly.',
  ],
  [
    'how long does salsa keep',
    'You have 1 jar of **salsa** in the fridge.',
    "I don't know how long **salsa** keeps.",
  ],
] as const)('%s: what is at home by its own date, then what is known', ([said, own, general]) =>
  expect(read(said)).toMatchObject({ commands: [], says: [`${own}\n${general}`] }),
)

test('what is not at home, or no food', () => {
  expect(read('does camembert go bad?').says).toEqual([
    '**Camembert** usually keeps about a week in the fridge.',
  ])
  expect(read('do paper towels go bad').says).toEqual([
    "I don't know how long **paper towels** keep.",
  ])
})

test.for([
  ['how long does swimming practice last?', 'Practice days'],
  ['how long does the lemon chicken traybake take?', '55 minutes'],
  ['is the salmon ok for Dad?', 'must avoid shellfish'],
  ['what goes bad first?', 'Use these first'],
] as const)('%s asks something else', ([said, answer]) =>
  expect(read(said).says.join()).toContain(answer),
)

test('who says that it has gone bad asks nothing, and a condition is no wish', () => {
  expect(read('the milk has gone bad').commands).toMatchObject([
    { type: 'DELETE_PANTRY_ITEMS_TEXT', items: ['Milk'] },
    { type: 'ADD_SHOPPING_ITEMS_TEXT' },
  ])
  expect(read('if the milk has gone bad, buy some more').commands).toEqual([])
})
