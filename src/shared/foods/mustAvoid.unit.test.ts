import { expect, test } from 'vitest'
import {
  asAllergy,
  avoidWarnings,
  dishHas,
  dislikedFoods,
  mustAvoids,
  plainDislikes,
  preferenceLines,
  whoMustNotEat,
} from './mustAvoid.ts'
import { readLine } from './mustAvoidLine.ts'

test.each(['None yet', 'Nothing noted yet', '• Nothing noted yet.', 'none so far', 'n/a', '–'])(
  '%s stands for no line',
  (text) => expect(preferenceLines(text)).toEqual([]),
)

const member = (more: { name?: string; dislikes?: string; keyGoalsAndLimits?: string } = {}) => ({
  name: 'Dad',
  dislikes: 'None',
  keyGoalsAndLimits: 'None',
  isActive: true,
  ...more,
})

test.each([
  ['• Shellfish (allergy)\n• Blue cheese', ['shellfish']],
  ['Allergic to peanuts and tree nuts', ['peanuts', 'tree nuts']],
  ['Severe peanut allergy', ['peanuts']],
  ['Peanut allergy, mushrooms', ['peanuts']],
  ['Nut allergy', ['nuts']],
  ['Tree nut allergy', ['tree nuts']],
  ['Egg allergy', ['eggs']],
  ['Strawberry allergy', ['strawberries']],
  ['Allergies: fish, shellfish, milk, soy, sesame', ['fish', 'shellfish', 'milk', 'soy', 'sesame']],
  ['Coconut allergy', ['coconut']],
  ['Lactose intolerant', ['lactose']],
  ['Must avoid shellfish', ['shellfish']],
  ['Shellfish: must avoid', ['shellfish']],
  ["Can't eat gluten", ['gluten']],
  ['No gluten (celiac)', ['gluten']],
  ['Celiac disease', ['gluten']],
  ['Intolerant to dairy, eggs', ['dairy', 'eggs']],
  ['Allergies: kiwi', ['kiwi']],
  ['Gluten-free', ['gluten']],
  ['Vegetarian', ['meat', 'fish', 'shellfish']],
  ["Can't have peanuts anymore, doctor's orders", ['peanuts']],
  ['Peanuts are off limits for good', ['peanuts']],
  ['Can no longer eat shellfish', ['shellfish']],
  ['Kiwi makes her throat itch', ['kiwi']],
  ['Gets hives from strawberries', ['strawberries']],
  ['Not allowed any nuts at all', ['nuts']],
  ['No pork', ['pork']],
  ['Carries an EpiPen. Allergic to cashews!', ['cashews']],
  ['Allergic to milk, oat milk is fine', ['milk']],
  ['Allergic to fish but loves shrimp', ['fish']],
  ['Reacts badly to raw tomatoes', ['tomatoes']],
  ['Allergic to quandongs', ['quandongs']],
  ['Less salt, doctor says', []],
  ['Sick of pasta', []],
  ['Doctor says more vegetables', []],
  ['Doctor recommended oily fish for her heart', []],
  ['Needs to avoid milk, doctor says', ['milk']],
  ['No longer allergic to eggs', []],
  ['No added sugar', []],
  ['Mostly vegetarian, fish is fine', []],
  ['No known allergies', []],
  ['Not allergic to anything', []],
  ['Outgrew his milk allergy', []],
  ["Can't eat too much salt", []],
  ['Mushrooms', []],
  ['None', []],
])('%s', (line, foods) => {
  expect(mustAvoids(member({ dislikes: line }))).toEqual(foods)
  expect(mustAvoids(member({ keyGoalsAndLimits: line }))).toEqual(foods)
})

test('what is said twice is avoided once', () => {
  const said = member({ dislikes: 'Peanuts (allergy)', keyGoalsAndLimits: 'Peanut allergy' })
  expect(mustAvoids(said)).toEqual(['peanuts'])
})

test('a line without a food that we know is told apart', () => {
  expect(readLine('Allergic to quandongs')).toMatchObject({ isMust: true, isKnown: false })
  expect(readLine('Allergic to kiwis')).toMatchObject({ isMust: true, isKnown: true })
  expect(readLine('Diabetic, no sugar')).toMatchObject({ isMust: true, isKnown: false })
  expect(readLine('Allergic to sugar')).toMatchObject({ isMust: true, isKnown: true })
  expect(readLine('Olives')).toMatchObject({ isMust: false })
})

