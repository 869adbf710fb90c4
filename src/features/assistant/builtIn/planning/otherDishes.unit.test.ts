import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'
import { otherDishes } from './otherDishes.ts'

const start = { history: [], photos: [], household, today, now }
const read = (message: string) => readMessage({ ...start, message })

test.for([
  "swap tuesday's dinner",
  "something else for tuesday's dinner",
  'can we have something different on tuesday?',
  "replace tuesday's dinner please",
  "let's have a different dinner on tuesday",
])('%s: other dishes as buttons, each the card', (said) => {
  const { commands, says, choices } = read(said)
  expect(commands).toEqual([])
  expect(says).toEqual(['What should it be instead of **Butter chicken**?'])
  expect(choices).toHaveLength(3)
  const [meal] = household.meals.filter(({ recipeName }) => recipeName === 'Butter chicken')
  for (const { label, commands: card } of choices)
    expect(card).toEqual([
      {
        type: 'UPDATE_MENU_ITEM_TEXT',
        items: [
          {
            id: meal?.id,
            recipeName: label.replace(' instead of Butter chicken', ''),
            recipeId: expect.any(Number),
          },
        ],
      },
    ])
})

test('nothing that an eater must avoid, however few dishes are left', () => {
  const recipes = household.recipes.filter(({ title }) => /^(?:Shrimp|Turkey|Butter)/.test(title))
  const [meal] = household.meals.filter(({ recipeName }) => recipeName === 'Butter chicken')
  const scene = { ...start, household: { ...household, recipes } }
  const labels = meal && otherDishes(meal, scene).choices.map(({ label }) => label)
  expect(labels).toEqual(['Turkey chili instead of Butter chicken'])
})

test('a day without a dinner gets one', () =>
  expect(read('something else on saturday').commands).toMatchObject([
    { type: 'CREATE_MENU_TEXT', items: [{ date: '2026-11-21', mealType: 'Dinner' }] },
  ]))

test.for(['switch dinner to 7', 'swap thursday and friday', 'swap the tacos for the salmon'])(
  '%s looks for nothing',
  (said) => expect(read(said).says.join()).not.toContain('instead of'),
)

test.for(["swap tuesday's dinner for tacos", "replace tuesday's dinner with the tacos"])(
  '%s: that dinner gets the dish',
  (said) =>
    expect(read(said).commands).toMatchObject([
      { type: 'UPDATE_MENU_ITEM_TEXT', items: [{ recipeName: 'Black bean tacos' }] },
    ]),
)
