import { describe, expect, test } from 'vitest'
import { htmlPage, jsonLd, siteShapes } from '../pages.factory.ts'
import { recipesOnPage } from './page.ts'

const at = 'https://kitchen.test/recipes/soup'

describe('a page in the shape of', () => {
  test.for(Object.entries(siteShapes))('%s', ([, { html, title, ingredients, steps }]) => {
    expect(recipesOnPage(html, at)).toMatchObject([{ title, ingredients, steps, source: at }])
  })
})

const recipe = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg', '1 pan'],
  recipeInstructions: ['Break it.', 'Fry it.'],
  ...more,
})
const titles = (html: string) => recipesOnPage(html, at).map(({ title }) => title)

describe('of several recipes', () => {
  test('the one that the page is called after counts, wherever it stands', () => {
    const others = [
      recipe('Toast', { recipeIngredient: ['1 a', '2 b', '3 c', '4 d'] }),
      recipe('Egg'),
    ]
    expect(titles(htmlPage(jsonLd(others), '<h1>Egg</h1>'))).toEqual(['Egg'])
    expect(titles(htmlPage(jsonLd(others), '<h1>The best fried egg</h1>'))).toEqual(['Egg'])
  })

  test('else the one with most to say', () => {
    const long = recipe('Toast', { recipeIngredient: ['1 a', '2 b', '3 c', '4 d'] })
    expect(titles(htmlPage(jsonLd([recipe('Egg'), long]), '<h1>Breakfast</h1>'))).toEqual(['Toast'])
  })

  test('a list of whole ones is all of them', () => {
    const list = ['Egg', 'Toast'].map((name, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      item: recipe(name),
    }))
    const page = jsonLd({ '@type': 'ItemList', itemListElement: list })
    expect(titles(htmlPage(page, '<h1>Ten breakfasts</h1>'))).toEqual(['Egg', 'Toast'])
  })

  test('the same one twice is one, with what says more', () => {
    const page = jsonLd({ '@type': 'Recipe', name: 'Egg' }) + jsonLd(recipe('Egg'))
    expect(recipesOnPage(page, at)).toMatchObject([
      { title: 'Egg', steps: ['Break it.', 'Fry it.'] },
    ])
  })
})

test('the author is no tag, and a course is no cuisine', () => {
  const told = { author: { name: 'Ana' }, keywords: 'eggs, Ana', recipeCuisine: 'Dessert' }
  expect(recipesOnPage(jsonLd(recipe('Egg', told)), at)).toMatchObject([
    { tags: ['Dessert', 'eggs'], cuisine: '' },
  ])
})

test('times, servings, tags and pictures come along', () => {
  const page = jsonLd(
    recipe('Egg', {
      description: 'Quick &amp; good.<br>Twice.',
      prepTime: 'PT5M',
      cookTime: 'P0Y0M0DT1H35M0.000S',
      recipeYield: ['2', '2 servings'],
      recipeCuisine: ['French'],
      recipeCategory: 'Breakfast',
      keywords: 'eggs, quick,Eggs',
      image: [
        { '@type': 'ImageObject', url: '/small.jpg', width: 100 },
        { '@type': 'ImageObject', url: '/large.jpg', width: '1200' },
      ],
    }),
  )
  expect(recipesOnPage(page, at)).toMatchObject([
    {
      description: 'Quick & good.\nTwice.',
      prepTime: '5 minutes',
      cookTime: '1 hour 35 minutes',
      servings: '2 servings',
      cuisine: 'French',
      tags: ['Breakfast', 'eggs', 'quick', 'Eggs'],
      image: 'https://kitchen.test/large.jpg',
    },
  ])
})

test('a story before the recipe, and lists in parts', () => {
  const story = `<h1>Cake</h1><h2>Ingredients you need</h2><ul><li>Flour: any will do</li><li>Eggs: fresh</li></ul>
    <h2>How to make cake</h2><p>It is easy.</p>
    <h2>Ingredients</h2><h3>Dough</h3><ul><li>1 cup flour</li><li>2 eggs</li></ul><h3>Icing</h3><ul><li>1 cup sugar</li></ul>
    <h2>Instructions</h2><h3>Dough</h3><ol><li>Mix.</li></ol><h3>Icing</h3><ol><li>Stir.</li><li>Spread.</li></ol><h2>Comments</h2><ol><li>Great!</li></ol>`
  expect(recipesOnPage(htmlPage('', story), at)).toMatchObject([
    {
      ingredients: ['Dough:', '1 cup flour', '2 eggs', 'Icing:', '1 cup sugar'],
      steps: ['Mix.', 'Stir.', 'Spread.'],
    },
  ])
})

test('classes that name the parts, once for phones and once for screens', () => {
  const list = '<ul class="recipe-ingredients__list"><li>1 cup flour</li><li>2 eggs</li></ul>'
  const more = '<ul class="recipe-ingredients__list"><li>1 cup sugar</li><li>1 lemon</li></ul>'
  const page = `<h1>Cake</h1>${list}${more}${list}<div class="recipe-method"><div>Mix all of it together well.</div><div>Bake it until it is brown.</div></div>`
  expect(recipesOnPage(htmlPage('', page), at)).toMatchObject([
    {
      ingredients: ['1 cup flour', '2 eggs', '1 cup sugar', '1 lemon'],
      steps: ['Mix all of it together well.', 'Bake it until it is brown.'],
    },
  ])
})

test('a page without a recipe has none', () => {
  expect(
    recipesOnPage(htmlPage('<title>Just a moment…</title>', '<h1>Are you human?</h1>'), at),
  ).toEqual([])
  expect(recipesOnPage('', at)).toEqual([])
  const news = '<h1>Budget</h1><p>The minister said on Tuesday.</p><ul><li>2 taxes<li>3 laws</ul>'
  expect(recipesOnPage(htmlPage('', news), at)).toEqual([])
})
