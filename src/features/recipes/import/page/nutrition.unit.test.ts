import { expect, test } from 'vitest'
import { nutritionLines, nutritionText, perServing } from '../../nutrition.logic.ts'
import { htmlPage, jsonLd } from '../pages.factory.ts'
import { nutritionOf } from './nutrition.ts'
import { recipesOnPage } from './page.ts'

const textOf = (value: unknown) => nutritionText(nutritionOf(value))

const recipe = {
  '@type': 'Recipe',
  name: 'Oats',
  recipeIngredient: ['1 cup oats'],
  recipeInstructions: ['Soak them.'],
}

test('what a page states is kept in its own words, in the order of a label', () => {
  const nutrition = {
    '@type': 'NutritionInformation',
    proteinContent: '11 grams protein',
    calories: '320 calories',
    'schema:fatContent': '6&nbsp;g',
    sodiumContent: { '@type': 'QuantitativeValue', value: 12, unitText: 'mg' },
    sugarContent: 'Sugar: 3 g',
    servingSize: '1 bowl (300 g)',
  }
  const [found] = recipesOnPage(htmlPage(jsonLd({ ...recipe, nutrition }), ''))
  expect(found?.nutrition).toEqual([
    { name: 'Serving size', amount: '1 bowl (300 g)' },
    { name: 'Calories', amount: '320 calories' },
    { name: 'Fat', amount: '6 g' },
    { name: 'Sugar', amount: '3 g' },
    { name: 'Protein', amount: '11 grams protein' },
    { name: 'Sodium', amount: '12 mg' },
  ])
})

test('microdata states it, too', () => {
  const [found] = recipesOnPage(`<article itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Oats</h1>
    <ul><li itemprop="recipeIngredient">1 cup oats</li></ul>
    <p itemprop="recipeInstructions">Soak them.</p>
    <div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation">
      <span itemprop="calories">320 kcal</span>, fat <span itemprop="fatContent">6 g</span>
    </div></article>`)
  expect(nutritionText(found?.nutrition)).toBe('Calories: 320 kcal\nFat: 6 g')
})

test.for([
  ['a bare number gets no unit', { calories: 320, fatContent: '6.5' }, 'Calories: 320\nFat: 6.5'],
  [
    'placeholders are left out',
    { calories: '320', fatContent: '0', sugarContent: '', fiberContent: 'undefined g' },
    'Calories: 320',
  ],
  [
    'a stated zero counts beside other amounts',
    { calories: '5 kcal', fatContent: '0 g' },
    'Calories: 5 kcal\nFat: 0 g',
  ],
  ['nothing but zeros is nothing', { calories: '0 kcal', fatContent: '0 g' }, ''],
  ['junk is left out', { calories: 'NaN kcal', fatContent: '-1 g', proteinContent: 'lots' }, ''],
  ['a serving of one says nothing', { servingSize: '1', calories: '90 kcal' }, 'Calories: 90 kcal'],
  ['a size alone is no nutrition', { servingSize: '100 g' }, ''],
  [
    'text in lines',
    'Amount per serving\nCalories: 320 kcal\n12 g fat\nProtein 11g',
    'Calories: 320 kcal\nFat: 12 g\nProtein: 11g',
  ],
  [
    'text in one line',
    'Calories: 1,320 kcal | Fat: 12 g, Fiber: 3 g',
    'Calories: 1,320 kcal\nFat: 12 g\nFiber: 3 g',
  ],
  ['text without any', 'Very healthy!', ''],
  ['no object', [null, 7, true, { calories: { deep: {} } }], ''],
] as const)('%s', ([, stated, text]) => {
  expect(textOf(stated)).toBe(text)
})

test('typed lines come back as they are; the size of a serving is no nutrient', () => {
  const text = 'Serving size: 1 bowl\nCalories: 320 kcal\nVitamin B 12: 2 µg'
  expect(nutritionText(nutritionLines(`\n${text}\n\n`))).toBe(text)
  expect(nutritionLines('Calories')).toEqual([{ name: 'Calories', amount: '' }])
  expect(perServing(nutritionLines(text))).toMatchObject({
    size: '1 bowl',
    nutrients: [{ name: 'Calories' }, { name: 'Vitamin B 12' }],
  })
})
