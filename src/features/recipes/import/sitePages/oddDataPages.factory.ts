import { howToStep, jsonLd, type PageShape } from '../pages.factory.ts'
import { egg, eggData, eggPage, pageWithData } from './egg.factory.ts'

/** Data that is broken or doubled; the words are ours. */

export const oddDataPages: Record<string, PageShape> = {
  'comments of a program inside of the data': {
    ...egg,
    html: eggPage(
      jsonLd(`{
        // the recipe
        "@type": "Recipe", "name": "Fried egg", /* as typed */
        "url": "https://kitchen.test/egg",
        "recipeIngredient": ["1 egg", "1 tsp butter"],
        "recipeInstructions": ["Melt the butter.", "Fry the egg."]
      }`),
    ),
  },
  'commas too many and line breaks inside of texts': {
    ...egg,
    html: eggPage(
      jsonLd(`{"@type":"Recipe","name":"Fried egg","description":"So
good","recipeIngredient":["1 egg","1 tsp butter",],"recipeInstructions":[{"@type":"HowToStep","text":"Melt the
butter.",},{"@type":"HowToStep","text":"Fry the egg."},],}`),
    ),
  },
  'data whose quotes are entities': {
    ...egg,
    html: eggPage(jsonLd(JSON.stringify(eggData).replaceAll('"', '&quot;'))),
  },
  'data that ends with a semicolon, after a byte order mark': {
    ...egg,
    html: eggPage(jsonLd(`\ufeff${JSON.stringify(eggData)};`)),
  },
  'a text with quotes that nobody escaped': {
    title: 'Fried egg',
    ingredients: ['1 egg', '1 tsp butter'],
    steps: ['Melt the butter in a 9" pan.', 'Fry the egg "sunny side up".'],
    html: eggPage(
      jsonLd(
        '{"@type":"Recipe","name":"Fried egg","recipeIngredient":["1 egg","1 tsp butter"],"recipeInstructions":[{"@type":"HowToStep","text":"Melt the butter in a 9" pan."},{"@type":"HowToStep","text":"Fry the egg "sunny side up"."}]}',
      ),
    ),
  },
  'two recipes: the page is called after the second one': {
    ...egg,
    html: eggPage(
      jsonLd([
        {
          '@type': 'Recipe',
          name: 'Garlic toast',
          recipeIngredient: ['2 slices bread', '1 clove garlic', 'salt'],
          recipeInstructions: [howToStep('Toast.'), howToStep('Rub.'), howToStep('Salt.')],
        },
        eggData,
      ]),
    ),
  },
  'other recipes beside it, as teasers without lines': {
    ...egg,
    html: eggPage(
      jsonLd({
        '@graph': [
          {
            '@type': 'ItemList',
            itemListElement: [
              {
                '@type': 'ListItem',
                item: { '@type': 'Recipe', name: 'Fried egg sandwich', url: '/s' },
              },
            ],
          },
          eggData,
        ],
      }),
      'Fried egg sandwich? No: fried egg',
    ),
  },
  'recipes that belong to the recipe': {
    ...egg,
    html: pageWithData({
      isRelatedTo: [
        { ...eggData, name: 'Boiled egg', recipeIngredient: ['1 egg', '1 l water', 'salt'] },
      ],
    }),
  },
}
