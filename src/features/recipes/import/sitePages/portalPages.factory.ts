import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** Large sites, which say what they have in JSON-LD, each in a way of its own; the words are ours. */

export const portalPages: Record<string, PageShape> = {
  'a British magazine: paragraphs in the texts, hard spaces, a card of its own below': {
    title: 'Roast cauliflower with tahini',
    ingredients: [
      '1 large cauliflower, cut into florets',
      '2 tbsp olive oil',
      'small bunch parsley',
    ],
    steps: [
      'Heat the oven to 220C/200C fan/gas 7. Toss the cauliflower in the oil.',
      'Roast for 25-30 mins, then scatter with parsley.',
    ],
    html: htmlPage(
      `<title>Roast cauliflower with tahini recipe | Example Food</title>${jsonLd({
        ...recipeType,
        name: 'Roast cauliflower with tahini',
        recipeIngredient: [
          '1 large cauliflower, cut into florets',
          '2 tbsp olive\u00a0oil',
          'small bunch parsley',
        ],
        recipeInstructions: [
          howToStep(
            '<p>Heat the oven to 220C/200C fan/gas 7. Toss the cauliflower in the oil.</p>\n',
          ),
          howToStep('<p>Roast for 25-30 mins, then scatter with&nbsp;parsley.</p>\n'),
        ],
      })}`,
      `<h1>Roast cauliflower with tahini</h1><section class="recipe__ingredients"><h2>Ingredients</h2><ul><li>1 large <a href="/c">cauliflower</a>, cut into florets</li></ul></section>
      <section class="recipe__method-steps"><h2>Method</h2><ul><li><h3>step 1</h3><p>Heat the oven.</p></li></ul></section>`,
    ),
  },
  'an American portal: a list with two types and brackets in the amounts': {
    title: "Ana's Best Bean Chili",
    ingredients: ['1 (15 ounce) can black beans, rinsed', '½ teaspoon ground cumin, or to taste'],
    steps: ['Gather all ingredients.', 'Simmer beans & cumin, about 20 minutes. Serve hot.'],
    html: htmlPage(
      jsonLd([
        {
          '@context': 'http://schema.org',
          '@type': ['Recipe', 'NewsArticle'],
          headline: 'Best Bean Chili Ever',
          name: 'Ana&#39;s Best Bean Chili',
          author: [{ '@type': 'Person', name: 'Ana' }],
          recipeIngredient: [
            '1 (15 ounce) can black beans, rinsed',
            '0.5 teaspoon ground cumin, or to taste'.replace('0.5', '½'),
          ],
          recipeInstructions: [
            howToStep('Gather all ingredients.', {
              image: [{ '@type': 'ImageObject', url: '/1.jpg' }],
            }),
            howToStep('Simmer beans &amp; cumin, about 20 minutes. Serve hot.\n'),
          ],
          review: [
            {
              '@type': 'Review',
              reviewBody: 'Good',
              itemReviewed: { '@type': 'Recipe', name: 'x' },
            },
          ],
        },
      ]),
      "<h1>Ana's Best Bean Chili</h1>",
    ),
  },
  'a television cook: steps as texts, equipment among the ingredients': {
    title: 'Skillet Cornbread',
    ingredients: [
      '1 1/2 cups cornmeal',
      'Kosher salt',
      'Special equipment: a 10-inch cast-iron skillet',
    ],
    steps: ['Preheat the oven to 425 degrees F.', 'Whisk everything, then bake until golden.'],
    html: htmlPage(
      jsonLd([
        { '@type': 'Organization', name: 'Example TV' },
        {
          ...recipeType,
          name: 'Skillet Cornbread',
          recipeIngredient: [
            '1 1/2 cups cornmeal ',
            'Kosher salt ',
            'Special equipment: a 10-inch cast-iron skillet',
          ],
          recipeInstructions: [
            'Preheat the oven to 425 degrees F. ',
            ' Whisk everything, then bake until golden.',
          ],
        },
      ]),
      '<span class="o-AssetTitle__a-HeadlineText">Skillet Cornbread</span>',
    ),
  },
  'a newspaper: the same as state of the page, entities in the name': {
    title: 'Shrimp & Grits',
    ingredients: ['1 cup grits', '1 pound shrimp, peeled'],
    steps: ['Cook the grits.', 'Sauté the shrimp, and spoon over.'],
    html: htmlPage(
      jsonLd({
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        name: 'Shrimp &amp; Grits',
        recipeIngredient: ['1 cup grits', '1 pound shrimp, peeled'],
        recipeInstructions: [
          { '@context': 'http://schema.org', '@type': 'HowToStep', text: 'Cook the grits.' },
          {
            '@context': 'http://schema.org',
            '@type': 'HowToStep',
            text: 'Sauté the shrimp, and spoon over.',
          },
        ],
      }),
      '<h1>Shrimp &amp; Grits</h1><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"recipe":{"title":"Shrimp &amp; Grits","ingredients":[{"name":"","ingredients":[{"quantity":"1","text":"cup grits"}]}],"steps":[{"name":"","steps":[{"number":1,"description":"Cook the grits."}]}]}}}}</script>',
    ),
  },
  'a test kitchen: words before a colon that begin the step': {
    title: 'Pan Pizza',
    ingredients: ['For the Dough:', '400g bread flour', 'For the Sauce:', '1 can tomatoes'],
    steps: [
      'For the Dough: Combine flour and water.',
      'For the Sauce: Crush the tomatoes.',
      'Bake.',
    ],
    html: htmlPage(
      jsonLd([
        {
          ...recipeType,
          '@type': ['Recipe'],
          name: 'Pan Pizza',
          recipeIngredient: [
            'For the Dough:',
            '400g bread flour',
            'For the Sauce:',
            '1 can tomatoes',
          ],
          recipeInstructions: [
            howToStep('<strong>For the Dough:</strong> Combine flour and water.'),
            howToStep('<strong>For the Sauce:</strong> Crush the tomatoes.'),
            howToStep('Bake.'),
          ],
        },
      ]),
      '<h1>Pan Pizza</h1>',
    ),
  },
  'a cooking magazine: one block among many, the page as mainEntity': {
    title: 'Miso Butter Noodles',
    ingredients: ['12 oz. ramen', '2 Tbsp. white miso'],
    steps: ['Boil noodles; reserve ½ cup water.', 'Whisk in miso. Do Ahead: Sauce keeps 2 days.'],
    html: htmlPage(
      `${jsonLd({ '@type': 'WebSite', name: 'Recipes' })}${jsonLd({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Miso Butter Noodles Recipe',
        mainEntity: {
          '@type': 'Recipe',
          name: 'Miso Butter Noodles',
          recipeIngredient: ['12 oz. ramen', '2 Tbsp. white miso'],
          recipeInstructions: [
            howToStep('Boil noodles; reserve ½ cup water.\n'),
            howToStep('Whisk in miso.\nDo Ahead: Sauce keeps 2 days.'),
          ],
        },
      })}`,
      '<h1>Miso Butter Noodles</h1>',
    ),
  },
}
