import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { wishesApart } from './wishes.ts'

const scene = { household, history: [], today, now }

test.each([
  [
    'add bread to the list and move tacos to saturday',
    ['add bread to the list', 'move tacos to saturday'],
  ],
  [
    "we bought rice and beans and we're out of honey",
    ['we bought rice and beans', "we're out of honey"],
  ],
  ['we need soap. also plan stir fry on monday', ['we need soap', 'plan stir fry on monday']],
  [
    'Dad hates olives and Mom loves sushi, buy bread',
    ['Dad hates olives', 'Mom loves sushi', 'buy bread'],
  ],
  // What points back stays with what it points at.
  [
    'I used up the feta, add it to the list and plan tacos for thursday',
    ['I used up the feta, add it to the list', 'plan tacos for thursday'],
  ],
  // A verb without a day goes on about the day before.
  [
    "we won't be home friday, cancel dinner and buy wine",
    ["we won't be home friday, cancel dinner", 'buy wine'],
  ],
])('%s', (text, wishes) => {
  expect(wishesApart(text, scene)).toEqual(wishes)
})

test.each([
  'add 2 lb ground beef and a bag of spinach to the list',
  'Mom and Dad love sushi',
  "Dad loves spicy food but Mom doesn't",
  'if we have eggs, add bread and plan an omelette for sunday',
  'delete the chili from tuesday and plan pizza instead',
  "don't add milk and move nothing",
  'remember that we shop on saturdays and get the bread on sunday',
  'new recipe: fry the onions, add the rice, take it off the heat and put parsley on it',
])('%s is one', (text) => {
  expect(wishesApart(text, scene)).toEqual([text])
})
