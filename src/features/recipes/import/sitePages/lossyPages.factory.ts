import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** Pages whose data says less than what they show; the words are ours. */

const stew = {
  title: 'Bean stew',
  ingredients: ['400 g white beans', '2 carrots', '1 onion', '1 tbsp oil'],
  steps: ['Soften the onion and the carrots.', 'Add the beans and simmer for half an hour.'],
}
const foods = ['white beans', 'carrots', 'onion', 'oil']
const list = (tag: string, lines: string[], name = '') =>
  `<${tag}${name && ` class="${name}"`}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
const heading = `<h1>${stew.title}</h1>`
const method = `<h2>Method</h2>${list('ol', stew.steps)}`
const data = (recipeIngredient: unknown, more: object = {}) =>
  jsonLd({
    ...recipeType,
    name: stew.title,
    recipeIngredient,
    recipeInstructions: stew.steps.map((text) => howToStep(text)),
    ...more,
  })

const grouped = {
  title: 'Apple crumble',
  ingredients: [
    'For the filling:',
    '4 apples',
    '1 tsp cinnamon',
    'For the crumble:',
    '100 g flour',
    '60 g butter',
  ],
  steps: ['Slice the apples.', 'Rub the flour with the butter and bake.'],
}
const crumble = `<h1>${grouped.title}</h1>`
const crumbleMethod = `<h2>Method</h2>${list('ol', grouped.steps)}`
const filling = list('ul', ['4 apples', '1 tsp cinnamon'])
const topping = list('ul', ['100 g flour', '60 g butter'])

export const lossyPages: Record<string, PageShape> = {
  'foods in the data, amounts in the list that is shown': {
    ...stew,
    html: htmlPage(
      data(foods),
      `${heading}<h2>Ingredients</h2>${list('ul', stew.ingredients)}${method}`,
    ),
  },
  'amounts in a table beside the foods': {
    ...stew,
    html: htmlPage(
      data(foods),
      `${heading}<h2>Ingredients</h2><table><tr><td>400 g</td><td>white beans</td></tr><tr><td>2</td><td>carrots</td></tr><tr><td>1</td><td>onion</td></tr><tr><td>1 tbsp</td><td>oil</td></tr></table>${method}`,
    ),
  },
  'amounts in a span of a class of its own': {
    ...stew,
    html: htmlPage(
      data(foods),
      `${heading}<div class="recipe-ingredients">${list('ul', [
        '<span class="qty">400</span> <span class="unit">g</span> <a href="/beans">white beans</a>',
        '<span class="qty">2</span> <a href="/carrots">carrots</a>',
        '<span class="qty">1</span> <a href="/onion">onion</a>',
        '<span class="qty">1</span> <span class="unit">tbsp</span> <a href="/oil">oil</a>',
      ])}</div>${method}`,
    ),
  },
  'one amount of four in the data': {
    ...stew,
    html: htmlPage(
      data(['white beans', '2 carrots', 'onion', 'oil']),
      `${heading}<h2>Ingredients</h2>${list('ul', stew.ingredients)}${method}`,
    ),
  },
  'no amounts anywhere, and a list of numbers about something else': {
    ...stew,
    ingredients: foods,
    html: htmlPage(
      data(foods),
      `${heading}<h2>Ingredients</h2>${list('ul', foods)}${method}<h2>Nutrition</h2>${list('ul', ['200 kcal', '7 g fat', '30 g carbs', '9 g protein'])}`,
    ),
  },
  'amounts in the data, a shorter list beside': {
    ...stew,
    html: htmlPage(
      data(stew.ingredients),
      `${heading}<h2>Ingredients</h2>${list('ul', ['400 g beans', '2 carrots'])}${method}`,
    ),
  },
  'the first group in the data, both on the page': {
    ...grouped,
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: grouped.title,
        recipeIngredient: ['4 apples', '1 tsp cinnamon'],
        recipeInstructions: grouped.steps.map((text) => howToStep(text)),
      }),
      `${crumble}<h2>Ingredients</h2><h3>For the filling</h3>${filling}<h3>For the crumble</h3>${topping}${crumbleMethod}`,
    ),
  },
  'names of groups in the data, their lines on the page': {
    ...grouped,
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: grouped.title,
        recipeIngredient: ['For the filling:', 'For the crumble:'],
        recipeInstructions: grouped.steps.map((text) => howToStep(text)),
      }),
      `${crumble}<h2>Ingredients</h2><h3>For the filling</h3>${filling}<h3>For the crumble</h3>${topping}${crumbleMethod}`,
    ),
  },
  'a group without lines': {
    ...grouped,
    ingredients: ['For the crumble:', '100 g flour', '60 g butter'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: grouped.title,
        recipeIngredient: [
          { name: 'For the filling', ingredients: [] },
          { name: 'For the crumble', ingredients: ['100 g flour', '60 g butter'] },
        ],
        recipeInstructions: grouped.steps.map((text) => howToStep(text)),
      }),
      crumble,
    ),
  },
  'groups as lists of lists': {
    ...grouped,
    ingredients: ['4 apples', '1 tsp cinnamon', '100 g flour', '60 g butter'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: grouped.title,
        recipeIngredient: [
          ['4 apples', '1 tsp cinnamon'],
          ['100 g flour', '60 g butter'],
        ],
        recipeInstructions: grouped.steps.map((text) => howToStep(text)),
      }),
      crumble,
    ),
  },
  'groups under headings as large as the first': {
    ...grouped,
    html: htmlPage(
      '',
      `${crumble}<h2>Ingredients</h2><h2>For the filling</h2>${filling}<h2>For the crumble</h2>${topping}${crumbleMethod}`,
    ),
  },
  'a box for each group': {
    ...grouped,
    html: htmlPage(
      '',
      `${crumble}<div class="ingredients"><h3>For the filling</h3>${filling}</div><div class="ingredients"><h3>For the crumble</h3>${topping}</div><div class="method">${list('ol', grouped.steps)}</div>`,
    ),
  },
  'the name of each group in bold': {
    ...grouped,
    html: htmlPage(
      '',
      `${crumble}<h2>Ingredients</h2><p><strong>For the filling</strong></p>${filling}<p><strong>For the crumble</strong></p>${topping}${crumbleMethod}`,
    ),
  },
  'the ingredients of each group named as such': {
    ...grouped,
    html: htmlPage(
      '',
      `${crumble}<h3>Ingredients for the filling</h3>${filling}<h3>Ingredients for the crumble</h3>${topping}${crumbleMethod}`,
    ),
    ingredients: ['4 apples', '1 tsp cinnamon', '100 g flour', '60 g butter'],
  },
}
