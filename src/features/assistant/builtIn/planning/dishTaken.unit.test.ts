import { expect, test } from 'vitest'
import type { EarlierMessage } from '../../turn.ts'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import type { Reading } from '../reading.ts'
import { readMessage } from '../readMessage.ts'

/** What is made of the last of some messages. */
function read(...said: readonly string[]): Reading {
  const history: EarlierMessage[] = []
  let last: Reading = { commands: [], says: [], choices: [] }
  for (const message of said) {
    last = readMessage({ message, history: [...history], photos: [], household, today, now })
    history.push({ role: 'user', content: message, proposals: [] })
    history.push({ role: 'assistant', content: last.says.join('\n\n'), proposals: [] })
  }
  return last
}

const planned = (reading: Reading) =>
  reading.commands.flatMap(({ type, items }) =>
    items.map((item) => [type, Object(item).recipeName, Object(item).date, Object(item).mealType]),
  )
const create = 'CREATE_MENU_TEXT'
const [thursday, saturday, sunday] = ['2026-11-19', '2026-11-21', '2026-11-22']

test.for([
  ['what can we cook tonight?', 'the first one', 'Grilled cheese', today, 'Dinner'],
  ['what can we cook for lunch tomorrow?', 'the 1st', 'Grilled cheese', thursday, 'Lunch'],
  [
    'what can we cook with salmon on saturday?',
    "let's have that",
    'Salmon with dill potatoes',
    saturday,
    'Dinner',
  ],
  ['quick dinners?', "let's make the second for saturday", 'Black bean tacos', saturday, 'Dinner'],
  ['quick dinners?', 'how about the tacos one on sunday?', 'Black bean tacos', sunday, 'Dinner'],
  ['what can we cook tomorrow?', 'the shakshuka one', 'Shakshuka', thursday, 'Dinner'],
] as const)('%s, %s: is planned', ([asked, said, ...meal]) =>
  expect(planned(read(asked, said))).toEqual([[create, ...meal]]),
)

test('where no day was talked of it is asked for, and a press or a word answers', () => {
  const asked = ['what can we cook with salmon?', 'that sounds good']
  const { commands, says, choices } = read(...asked)
  expect(commands).toEqual([])
  expect(says).toEqual(['Which day should **Salmon with dill potatoes** be on?'])
  expect(choices.map(({ label }) => label).slice(0, 3)).toEqual([
    'Today',
    'Tomorrow',
    'Fri, Nov 20',
  ])
  for (const day of ['Sat, Nov 21', 'saturday'])
    expect(planned(read(...asked, day))).toEqual([
      [create, 'Salmon with dill potatoes', saturday, 'Dinner'],
    ])
  expect(read(...asked, 'never mind').commands).toEqual([])
})

test('where several were listed it is asked which', () => {
  const asked = ['what can we cook tonight?', "let's have that"]
  const { says, choices } = read(...asked)
  expect(says.join()).toMatch(/^Which one: \*\*Grilled cheese\*\*, /)
  const [, second] = choices
  expect(planned(read(...asked, second?.label ?? ''))).toEqual([
    [create, second?.label, today, 'Dinner'],
  ])
})

test.for([
  'thanks',
  'none of those',
  'not the first one',
  'that sounds disgusting',
  'is the first one vegetarian?',
  'how long does the second one take?',
])('quick dinners?, %s: nothing is planned', (said) =>
  expect(read('quick dinners?', said).commands).toEqual([]),
)

test("what is planned already isn't planned again", () =>
  expect(read("what's for dinner tomorrow?", 'that sounds good').commands).toEqual([]))
