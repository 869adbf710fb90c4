import { expect, test } from 'vitest'
import { namesFood } from './foodGroups.facts.ts'
import { avoidWarnings, mustAvoids, plainDislikes } from './mustAvoid.facts.ts'

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
  ['Severe peanut allergy', ['peanut']],
  ['Peanut allergy, mushrooms', ['peanut']],
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

test('a taste is no must', () => {
  const dislikes = '• Shellfish (allergy)\n• Blue cheese\n\n- Olives'
  expect(plainDislikes({ dislikes })).toEqual(['Blue cheese', 'Olives'])
  expect(plainDislikes({ dislikes: 'Nothing yet' })).toEqual([])
})

test.each([
  ['shellfish', '1 lb large shrimp, peeled'],
  ['shellfish', '1 tbsp oyster sauce'],
  ['Shellfish', 'Mussels in broth'],
  ['dairy', '½ cup plain yogurt'],
  ['lactose', '2 tbsp butter or oil'],
  ['dairy', 'half and half'],
  ['nuts', '1 cup almond milk'],
  ['nuts', '2 tbsp peanut butter'],
  ['tree nuts', 'walnuts'],
  ['peanuts', 'Peanut butter'],
  ['gluten', '1 cup flour'],
  ['wheat', 'flour tortillas'],
  ['eggs', '3 Eggs'],
  ['fish', '2 cans tuna'],
  ['seafood', 'prawns'],
  ['soy', 'firm tofu'],
  ['sesame', 'tahini'],
  ['pork', '4 slices bacon'],
  ['meat', 'chicken thighs'],
  ['red meat', '1 lb ground beef'],
  ['kiwi', '2 kiwis'],
  ['peanuts', 'no-bake peanut bars'],
])('%s: %s', (food, line) => expect(namesFood(line, food)).toBe(true))

test.each([
  ['dairy', '1 can coconut milk'],
  ['dairy', 'peanut butter'],
  ['dairy', 'almond milk'],
  ['dairy', 'oat milk'],
  ['dairy', 'vegan cheese'],
  ['dairy', 'lactose-free milk'],
  ['nuts', 'butternut squash'],
  ['nuts', 'nutmeg'],
  ['nuts', 'coconut'],
  ['nuts', 'doughnuts'],
  ['nuts', 'nut-free granola'],
  ['tree nuts', 'peanuts'],
  ['eggs', 'eggplant'],
  ['gluten', 'gluten-free pasta'],
  ['wheat', 'buckwheat'],
  ['gluten', 'buckwheat flour'],
  ['gluten', 'corn tortillas'],
  ['fish', 'shellfish'],
  ['shellfish', 'oyster mushrooms'],
  ['pork', 'turkey bacon'],
  ['meat', 'veggie burger'],
  ['meat', 'chickpeas'],
  ['peanuts', 'Noodles, no peanuts'],
  ['peanut', 'noodles without peanuts'],
  ['nuts', 'peanut-free granola'],
  ['fish', 'no fish sauce'],
  ['gluten', 'gluten-free'],
  ['', 'anything'],
])('not %s: %s', (food, line) => expect(namesFood(line, food)).toBe(false))

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

test('a long line takes no time', () => {
  const long = 'allergic to '.repeat(5_000)
  expect(() => mustAvoids(member({ dislikes: long }))).not.toThrow()
  expect(() => namesFood('no no peanut free '.repeat(2_500), 'peanut')).not.toThrow()
  expect(() => namesFood('no peanut butter and '.repeat(2_500), 'dairy')).not.toThrow()
})
