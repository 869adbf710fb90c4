import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** More of them: magazines, mills and cooks; the words are ours. */

export const magazinePages: Record<string, PageShape> = {
  'a magazine for homes: entities twice, steps with names and addresses': {
    title: 'Skillet Lasagna',
    ingredients: ['1 lb. ground beef', '1/2 c. grated Parmesan, plus more for serving'],
    steps: ['In a large skillet, brown beef.', 'Add noodles and simmer 20 minutes.'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Skillet Lasagna',
        recipeIngredient: [
          '1&amp;nbsp;lb. ground beef',
          '1/2&amp;nbsp;c. grated Parmesan, plus more for serving',
        ],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            itemListElement: [
              howToStep('In a large skillet, brown beef.&amp;nbsp;', {
                name: 'Step 1',
                url: '/x#step-1',
              }),
              howToStep('Add noodles and simmer&amp;nbsp; 20 minutes.', { name: 'Step 2' }),
            ],
          },
        ],
      }),
      '<h1>Skillet Lasagna</h1>',
    ),
  },
  'a site of short films: type written as an address, slashes escaped': {
    title: 'One-Pot Garlic Pasta',
    ingredients: ['8 cloves garlic', '½ teaspoon chili flake'],
    steps: ['Fry the garlic.', 'Add pasta & stir.', 'Enjoy!'],
    html: htmlPage(
      jsonLd(
        String.raw`{"@context":"http:\/\/schema.org","@type":"http:\/\/schema.org\/Recipe","name":"One-Pot Garlic Pasta","recipeIngredient":["8 cloves garlic","\u00bd teaspoon chili flake"],"recipeInstructions":[{"@type":"http:\/\/schema.org\/HowToStep","text":"Fry the garlic.","position":1},{"@type":"HowToStep","text":"Add pasta &amp; stir."},{"@type":"HowToStep","text":"Enjoy!"}]}`,
      ),
      '<h1>One-Pot Garlic Pasta</h1>',
    ),
  },
  'a flour mill: markup and links inside of the steps': {
    title: 'Soft Rolls',
    ingredients: ['3 1/2 cups (420g) flour', '2 teaspoons instant yeast'],
    steps: [
      'Weigh your flour; or measure it by spooning. To make the dough: Mix and knead.',
      'To bake: Bake the rolls for 20 minutes.',
    ],
    html: htmlPage(
      jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Recipe',
            name: 'Soft Rolls',
            recipeIngredient: ['3 1/2 cups (420g) flour', '2 teaspoons instant yeast'],
            recipeInstructions: [
              howToStep(
                '<p><a href="/w">Weigh your flour</a>; or measure it by spooning. <strong>To make the dough:</strong> Mix and knead.</p>',
              ),
              howToStep('<p><strong>To bake:</strong> Bake the rolls for 20 minutes.</p>'),
            ],
          },
        ],
      }),
      '<h1>Soft Rolls</h1>',
    ),
  },
  'a blog that counts cents: a graph, prices behind the ingredients': {
    title: 'Lentil Soup',
    ingredients: ['1 onion ($0.32)', '1 cup brown lentils ($0.67)'],
    steps: ['Dice the onion.', 'Simmer the lentils for 25 minutes.'],
    html: htmlPage(
      `<script type='application/ld+json' class='yoast-schema-graph'>${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': ['Article', 'BlogPosting'], headline: 'Easy Lentil Soup' },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [{ '@type': 'ListItem', name: 'Recipes' }],
          },
          {
            '@type': 'Recipe',
            name: 'Lentil Soup',
            recipeIngredient: ['1  onion ($0.32)', '1 cup  brown lentils ($0.67)'],
            recipeInstructions: [
              howToStep('Dice the onion.', {
                name: 'Dice the onion.',
                url: '/#wprm-recipe-1-step-0-0',
              }),
              howToStep('Simmer the lentils for 25 minutes.', {
                name: 'Simmer the lentils for 25 minutes.',
              }),
            ],
          },
        ],
      })}</script>`,
      '<h1>Easy Lentil Soup</h1>',
    ),
  },
  'a famous cook: all steps as one list of HTML': {
    title: 'Happy fish pie',
    ingredients: ['1 kg Maris Piper potatoes', 'olive oil'],
    steps: ['Preheat the oven to 200°C/400°F/gas 6.', 'Mash the potatoes.', 'Bake for 40 minutes.'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Happy fish pie',
        recipeIngredient: ['1 kg Maris Piper potatoes', 'olive oil'],
        recipeInstructions:
          '<ol class="recipeSteps"><li>Preheat the oven to 200°C/400°F/gas 6.</li><li>Mash the potatoes.</li><li>Bake for 40 minutes.</li></ol>',
      }),
      '<h1>Happy fish pie</h1>',
    ),
  },
}
