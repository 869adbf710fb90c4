/** Pages in the shapes of well-known sites, each with one recipe; the words are ours. */

export const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

export const htmlPage = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><header><nav><ul><li><a href="/">Home</a><li>Recipes</ul></nav></header>${body}<footer><ul><li>2 offices<li>1 address</ul></footer></body></html>`

export const howToStep = (text: string, more: object = {}) => ({
  '@type': 'HowToStep',
  text,
  ...more,
})

export const recipeType = { '@context': 'https://schema.org', '@type': 'Recipe' }

/** A page, and what somebody who reads it would write down. */
export type PageShape = {
  html: string
  title: string
  ingredients: string[]
  steps: string[]
}

const soup = {
  title: 'Leek & potato soup',
  ingredients: ['2 leeks, sliced', '500g/1lb potatoes', '½ tsp salt'],
  steps: ['Soften the leeks in butter.', 'Add potatoes and water; simmer 20 minutes.', 'Blend.'],
}

const numbered = soup.steps.map((text, n) => `${n + 1}. ${text}`)

const asSchema = { name: soup.title, recipeIngredient: soup.ingredients }

export const siteShapes: Record<string, PageShape> = {
  'a large portal: an array, two types, steps as things with pictures': {
    ...soup,
    html: htmlPage(
      jsonLd([
        {
          '@context': 'http://schema.org',
          '@type': ['Recipe', 'NewsArticle'],
          ...asSchema,
          recipeInstructions: soup.steps.map((text) =>
            howToStep(text, { image: [{ '@type': 'ImageObject', url: 'https://img.test/1.jpg' }] }),
          ),
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Soups' }] },
      ]),
      `<h1>${soup.title}</h1>`,
    ),
  },
  'a publisher: a graph with the page, its author and an @id for the steps': {
    ...soup,
    html: htmlPage(
      jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': '#page', name: 'Leek & potato soup | Example' },
          { '@type': 'Person', '@id': '#author', name: 'Ana' },
          {
            '@type': 'Recipe',
            ...asSchema,
            author: { '@id': '#author' },
            mainEntityOfPage: { '@id': '#page' },
            recipeInstructions: { '@id': '#steps' },
          },
          {
            '@type': 'ItemList',
            '@id': '#steps',
            itemListElement: soup.steps.map((text) => howToStep(text)),
          },
        ],
      }),
      `<h1>${soup.title}</h1>`,
    ),
  },
  'a broadcaster: one text with a line for each step, entities twice encoded': {
    ...soup,
    html: htmlPage(
      jsonLd({
        '@type': 'https://schema.org/Recipe',
        name: 'Leek &amp;amp; potato soup',
        recipeIngredient: [
          '2&nbsp;leeks,\n   sliced',
          '500g/1lb potatoes',
          '&amp;frac12; tsp salt',
          ' ',
        ],
        recipeInstructions: soup.steps.join('\n'),
      }),
      `<h1>Leek &amp; potato soup</h1>`,
    ),
  },
  'a blog with WP Recipe Maker: a graph, sections, names that repeat the text': {
    ...soup,
    steps: ['For the base', ...soup.steps.slice(0, 2), 'To finish', ...soup.steps.slice(2)],
    html: htmlPage(
      jsonLd({
        '@graph': [
          { '@type': 'Article', headline: 'The best leek soup' },
          {
            '@type': 'Recipe',
            ...asSchema,
            recipeInstructions: [
              {
                '@type': 'HowToSection',
                name: 'For the base',
                itemListElement: soup.steps
                  .slice(0, 2)
                  .map((text) => howToStep(text, { name: text })),
              },
              {
                '@type': 'HowToSection',
                name: 'To finish',
                itemListElement: [howToStep(soup.steps[2] ?? '', { name: 'Step 3' })],
              },
            ],
          },
        ],
      }),
      '<h1>The best leek soup</h1><div class="wprm-recipe-container"><h2 class="wprm-recipe-name">x</h2></div>',
    ),
  },
  'a blog with Tasty Recipes: data without steps, which stand in its card': {
    ...soup,
    html: htmlPage(
      jsonLd({ '@type': 'Recipe', ...asSchema }),
      `<h1>${soup.title}</h1><div class="tasty-recipes"><h2 class="tasty-recipes-title">${soup.title}</h2>
      <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><ul><li>2 leeks</ul></div>
      <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li>${soup.steps.join('</li><li>')}</ol></div></div>`,
    ),
  },
  'a blog with Mediavine Create: names are beginnings of the text': {
    ...soup,
    html: htmlPage(
      jsonLd({
        '@type': 'Recipe',
        ...asSchema,
        recipeInstructions: soup.steps.map((text, n) =>
          howToStep(`<p>${text}</p>`, { position: n + 1, name: `${text.slice(0, 12)}...` }),
        ),
      }),
      `<h1>${soup.title}</h1>`,
    ),
  },
  'a community in German: steps in one text, divided by breaks and numbered': {
    ...soup,
    steps: numbered,
    html: htmlPage(
      jsonLd({
        '@type': 'Recipe',
        ...asSchema,
        recipeInstructions: numbered.join('<br /><br />'),
      }),
      '<h1>Leek &amp; potato soup von Ana</h1>',
    ),
  },
  'an older magazine: microdata with entries of lists': {
    ...soup,
    html: htmlPage(
      '',
      `<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${soup.title.replace('&', '&amp;')}</h1>
      <meta itemprop="prepTime" content="PT15M"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ana</b></span>
      <ul>${soup.ingredients.map((line) => `<li itemprop="ingredients">${line}`).join('\n')}</ul>
      <div itemprop="recipeInstructions"><ol>${soup.steps.map((text) => `<li><p>${text}</p>`).join('')}</ol></div></article>`,
    ),
  },
  'a blog of before: hRecipe': {
    ...soup,
    html: htmlPage(
      '',
      `<div class="hrecipe"><h2 class="fn">${soup.title.replace('&', '&amp;')}</h2>
      ${soup.ingredients.map((line) => `<p class="ingredient">${line}</p>`).join('')}
      <div class="instructions"><p>${soup.steps.join('</p><p>')}</p></div></div>`,
    ),
  },
  'a page without any data: headings, a list and paragraphs': {
    ...soup,
    html: htmlPage(
      '<title>Leek &amp; potato soup - Our Kitchen</title><meta property="og:title" content="Leek &amp; potato soup">',
      `<main><h1>Leek &amp; potato soup</h1><p>My aunt’s.</p><h2>Ingredients</h2><ul><li>${soup.ingredients.join('<li>')}</ul>
      <h2>Method</h2><p>${soup.steps.join('</p><p>')}</p><h2>Notes</h2><p>Freezes well.</p></main><aside><h2>Ingredients we love</h2><ul><li>1 Salt</ul></aside>`,
    ),
  },
  'the same in French, with bold words for headings and lines in a paragraph': {
    ...soup,
    html: htmlPage(
      '<title>Soupe</title>',
      `<h1>${soup.title.replace('&', '&amp;')}</h1><p><strong>Ingrédients :</strong></p><p>${soup.ingredients.join('<br>')}</p>
      <p><b>Préparation</b></p><ol><li>${soup.steps.join('</li><li>')}</li></ol>`,
    ),
  },
}
