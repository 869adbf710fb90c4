import { expect, test } from 'vitest'
import {
  fact,
  household,
  meal,
  member,
  pantryItem,
  recipe,
  shoppingItem,
} from '../../turn.factory.ts'
import type { EarlierMessage } from '../../turn.ts'
import { answerQuestion } from './answerQuestion.ts'
import { smallTalk } from './smallTalk.ts'

const today = '2026-11-15'

const home = household({
  pantry: [
    pantryItem(1, { name: 'Milk', quantity: '½ gallon', location: 'Fridge', expiryDate: '1 week' }),
    pantryItem(2, { name: 'Eggs', quantity: '10', location: 'Fridge' }),
    pantryItem(3, { name: 'Spinach', quantity: '1 bag', location: 'Fridge', expiryDate: 'Soon' }),
    pantryItem(4, { name: 'Peas', quantity: '2 bags', location: 'Freezer' }),
  ],
  recipes: [
    recipe(1, {
      title: 'Shakshuka',
      ingredients: '6 eggs\n1 can tomatoes\n½ cup feta',
      prepTime: '10 minutes',
      cookTime: '25 minutes',
      servings: '3 servings',
    }),
    recipe(2, { title: 'Turkey chili', ingredients: '1 lb ground turkey', notes: 'Freezes well.' }),
    recipe(3, { title: 'Shrimp curry', ingredients: '1 lb shrimp\n1 can coconut milk' }),
  ],
  meals: [
    meal(1, { date: '2026-11-15', recipeName: 'Turkey chili', recipeId: 2 }),
    meal(2, { date: '2026-11-20', recipeName: 'Shakshuka', recipeId: 1, attendees: ['Maya'] }),
  ],
  shopping: [shoppingItem(1, { name: 'Ricotta', quantity: '15 oz', store: 'Costco' })],
  members: [
    member(1, { name: 'Dad', dislikes: 'Shellfish (allergy)', likes: 'Steak' }),
    member(2, { name: 'Maya', dislikes: 'Mushrooms', likes: 'Tofu bowls' }),
  ],
  knowledge: [fact(1, { name: 'Oven', content: 'Runs hot: set it 15 degrees lower.' })],
})

const answer = (said: string, history: readonly EarlierMessage[] = []) =>
  answerQuestion(said, { household: home, history, today, now: '17:30' })

test.each([
  ['what can we cook with turkey tonight, and is it safe for Dad?', '**Turkey chili**'],
  ['what can we cook with shrimp, and is it safe for Dad?', '**Shrimp curry**'],
  ['what can we cook with shrimp, and is it safe for Dad?', 'No: **Dad** must avoid shellfish'],
  ['what could we make with crab and can Dad eat it?', 'No: **Dad** must avoid shellfish'],
  ["what's for dinner tonight and is that okay for Dad?", 'nothing noted for Dad rules out'],
  ["is tonight's dinner safe for Dad", '**Turkey chili**'],
  ['we are ten on Sunday, what could we cook?', 'You could make for 10:'],
  ['what can we cook for 10 people on Sunday?', 'You could make for 10:'],
  ['how much milk is left', '½ gallon of **milk** in the fridge'],
  ['wher are the eggs', '10 **eggs** in the fridge'],
  ['do we have paneer', 'No **paneer** at home.'],
  ["what's in the freezer", '**Peas**: 2 bags'],
  ['what should be eaten first', '**spinach**'],
  ['what do we need from costco', '**Ricotta**: 15 oz'],
  ['is ricotta on the list', 'Yes, on the shopping list'],
  ["what's for dinner tonight", '**Turkey chili**'],
  ['when are we having shakshuka', 'Friday, Nov 20'],
  ['how long does the shakshuka take', '35 minutes'],
  ['how many eggs go in the shakshuka for 6', '12 eggs'],
  ["what's missing for shakshuka", '½ cup feta'],
  ['can you freeze the turkey chili', 'Freezes well.'],
  ['which recipes use eggs', '**Shakshuka**'],
  ['what does maya like', 'Tofu bowls'],
  ['how hot does our oven run', '15 degrees lower'],
  ['what can i use instead of buttermilk', 'lemon juice'],
  ['is the shakshuka vegetarian', 'Yes, going by its ingredients'],
  ['is the turkey chili vegetarian', 'No, **Turkey chili** has 1 lb ground turkey'],
  ["what's the quickest recipe", 'The quickest: **Shakshuka**'],
])('%s → %s', (said, told) => expect(answer(said)).toContain(told))

test.each([
  'who is allergic to what?',
  'any allergies in the family?',
  'does anybody have food allergies',
  'what is off limits for us',
  "what can't dad eat",
  'is maya allergic to anything',
  'what must we avoid when we cook for dad',
  'can dad have the shrimp curry',
  'is pad thai ok for dad',
  'who cant eat shellfish',
])('must-avoid is told: %s', (said) => expect(answer(said)).toContain('must avoid shellfish'))

test('what is asked to be left out is left out', () => {
  const told = answer('what can we cook without meat?')
  expect(told).toContain('**Shakshuka**')
  expect(told).not.toContain('Turkey chili')
})

test('a question leans on the one before', () => {
  const asked = "what's for dinner on friday"
  const history: EarlierMessage[] = [
    { role: 'user', content: asked, proposals: [] },
    { role: 'assistant', content: answer(asked) ?? '', proposals: [] },
  ]
  expect(answer('how long does it take?', history)).toContain('35 minutes')
  expect(answer('and tonight?', history)).toContain('**Turkey chili**')
})

test('nothing is made up about what is not known', () => {
  expect(answer('qwer asdf zxcv')).toBeUndefined()
})

test.each([
  ['thanks a lot!', "You're welcome."],
  ['Hey there', 'Hi there.'],
  ['what can you do?', 'I only make suggestions'],
])('small talk: %s', (said, told) => expect(smallTalk(said)).toContain(told))
