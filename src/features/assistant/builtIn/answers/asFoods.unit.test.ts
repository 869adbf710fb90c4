import { describe, expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, record, today } from '../examples/householdMeals.factory.ts'
import { labels, read, saysOf } from '../examples/said.factory.ts'
import { readMessage } from '../readMessage.ts'

describe('food that harms', () => {
  test.for([
    ['is the shrimp scampi ok for someone with a shellfish allergy', /No.*shrimp/],
    ['can a celiac eat the grilled cheese', /No.*sourdough/],
    ['a vegan is coming to dinner, can they eat the veggie lasagna', /No.*ricotta/],
    ['can my friend who is lactose intolerant have the veggie lasagna', /No.*ricotta/],
    ['is the tofu stir fry fine for a vegan?', /Yes, going by its ingredients/],
  ] as const)('%s: for a guest by what is in it', ([said, answer]) => {
    expect(saysOf(said)).toMatch(answer)
    expect(read(said).commands).toEqual([])
  })

  test.for([
    'is there any meal this week Dad can’t eat?',
    'any dinner this week dad should not eat',
  ])('%s: by what he must avoid', (said) =>
    expect(saysOf(said)).toMatch(/Dad.* must avoid shellfish.*Nothing with shellfish/s),
  )

  test.for(['which meals on Sunday are nut free', 'does anything on Sunday have shellfish in it'])(
    '%s: what nobody knows of a dish is said',
    (said) => expect(saysOf(said)).toMatch(/I don't know what's in \*\*Pizza at Grandma's\*\*/),
  )

  test('is no dish of another day that was talked of', () => {
    const said = saysOf(
      'is the veggie lasagna nut free?',
      'does anything this week have shellfish in it',
    )
    expect(said).toMatch(/Nothing with shellfish is planned/)
  })

  test.for([
    'does anything this week have shellfish in it',
    'I hate mushrooms, can we not have them',
  ])('%s: no button takes away what is noted of somebody', (said) =>
    expect(labels(read(said))).not.toMatch(/^Remove/m),
  )
})

test('what was eaten last is in the past', () => {
  expect(saysOf('when did we last eat salmon?')).toMatch(/wasn't on the menu.*planned for Friday/)
  expect(saysOf('when did we last have penne?')).toMatch(/Nov 14/)
})

describe('what the book has of a food', () => {
  const [first] = household.recipes
  const satay = {
    ...first,
    ...record(900),
    title: 'Satay noodles - Maya must not have this!!',
    ingredients: '200 g egg noodles\n3 tbsp peanut butter',
  } as (typeof household.recipes)[number]
  const book = { ...household, recipes: [...household.recipes, satay] }
  const answer = (message: string) =>
    readMessage({ history: [], photos: [], household: book, today, now, message }).says.join('\n')

  test.for([
    'do any of our recipes contain peanuts?',
    'which recipes have peanuts?',
    'what has peanuts in it',
    'is there anything with nuts in the recipes',
    'does anything in the recipe book contain peanuts?',
  ])('%s', (said) => expect(answer(said)).toContain('Satay noodles'))

  test.for(['which recipes have gluten?', 'which dishes have eggs'])(
    '%s: more than the one whose title has such words',
    (said) => expect(answer(said)).toContain('Buttermilk pancakes'),
  )

  test('is asked of the menu by all ingredients, too', () => {
    const planned = {
      ...household.meals[8],
      ...record(901),
      recipeId: 900,
      recipeName: satay.title,
    }
    const meals = [...household.meals, planned] as typeof household.meals
    const turn = { history: [], photos: [], household: { ...book, meals }, today, now }
    const said = readMessage({ ...turn, message: 'is anything with nuts planned this week?' })
    expect(said.says.join()).toContain('Satay noodles')
  })

  test('of this week is not what such a title says', () => {
    const said = answer('does anything we eat this week contain fish?')
    expect(said).toContain('Salmon with dill potatoes')
    expect(said).not.toContain('Satay')
  })
})
