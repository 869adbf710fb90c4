import { htmlPage, jsonLd, type PageShape } from '../pages.factory.ts'

/** Pages whose layout stands in the way, old and new; the words are ours. */

const pancakes = {
  title: 'Oat pancakes',
  ingredients: ['200g oats', '2 eggs', '1 tsp baking powder'],
  steps: ['Blend the oats with the eggs.', 'Fry in butter on each side.'],
}
const head = '<title>Oat pancakes - Our Kitchen</title>'
const heading = '<h1>Oat pancakes</h1>'
const list = (tag: string, lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`
const ingredients = `<h2>Ingredients</h2>${list('ul', pancakes.ingredients)}`
const method = `<h2>Method</h2>${list('ol', pancakes.steps)}`
const page = (body: string) => htmlPage(head, body)

export const homemadePages: Record<string, PageShape> = {
  'ingredients beside the text': {
    ...pancakes,
    html: page(`${heading}<aside>${ingredients}</aside><main>${method}</main>`),
  },
  'everything in one form': {
    ...pancakes,
    html: page(`<form id="aspnetForm">${heading}<p>Good.</p>${ingredients}${method}</form>`),
  },
  'boxes to tick in a form of their own': {
    ...pancakes,
    html: page(
      `${heading}<h2>Ingredients</h2><form>${list(
        'ul',
        pancakes.ingredients.map((line) => `<label><input type="checkbox"> ${line}</label>`),
      )}</form>${method}`,
    ),
  },
  'a theme that calls everything after its sidebar': {
    ...pancakes,
    html: page(
      `<div class="content-sidebar-wrap has-sidebar"><main>${heading}${ingredients}${method}</main><div class="sidebar"><h2>Ingredients of the month</h2>${list('ul', ['1 pumpkin', '2 pears'])}</div></div>`,
    ),
  },
  'the name of the site as the first heading': {
    ...pancakes,
    html: page(
      `<h1 class="site-title">Our Kitchen</h1><h2 class="entry-title">Oat pancakes</h2>${ingredients}${method}`,
    ),
  },
  'the name of the site as a heading, and the title for other sites': {
    ...pancakes,
    html: htmlPage(
      '<meta property="og:title" content="Oat pancakes"><meta property="og:site_name" content="Our Kitchen"><title>Our Kitchen: Oat pancakes</title>',
      `<h1>Our Kitchen</h1><h1>Oat pancakes</h1>${ingredients}${method}`,
    ),
  },
  'a title that begins with the name of the site': {
    ...pancakes,
    html: htmlPage(
      '<title>Our Kitchen - Oat pancakes</title>',
      `${heading}${ingredients}${method}`,
    ),
  },
  'lines with dashes in a paragraph': {
    ...pancakes,
    html: page(
      `${heading}<p>Ingredients<br>${pancakes.ingredients.map((line) => `- ${line}`).join('<br>')}</p><p>Method<br>${pancakes.steps.map((line) => `- ${line}`).join('<br>')}</p>`,
    ),
  },
  'text as it was typed': {
    ...pancakes,
    html: page(
      `${heading}<pre>Ingredients\n\n${pancakes.ingredients.join('\n')}\n\nMethod\n\n${pancakes.steps.join('\n')}\n</pre>`,
    ),
  },
  'tables and fonts': {
    ...pancakes,
    html: `<HTML><HEAD><TITLE>Oat pancakes</TITLE></HEAD><BODY><CENTER><TABLE WIDTH="600"><TR><TD><FONT SIZE="5"><B>Oat pancakes</B></FONT><P><B>INGREDIENTS:</B><BR>${pancakes.ingredients.join('<BR>\n')}<P><B>DIRECTIONS:</B><BR>${pancakes.steps.join('<BR>\n')}</TD></TR></TABLE></CENTER></BODY></HTML>`,
  },
  'rows of amount and food': {
    ...pancakes,
    html: page(
      `${heading}<h2>Ingredients</h2><div>${[
        ['200g', 'oats'],
        ['2', 'eggs'],
        ['1 tsp', 'baking powder'],
      ]
        .map(
          ([amount, food]) =>
            `<div class="a1"><div class="b2">${amount}</div><div class="c3">${food}</div></div>`,
        )
        .join('')}</div>${method}`,
    ),
  },
  'other words for the parts': {
    ...pancakes,
    html: page(
      `${heading}<h3>What you’ll need:</h3>${list('ul', pancakes.ingredients)}<h3>What to do:</h3>${list('ol', pancakes.steps)}`,
    ),
  },
  'numbers of steps in elements of their own': {
    ...pancakes,
    html: page(
      `${heading}${ingredients}<h2>Directions</h2>${list(
        'ul',
        pancakes.steps.map((text, n) => `<span class="no">${n + 1}.</span><p>${text}</p>`),
      )}`,
    ),
  },
  'numbers of steps without a dot': {
    ...pancakes,
    html: page(
      `${heading}${ingredients}<h2>Directions</h2>${list(
        'ol',
        pancakes.steps.map((text, n) => `<div>${n + 1}</div><div>${text}</div>`),
      )}`,
    ),
  },
  'lists that a picture divides': {
    ...pancakes,
    html: page(
      `${heading}${ingredients}<h2>Method</h2><ol><li>${pancakes.steps[0]}</li></ol><figure><img src="/1.jpg"><figcaption>Like this</figcaption></figure><ol start="2"><li>${pancakes.steps[1]}</li></ol>`,
    ),
  },
  'steps that the graph keeps one by one': {
    ...pancakes,
    html: htmlPage(
      jsonLd({
        '@graph': [
          {
            '@type': 'Recipe',
            name: 'Oat pancakes',
            recipeIngredient: pancakes.ingredients,
            recipeInstructions: [{ '@id': '#1' }, { '@id': '#2' }],
          },
          ...pancakes.steps.map((text, n) => ({ '@type': 'HowToStep', '@id': `#${n + 1}`, text })),
        ],
      }),
      heading,
    ),
  },
  'a button that says print, a count of servings and a switch of units': {
    ...pancakes,
    html: page(
      `${heading}<section class="ingredients"><h2>Ingredients</h2><div class="servings"><button>-</button><span>4 servings</span><button>+</button></div><div class="units"><a href="#">US</a> <a href="#">Metric</a></div>${list('ul', pancakes.ingredients)}<p>Shop for all</p></section><section class="method">${method}</section>`,
    ),
  },
  'comments that look like recipes': {
    ...pancakes,
    html: page(
      `${heading}${ingredients}${method}<section id="comments"><h3>Comments</h3><ol><li>I used 3 eggs</li><li>Too salty for us all</li></ol></section>`,
    ),
  },
  'tabs, of which each has its part': {
    ...pancakes,
    html: page(
      `${heading}<ul class="tabs"><li><a href="#i">Ingredients</a></li><li><a href="#m">Method</a></li></ul><div id="i" class="tab">${list('ul', pancakes.ingredients)}</div><div id="m" class="tab">${list('ol', pancakes.steps)}</div>`,
    ),
  },
  'words in capitals, a colon and a line': {
    ...pancakes,
    html: page(
      `${heading}<div><strong><u>INGREDIENTS :</u></strong></div><hr>${list('ul', pancakes.ingredients)}<div><strong><u>PREPARATION :</u></strong></div><hr>${pancakes.steps.map((text) => `<p>${text}</p>`).join('')}`,
    ),
  },
  'an unfinished page': {
    ...pancakes,
    html: `${head}<body>${heading}<h2>Ingredients<ul><li>200g oats<li>2 eggs<li>1 tsp baking powder</ul><h2>Method</h2><ol><li>${pancakes.steps.join('<li>')}`,
  },
}
