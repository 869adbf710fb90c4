import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

const steps = `Heat the oven to 350°F and butter a pan.
Fold in the flour; let it rest 10 minutes.
Bake 55 minutes, until a skewer comes out clean.`
const nutrition = [
  { name: 'Serving size', amount: '1 slice' },
  { name: 'Calories', amount: '240 kcal' },
  { name: 'Protein', amount: '4 g' },
]
const recipes = household.recipes.map((recipe) =>
  recipe.title === 'Banana bread' ? { ...recipe, instructions: steps, nutrition } : recipe,
)
const read = (message: string, before?: string) =>
  readMessage({
    message,
    history: before ? [{ role: 'user', content: before, proposals: [] }] : [],
    photos: [],
    household: { ...household, recipes },
    today,
    now,
  })

test.for([
  ['how long does the banana bread bake', /: Bake 55 minutes, until a skewer comes out clean\.$/],
  ['how long does the banana bread need in the oven?', /: Bake 55 minutes/],
  ['how long do I let the banana bread rest', /let it rest 10 minutes\.$/],
  ['how long does the banana bread take', /^\*\*Banana bread\*\* takes 1 hour 15 minutes/],
  ['what temperature for the banana bread', /: Heat the oven to 350°F and butter a pan\.$/],
  ['how hot does the oven need to be for the banana bread', /350°F/],
  ['banana bread oven temp?', /350°F/],
  ['how hot does the oven need to be for the lasagna', /Veggie lasagna\*\* doesn't say\.$/],
  ['how many calories in the banana bread', /\(1 slice\): Calories 240 kcal\.$/],
  ['nutrition facts for the banana bread', /: Calories 240 kcal, Protein 4 g\.$/],
  ['how many carbs does the banana bread have', /doesn't say, only this\..* Protein 4 g\.$/],
  ['how many calories in the lasagna', /^The recipe for \*\*Veggie lasagna\*\* doesn't say\.$/],
  ['how long does the pizza take', /^There's no recipe for \*\*Pizza at Grandma's\*\*\.$/],
] as const)('%s', ([message, answer]) => {
  const { commands, says, choices } = read(message)
  expect(commands).toEqual([])
  expect(says.join()).toMatch(answer)
  expect(choices.map(({ label }) => label).join()).not.toContain(message)
})

test.for([
  ['how long does the banana bread bake', 'and how hot?', '350°F'],
  ['banana bread', 'how many calories does it have?', '240 kcal'],
] as const)('%s … %s: of the dish that was talked of', ([before, message, answer]) =>
  expect(read(message, before).says.join()).toContain(answer),
)

test('who may eat it is another question', () =>
  expect(read('can Dad have the banana bread with his low sodium diet?').says.join()).toMatch(
    /^Yes/,
  ))
