import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** Pages with more around a recipe than belongs to it; the words are ours. */

const rice = {
  title: 'Lemon rice',
  ingredients: ['1 cup rice', '1 lemon', '2 tbsp butter'],
  steps: ['Boil the rice until it is tender.', 'Stir in the butter and the juice of the lemon.'],
}
const list = (tag: string, lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const top = `<h1>${rice.title}</h1><h2>Ingredients</h2>${list('ul', rice.ingredients)}`
const told = `${top}<h2>Method</h2>${paragraphs(rice.steps)}`
const data = (more: object) =>
  jsonLd({
    ...recipeType,
    name: rice.title,
    recipeIngredient: rice.ingredients,
    recipeInstructions: rice.steps.map((text) => howToStep(text)),
    ...more,
  })
const withData = (more: object): PageShape => ({
  ...rice,
  html: htmlPage(data(more), `<h1>${rice.title}</h1>`),
})
const page = (body: string): PageShape => ({ ...rice, html: htmlPage('', body) })

export const noisyPages: Record<string, PageShape> = {
  'a style sheet with the class of the steps': page(
    `${top}<style class="recipe-instructions">.a{color:red}</style><div class="recipe-instructions">${list('ol', rice.steps)}</div>`,
  ),
  'a script with the class of the steps': page(
    `<h1>${rice.title}</h1><div class="tasty-recipes-ingredients">${list('ul', rice.ingredients)}</div><script class="tasty-recipes-instructions">var steps = ["a"];</script><div class="tasty-recipes-instructions">${list('ol', rice.steps)}</div>`,
  ),
  'a script marked up as the steps': page(
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${rice.title}</h1>${rice.ingredients.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}<script itemprop="recipeInstructions">window.ads.push(1)</script>${rice.steps.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')}</div>`,
  ),
  'brackets among the steps': withData({ recipeInstructions: ['[', ...rice.steps, ']'] }),
  'commas between the steps': withData({
    recipeInstructions: [rice.steps[0], ',', rice.steps[1]],
  }),
  'a shelf before the title': { ...withData({ name: 'Cookbook:Lemon rice' }) },
  'numbers run together with the steps': withData({
    recipeInstructions: rice.steps.map((text, n) => howToStep(`${n + 1}${text}`)),
  }),
  'numbers run together with the steps, in one text': withData({
    recipeInstructions: rice.steps.map((text, n) => `${n + 1}${text}`).join('\n'),
  }),
  'a word before the first number': {
    ...withData({
      recipeInstructions: `Method: ${rice.steps.map((text, n) => `${n + 1}. ${text}`).join(' ')}`,
    }),
    // Numbers stay as they are written.
    steps: rice.steps.map((text, n) => `${n + 1}. ${text}`),
  },
  'comments behind the last step': page(
    `${told}<h3>12 Comments</h3><p>Anna says: I made this for my family and they loved it.</p><p>Ben says: Mine was too sour.</p>`,
  ),
  'an invitation to reply behind the last step': page(
    `${told}<h3>Leave a Reply</h3><p>Your email address will not be published.</p>`,
  ),
  'other recipes behind the last step': page(
    `${told}<p><strong>Related Recipes</strong></p><p>Lemon chicken with potatoes and thyme</p><p>Fried rice with peas</p>`,
  ),
  'nutrition behind the last step': page(
    `${told}<p>Nutrition Information</p><p>Calories: 320, fat: 9 g, carbohydrates: 50 g</p>`,
  ),
  'a shop behind the last step': page(
    `${told}<h3>Shop this recipe</h3><p>Our favourite pan for rice is on sale this week.</p>`,
  ),
  'an appeal behind the last step': page(
    `${told}<p>Did you make this recipe? Tag us, we love to see your pictures!</p><p>Share this:</p><p>Facebook Pinterest Email</p>`,
  ),
  'a line about the author behind the last step': page(
    `${told}<p>Posted by Anna on May 3, 2019 at 10:12</p><p>Filed under: rice, sides</p>`,
  ),
  'several ingredients in one entry of the data': withData({
    recipeIngredient: ['1 cup rice\n1 lemon', '2 tbsp butter'],
  }),
  'several ingredients in one entry of the list': page(
    `<h1>${rice.title}</h1><h2>Ingredients</h2><ul><li>1 cup rice<br>1 lemon</li><li>2 tbsp butter</li></ul><h2>Method</h2>${list('ol', rice.steps)}`,
  ),
  'double brackets around a note': {
    ...withData({ recipeIngredient: ['1 cup rice ((or barley))', '1 lemon', '2 tbsp butter'] }),
    ingredients: ['1 cup rice (or barley)', '1 lemon', '2 tbsp butter'],
  },
  'a note in brackets behind a comma, doubled': {
    ...withData({ recipeIngredient: ['1 cup rice', '1 lemon ((, juiced))', '2 tbsp butter'] }),
    ingredients: ['1 cup rice', '1 lemon (juiced)', '2 tbsp butter'],
  },
  'decimals of a cup': {
    ...withData({
      recipeIngredient: ['0.25 cup rice', '1.5 tsp salt', '0.33 cup milk', '0.4 kg peas'],
    }),
    ingredients: ['¼ cup rice', '1½ tsp salt', '⅓ cup milk', '0.4 kg peas'],
  },
  'links to categories with the class of the ingredients': page(
    `<h1>${rice.title}</h1><div class="ingredient-tags"><a href="/c/rice">Rice</a><a href="/c/sides">Sides</a><a href="/c/quick">Quick</a></div><h2>Ingredients</h2>${list('ul', rice.ingredients)}<h2>Method</h2>${list('ol', rice.steps)}`,
  ),
  'a row of numbers with the class of the steps': page(
    `${top}<div class="steps-method">${list('ul', ['1', '2'])}</div><h2>Method</h2>${list('ol', rice.steps)}`,
  ),
}
