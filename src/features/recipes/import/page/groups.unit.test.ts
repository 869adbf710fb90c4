import { describe, expect, test } from 'vitest'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { htmlPage, jsonLd } from '../pages.factory.ts'
import { recipesOnPage } from './page.ts'

const grouped = ['For the dough:', '1 cup flour', '2 eggs', 'Sauce:', '1 cup milk', '1 lemon']
const steps = '<h2>Method</h2><ol><li>Mix all of it.</li><li>Bake it.</li></ol>'

const wprm = (heading: string, lines: string[]) =>
  `<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${heading}</h4><ul>${lines.map((line) => `<li class="wprm-recipe-ingredient">${line}</li>`).join('')}</ul></div>`
const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const marked = (lines: string[]) =>
  `<ul>${lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>`
const dough = ['1 cup flour', '2 eggs']
const sauce = ['1 cup milk', '1 lemon']

const pages: Record<string, string> = {
  'WP Recipe Maker': `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Cake</h2><h3>Ingredients</h3>${wprm('For the dough', dough)}${wprm('Sauce:', sauce)}
    <div class="wprm-recipe-instruction-text">Mix all of it.</div><div class="wprm-recipe-instruction-text">Bake it.</div></div>`,
  'Tasty Recipes': `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Cake</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body"><h4>For the dough</h4>${list(dough)}<p><strong>Sauce</strong></p>${list(sauce)}</div></div>
    <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li>Mix all of it.</li><li>Bake it.</li></ol></div></div>`,
  microdata: `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Cake</h2><h3>Ingredients</h3><h4>For the dough</h4>${marked(dough)}<h4>Sauce</h4>${marked(sauce)}
    <div itemprop="recipeInstructions"><p>Mix all of it.</p><p>Bake it.</p></div></div>`,
  'microdata around all of it': `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Cake</h2><div itemprop="ingredients"><h3>Ingredients</h3><h4>For the dough</h4>${list(dough)}<h4>Sauce</h4>${list(sauce)}</div>
    <div itemprop="recipeInstructions"><p>Mix all of it.</p><p>Bake it.</p></div></div>`,
  'headings and lists': `<h2>Ingredients</h2><h3>For the dough</h3>${list(dough)}<h3>Sauce</h3>${list(sauce)}${steps}`,
  'bold words and lists': `<h2>Ingredients</h2><p><b>For the dough:</b></p>${list(dough)}<p><b>Sauce:</b></p>${list(sauce)}${steps}`,
  'classes, headings and lists': `<div class="recipe-ingredients-box"><h3>For the dough</h3>${list(dough)}<h3>Sauce</h3>${list(sauce)}</div>${steps}`,
  'headings and lines': `<h2>Ingredients</h2><h3>For the dough</h3><p>${dough.join('<br>')}</p><h3>Sauce</h3><p>${sauce.join('<br>')}</p>${steps}`,
}

describe('what groups of ingredients are called stays in its place', () => {
  test.for(Object.entries(pages))('%s', ([, body]) => {
    expect(recipesOnPage(htmlPage('', `<h1>Cake</h1>${body}`))).toMatchObject([
      { title: 'Cake', ingredients: grouped, steps: ['Mix all of it.', 'Bake it.'] },
    ])
  })

  test('and is read as a heading', () => {
    const names = grouped.map((line) => readIngredient(line).heading)
    expect(names).toEqual(['For the dough', undefined, undefined, 'Sauce', undefined, undefined])
  })
})

test('the lines of JSON-LD stay as they are, whatever the page calls their groups', () => {
  const data = jsonLd({ '@type': 'Recipe', name: 'Cake', recipeIngredient: [...dough, ...sauce] })
  for (const body of Object.values(pages)) {
    expect(recipesOnPage(htmlPage(data, `<h1>Cake</h1>${body}`))).toMatchObject([
      { ingredients: [...dough, ...sauce], steps: ['Mix all of it.', 'Bake it.'] },
    ])
  }
})

test('a heading that is about something else is none of theirs', () => {
  const body = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Cake</h1><h2>A cake for every day</h2><p>Story.</p>${marked(dough)}<h2>Watch us bake</h2><div itemprop="recipeInstructions"><p>Mix all of it.</p><p>Bake it.</p></div></div>`
  expect(recipesOnPage(htmlPage('', body))).toMatchObject([{ ingredients: dough }])
})