test('a taste is no must', () => {
  const dislikes = '• Shellfish (allergy)\n• Blue cheese\n\n- Olives'
  expect(plainDislikes({ dislikes })).toEqual(['Blue cheese', 'Olives'])
  expect(plainDislikes({ dislikes: 'Nothing yet' })).toEqual([])
})

test('everyone who eats is warned of, by name', () => {
  const members = [
    member({ dislikes: 'Shellfish (allergy)' }),
    member({ name: 'Maya', keyGoalsAndLimits: 'Lactose intolerant' }),
    { ...member({ name: 'Guest', dislikes: 'Shellfish allergy' }), isActive: false },
  ]
  const dish = { name: 'Scampi', ingredients: ['1 lb shrimp', '2 tbsp butter'] }
  const everyone = ['Dad must avoid shellfish', 'Maya must avoid lactose']
  expect(avoidWarnings({ members, attendees: null, ...dish })).toEqual(everyone)
  expect(avoidWarnings({ members, attendees: [], ...dish })).toEqual(everyone)
  expect(avoidWarnings({ members, attendees: ['maya'], ...dish })).toEqual(everyone.slice(1))
  const soup = { name: 'Lentil soup', ingredients: [] }
  const calledOtherwise = { ...soup, title: 'Shrimp curry' }
  const tagged = { ...soup, tags: ['Seafood', 'dairy-free'] }
  for (const same of [calledOtherwise, tagged]) {
    expect(avoidWarnings({ members, attendees: null, ...same })).toEqual(everyone.slice(0, 1))
  }
  expect(avoidWarnings({ members, attendees: null, ...soup })).toEqual([])
})

test('the ingredient is named where it is called otherwise', () => {
  const dad = member({ dislikes: 'Nut allergy\nDairy (allergy)\nGluten (allergy)' })
  const ingredients = ['1/2 cup walnuts, chopped', '2 tbsp vegan butter', '1 cup cream']
  expect(whoMustNotEat([dad], { name: 'Banana bread', ingredients })).toEqual([
    { name: 'Dad', foods: ['nuts (walnuts)', 'dairy (cream)', 'gluten'] },
  ])
  const nutty = { name: 'Snack', ingredients: ['mixed nuts', '1 cup walnuts'] }
  expect(whoMustNotEat([dad], nutty)).toEqual([{ name: 'Dad', foods: ['nuts'] }])
})

test('what is free of one thing says nothing about another', () => {
  const pie = { name: 'Fish pie', ingredients: ['50 g vegan butter', '1 kg potatoes'] }
  expect(dishHas(pie, 'fish')).toBe(true)
  const pasta = { name: 'Tomato pasta', ingredients: ['400 g gluten-free penne'] }
  expect(dishHas(pasta, 'gluten')).toBe(false)
})

test('tart apples are no tart, and a tart is one', () => {
  const crumble = { name: 'Apple crumble', ingredients: ['6 tart apples, peeled'] }
  expect(dishHas(crumble, 'eggs')).toBe(false)
  const pie = { name: 'Pudding', ingredients: ['1 tart shell', '3 apples'] }
  expect(dishHas(pie, 'gluten')).toBe(true)
})

test('a long line takes no time', () => {
  const long = 'allergic to '.repeat(5_000)
  expect(() => mustAvoids(member({ dislikes: long }))).not.toThrow()
})

test.each([
  ['Walnuts', 'Walnuts (allergy)'],
  ['Walnuts, olives.', 'Walnuts, olives (allergy)'],
  ['Being rushed', undefined],
  ['No known allergies', undefined],
])('%s as an allergy', (line, said) => {
  expect(asAllergy(line)).toBe(said)
})

test('a dislike is told without its verb', () => {
  const dislikes = "Hates mushrooms\nDoesn't like olives\nBlue cheese\nSesame (allergy)"
  expect(dislikedFoods({ dislikes })).toEqual(['mushrooms', 'olives', 'Blue cheese'])
})
