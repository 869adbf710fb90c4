import { htmlPage, type PageShape } from '../pages.factory.ts'
import { egg } from './egg.factory.ts'

/** Pages that a browser draws from the state of a program; the words are ours. */

const drawn = (script: string, title = 'Fried egg | Example Kitchen') =>
  htmlPage(`<title>${title}</title>`, `<div id="__next"><div class="spinner"></div></div>${script}`)

export const statePages: Record<string, PageShape> = {
  'Next: lines as texts': {
    ...egg,
    html: drawn(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            menu: { title: 'Menu', items: [{ title: 'Home' }] },
            recipe: { id: 7, title: 'Fried egg', ingredients: egg.ingredients, method: egg.steps },
          },
        },
        page: '/recipes/[slug]',
      })}</script>`,
    ),
  },
  'Next: groups of things with texts': {
    ...egg,
    html: drawn(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            data: {
              recipe: {
                name: 'Fried egg',
                ingredientGroups: [{ ingredients: [{ text: '1 egg' }, { text: '1 tsp butter' }] }],
                steps: [
                  { position: 1, text: '<p>Melt the butter.</p>' },
                  { position: 2, text: '<p>Fry the egg.</p>' },
                ],
              },
            },
          },
        },
      })}</script>`,
    ),
  },
  'Next: schema.org inside of the state': {
    ...egg,
    html: drawn(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            seo: {
              schema: {
                '@type': 'Recipe',
                name: 'Fried egg',
                recipeIngredient: egg.ingredients,
                recipeInstructions: egg.steps,
              },
            },
          },
        },
      })}</script>`,
    ),
  },
  'Next: schema.org as a text inside of the state': {
    ...egg,
    html: drawn(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            jsonLd: JSON.stringify({
              '@type': 'Recipe',
              name: 'Fried egg',
              recipeIngredient: egg.ingredients,
              recipeInstructions: egg.steps,
            }),
          },
        },
      })}</script>`,
    ),
  },
  'Apollo: things by their names, referred to': {
    ...egg,
    html: drawn(
      `<script>window.__APOLLO_STATE__ = ${JSON.stringify({
        ROOT_QUERY: { 'recipe({"slug":"egg"})': { __ref: 'Recipe:7' } },
        'Recipe:7': {
          __typename: 'Recipe',
          title: 'Fried egg',
          ingredients: [{ __ref: 'Line:1' }, { __ref: 'Line:2' }],
          instructions: [{ __ref: 'Step:1' }, { __ref: 'Step:2' }],
        },
        'Line:1': { __typename: 'Line', displayText: '1 egg' },
        'Line:2': { __typename: 'Line', displayText: '1 tsp butter' },
        'Step:1': { __typename: 'Step', text: 'Melt the butter.' },
        'Step:2': { __typename: 'Step', text: 'Fry the egg.' },
      })};</script>`,
    ),
  },
  'a state that is assigned, with other scripts behind it': {
    ...egg,
    html: drawn(
      `<script>window.__INITIAL_STATE__=${JSON.stringify({
        recipe: {
          current: {
            title: 'Fried egg',
            ingredients: [
              { amount: 1, unit: '', name: 'egg' },
              { amount: 1, unit: 'tsp', name: 'butter' },
            ],
            directions: [{ description: 'Melt the butter.' }, { description: 'Fry the egg.' }],
          },
        },
      })};(function(){var s;(s=document.currentScript).parentNode.removeChild(s);}());</script>`,
    ),
  },
  'several recipes in the state: the one of the page': {
    ...egg,
    html: drawn(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            related: [
              {
                title: 'Garlic toast',
                ingredients: ['2 slices bread', '1 clove garlic', 'salt'],
                steps: ['Toast the bread.', 'Rub it.'],
              },
            ],
            recipe: { title: 'Fried egg', ingredients: egg.ingredients, steps: egg.steps },
          },
        },
      })}</script>`,
    ),
  },
  'an attribute that holds the recipe': {
    ...egg,
    html: drawn(
      `<div id="recipe-app" data-recipe="${JSON.stringify({ title: 'Fried egg', ingredients: egg.ingredients, instructions: egg.steps }).replaceAll('"', '&quot;')}"></div>`,
    ),
  },
  'properties of a component in an attribute': {
    ...egg,
    html: drawn(
      `<div data-component="RecipePage" data-props='${JSON.stringify({ page: { recipe: { name: 'Fried egg', recipeIngredient: egg.ingredients, recipeInstructions: egg.steps } } })}'></div>`,
    ),
  },
}
