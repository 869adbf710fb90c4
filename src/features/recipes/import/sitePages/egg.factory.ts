import { howToStep, htmlPage, jsonLd } from '../pages.factory.ts'

/** A small recipe that pages say in many ways. */
export const egg = {
  title: 'Fried egg',
  ingredients: ['1 egg', '1 tsp butter'],
  steps: ['Melt the butter.', 'Fry the egg.'],
}

export const eggData = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Fried egg',
  recipeIngredient: egg.ingredients,
  recipeInstructions: egg.steps.map((text) => howToStep(text)),
}

export const eggPage = (head: string, heading = 'Fried egg') =>
  htmlPage(head, `<h1>${heading}</h1>`)

export const pageWithData = (more: object, heading?: string) =>
  eggPage(jsonLd({ ...eggData, ...more }), heading)
