import { expect, test } from 'vitest'
import { recipesInAnything } from './anyText.ts'

const ingredients = ['750g beef mince', '2 onions', '3 cloves garlic, crushed', '1 tin tomatoes']
const inOneLine = ingredients.join(', ')
const step = 'Fry the onions. Add the rest.'

test.for([
  ['behind “you need”', `Chilli\nyou need: ${inOneLine}\n${step}`],
  ['behind “you need” without a sign', `Chilli\nYou'll need ${inOneLine}\n\n${step}`],
  ['with names of both parts', `Chilli\nIngredients: ${inOneLine}\nMethod: ${step}`],
  ['with all in two lines', `Chilli\nIngredients: ${inOneLine}. Method: ${step}`],
  ['with the steps in the same line', `Chilli\nyou need: ${inOneLine}. ${step}`],
  ['with dashes', `Chilli\nIngredients - ${inOneLine}\nMethod - ${step}`],
  ['below a heading', `Chilli\nIngredients\n${inOneLine}\nMethod\n${step}`],
  ['without a name', `Chilli\n\n${inOneLine}\n\n${step}`],
  ['and “and”', `Chilli\nYou need: ${inOneLine.replace(', 1 tin', ' and 1 tin')}\n${step}`],
  ['below a greeting', `hey here's the chilli from saturday 😊\nyou need: ${inOneLine}\n${step}`],
] as const)('ingredients in one line, %s', ([, text]) =>
  expect(recipesInAnything(text)).toMatchObject([
    { title: 'Chilli', description: '', ingredients, steps: [step] },
  ]),
)

test.for([
  ['Ingredients: rice, red pepper, salt', ['rice', 'red pepper', 'salt']],
  ['Ingredients: 2 eggs, lightly beaten', ['2 eggs, lightly beaten']],
  ['Ingredients:\n2 onions, 1 sliced, 1 chopped', ['2 onions, 1 sliced, 1 chopped']],
  ['Ingredients:\n1½ cups milk, warm', ['1½ cups milk, warm']],
] as const)('%j', ([lines, expected]) => {
  const [found] = recipesInAnything(`Supper\n${lines}\nMethod: Cook it.\nServe.`)
  expect(found).toMatchObject({ ingredients: expected, steps: ['Cook it.', 'Serve.'] })
})

test('how long a part takes is no part', () =>
  expect(
    recipesInAnything('Rice\nPreparation: about 10 min\n1 cup rice\n2 cups water'),
  ).toMatchObject([{ ingredients: ['1 cup rice', '2 cups water'], steps: [] }]))

test.for([
  ["Hi, here's the recipe for the lentil soup we had!", 'Lentil soup'],
  ['Hey Sam, here is my carrot cake recipe', 'Carrot cake'],
  ["Here's the one from Sunday:\n\nTarka dal", 'Tarka dal'],
  ['Hi love!\nTarka dal', 'Tarka dal'],
  ['Hello 😊\nSpring rolls', 'Spring rolls'],
  // Nothing better is said, or it is no greeting.
  ['Hey', 'Hey'],
  ['Hi there!\nThis is so good, you must try it', 'Hi there!'],
  ['Hello Dolly bars\nFrom my aunt', 'Hello Dolly bars'],
  ['Hi-hat cupcakes\nFor a party', 'Hi-hat cupcakes'],
  ['Good morning muffins\nFor a party', 'Good morning muffins'],
] as const)('the title of %j', ([top, title]) =>
  expect(recipesInAnything(`${top}\n\n2 eggs\n200g flour\n\nMix.\nBake.`)).toMatchObject([
    { title, ingredients: ['2 eggs', '200g flour'], steps: ['Mix.', 'Bake.'] },
  ]),
)

test.for([
  ['makes about 12, enough for 4', { servings: '4', description: 'Makes 12' }],
  ['makes 12 pancakes, serves 4', { servings: '4', description: 'Makes 12 pancakes' }],
  ['Serves 4. Makes 12', { servings: '4', description: 'Makes 12' }],
  ['makes 12 (enough for 4 people)', { servings: '4 people', description: 'Makes 12' }],
  ['makes 12\nserves 4', { servings: '4', description: 'Makes 12' }],
  ['makes 12', { servings: '12' }],
  ['serves 4, 30 mins plus marinating', { servings: '4', cookTime: '30 mins plus marinating' }],
  ['30 mins + 2 hours chilling time', { cookTime: '30 mins + 2 hours chilling time' }],
  ['prep 10 min + cook 30 min', { prepTime: '10 min', cookTime: '30 min' }],
  ['serves 4, 1 hour, plus overnight soaking', { cookTime: '1 hour, plus overnight soaking' }],
  ['serves 4, best on Sundays', { servings: '4', description: 'serves 4, best on Sundays' }],
] as const)('%j under the title', ([line, facts]) =>
  expect(recipesInAnything(`Supper\n${line}\n\n2 eggs\n200g flour\n\nMix.\nBake.`)).toMatchObject([
    { title: 'Supper', description: '', ingredients: ['2 eggs', '200g flour'], ...facts },
  ]),
)

test('a part of the dish with its ingredients', () => {
  const [found] = recipesInAnything(
    'Dal 🌶️\nfor the dal: 200g lentils, 1 onion, 1 tsp salt\nfor the top: 2 tbsp ghee, 1 chilli, 1 lime\n\nBoil it.\nFry it.',
  )
  expect(found).toMatchObject({ description: '', steps: ['Boil it.', 'Fry it.'] })
  expect(found?.ingredients).toEqual(
    ['for the dal:', '200g lentils', '1 onion', '1 tsp salt'].concat([
      'for the top:',
      '2 tbsp ghee',
      '1 chilli',
      '1 lime',
    ]),
  )
})

test('without a title no ingredient is lost', () =>
  expect(recipesInAnything('Ingredients: 2 eggs, 200g flour\nMethod: Mix them.')).toMatchObject([
    { title: '2 eggs', ingredients: ['2 eggs', '200g flour'], steps: ['Mix them.'] },
  ]))

test('what a page says beside its recipe is no part of it', () =>
  expect(
    recipesInAnything(
      'Mushroom risotto — 35 min\n★★★★★ 4.8 from 312 votes\nJump to Recipe\nServes 4\n\nIngredients\n1x 2x 3x\n300g rice\n1 onion\n\nMethod\nFry it.\nStir it.',
    ),
  ).toMatchObject([
    {
      title: 'Mushroom risotto',
      cookTime: '35 min',
      servings: '4',
      description: '',
      ingredients: ['300g rice', '1 onion'],
    },
  ]))
