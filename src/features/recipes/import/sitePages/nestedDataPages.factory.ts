import { howToStep, htmlPage, jsonLd, type PageShape } from '../pages.factory.ts'
import { egg, eggData, eggPage, pageWithData } from './egg.factory.ts'

/** Data that is nested, or written in an older way; the words are ours. */

export const nestedDataPages: Record<string, PageShape> = {
  'sections in sections': {
    ...egg,
    steps: ['Pan', 'Melt the butter.', 'Egg', 'Fry the egg.'],
    html: pageWithData({
      recipeInstructions: {
        '@type': 'HowToSection',
        itemListElement: [
          {
            '@type': 'HowToSection',
            name: 'Pan',
            itemListElement: [howToStep('Melt the butter.')],
          },
          { '@type': 'HowToSection', name: 'Egg', itemListElement: [howToStep('Fry the egg.')] },
        ],
      },
    }),
  },
  'names that are the beginning of the text': {
    ...egg,
    html: pageWithData({
      recipeInstructions: [
        howToStep('Melt the butter.', { name: 'Melt the…' }),
        howToStep('Fry the egg.', { name: 'Fry the egg' }),
      ],
    }),
  },
  'names that are the text, and no text': {
    ...egg,
    html: pageWithData({
      recipeInstructions: egg.steps.map((name) => ({ '@type': 'HowToStep', name })),
    }),
  },
  'directions and tips in a step': {
    ...egg,
    steps: ['Melt the butter.', 'Do not let it brown.', 'Fry the egg.'],
    html: pageWithData({
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'Step 1',
          itemListElement: [
            { '@type': 'HowToDirection', position: 1, text: 'Melt the butter.' },
            { '@type': 'HowToTip', position: 2, text: 'Do not let it brown.' },
          ],
        },
        {
          '@type': 'HowToStep',
          itemListElement: { '@type': 'HowToDirection', text: 'Fry the egg.' },
        },
      ],
    }),
  },
  'steps in one text, divided by breaks': {
    ...egg,
    html: pageWithData({ recipeInstructions: 'Melt the butter.<br/>\n<br/>Fry the egg.' }),
  },
  'steps in one text, divided by line breaks that are written out': {
    ...egg,
    html: pageWithData({ recipeInstructions: 'Melt the butter.\\nFry the egg.' }),
  },
  'steps as a text of a step, with a list in it': {
    ...egg,
    html: pageWithData({
      recipeInstructions: [howToStep('<ul><li>Melt the butter.</li><li>Fry the egg.</li></ul>')],
    }),
  },
  'things of a list without a type': {
    ...egg,
    html: pageWithData({
      recipeInstructions: [
        { '@type': 'ItemList', itemListElement: ['Melt the butter.', 'Fry the egg.'] },
      ],
    }),
  },
  'numbered things by their number': {
    ...egg,
    html: pageWithData({
      recipeInstructions: { 0: howToStep('Melt the butter.'), 1: howToStep('Fry the egg.') },
    }),
  },
  'signs that nobody sees, and many spaces': {
    ...egg,
    html: pageWithData({
      name: ' Fried\u00a0\u00a0egg\u200b ',
      recipeIngredient: ['1\u2009egg', '\u200b1  tsp\t butter\ufeff'],
      recipeInstructions: [
        howToStep('Melt\u00a0 the  butter.'),
        howToStep('\n\t\tFry the egg.\u200b'),
      ],
    }),
  },
  'entities encoded twice and three times': {
    title: 'Egg & «butter»',
    ingredients: ['1½ eggs', '1 tsp butter – soft'],
    steps: ['Melt at 120°C.', "Don't burn it."],
    html: pageWithData(
      {
        name: 'Egg &amp;amp; &amp;laquo;butter&amp;raquo;',
        recipeIngredient: ['1&amp;frac12; eggs', '1&amp;nbsp;tsp butter &amp;ndash; soft'],
        recipeInstructions: [
          howToStep('Melt at 120&amp;deg;C.'),
          howToStep('Don&amp;#039;t burn it.'),
        ],
      },
      'Egg &amp; «butter»',
    ),
  },
  'types as a list of addresses, names with a prefix': {
    ...egg,
    html: eggPage(
      jsonLd({
        '@type': ['https://schema.org/Recipe', 'https://schema.org/CreativeWork'],
        'schema:name': 'Fried egg',
        'schema:recipeIngredient': egg.ingredients,
        'schema:recipeInstructions': egg.steps.map((text) => ({
          '@type': 'schema:HowToStep',
          'schema:text': text,
        })),
      }),
    ),
  },
  'ingredients as one text with line breaks': {
    ...egg,
    html: pageWithData({ recipeIngredient: '1 egg\r\n1 tsp butter\r\n' }),
  },
  'ingredients as the only text of a list, with breaks': {
    ...egg,
    html: pageWithData({ recipeIngredient: ['1 egg<br />1 tsp butter'] }),
  },
  'ingredients as one text with commas': {
    ...egg,
    ingredients: ['1 egg', '1 tsp butter, melted', '2 slices bread', 'salt'],
    html: pageWithData({ recipeIngredient: '1 egg, 1 tsp butter, melted, 2 slices bread, salt' }),
  },
  'the older name for ingredients': {
    ...egg,
    html: pageWithData({ recipeIngredient: undefined, ingredients: egg.ingredients }),
  },
  'both names, the newer one empty': {
    ...egg,
    html: pageWithData({ recipeIngredient: [''], ingredients: egg.ingredients }),
  },
  'ingredients as things with a name': {
    ...egg,
    html: pageWithData({
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'egg', value: '1' },
        { '@type': 'PropertyValue', name: 'butter', value: '1', unitText: 'tsp' },
      ],
    }),
  },
  'data that is empty beside good attributes': {
    ...egg,
    html: htmlPage(
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: '',
        recipeIngredient: [],
        recipeInstructions: [],
      }),
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Fried egg</h1><p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeIngredient">1 tsp butter</p>
      <p itemprop="recipeInstructions">Melt the butter.</p><p itemprop="recipeInstructions">Fry the egg.</p></div>`,
    ),
  },
  'one group of data for each language, the same recipe': {
    ...egg,
    html: eggPage(jsonLd(eggData) + jsonLd({ ...eggData, recipeInstructions: '' })),
  },
  'a list of data in a list': {
    ...egg,
    html: eggPage(jsonLd([[{ '@type': 'WebPage' }, [eggData]]])),
  },
  'types in another case, and a charset behind the type of the script': {
    ...egg,
    html: eggPage(
      `<SCRIPT TYPE="application/ld+json; charset=utf-8">${JSON.stringify({ ...eggData, '@type': 'recipe' })}</SCRIPT>`,
    ),
  },
}
