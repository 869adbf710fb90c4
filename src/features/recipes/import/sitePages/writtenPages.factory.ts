import { htmlPage, type PageShape } from '../pages.factory.ts'

/** Pages that somebody only wrote, without a word for programs; the words are ours. */

const pancakes = {
  title: 'Oat pancakes',
  ingredients: ['200g oats', '2 eggs', '1 tsp baking powder', 'Salt'],
  steps: [
    'Blend the oats with the eggs until they are smooth.',
    'Fry in butter for two minutes on each side.',
  ],
}
const head = '<title>Oat pancakes - Our Kitchen</title>'
const heading = '<h1>Oat pancakes</h1>'
const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')

export const writtenPages: Record<string, PageShape> = {
  'a newspaper: paragraphs only, the amounts in bold': {
    ...pancakes,
    html: htmlPage(
      '<title>Oat pancakes | Ana’s recipe | Food</title>',
      `<main><article>${heading}<div class="article-body"><p>I grew up with these, and so will you: they take ten minutes and no thought at all.</p><p>Prep <strong>5 min</strong><br>Cook <strong>10 min</strong><br>Serves <strong>2</strong></p>
      <p><strong>200g oats</strong><br><strong>2 eggs</strong><br><strong>1 tsp baking powder</strong><br><strong>Salt</strong></p>${paragraphs(pancakes.steps)}</div></article></main>`,
    ),
  },
  'a letter: headings, lists with paragraphs, a button to subscribe': {
    ...pancakes,
    html: htmlPage(
      '<meta property="og:title" content="Oat pancakes">',
      `<article><h1 class="post-title">Oat pancakes</h1><div class="body markup"><p>Hello friends.</p><div class="subscription-widget-wrap"><p>Thanks for reading! Subscribe for free.</p></div><h3>Ingredients</h3><ul><li><p>200g oats</p></li><li><p>2 eggs</p></li><li><p>1 tsp baking powder</p></li><li><p>Salt</p></li></ul>
      <h3>Method</h3><ol><li><p>Blend the oats with the eggs until they are <em>smooth</em>.</p></li><li><p>Fry in butter for two minutes on each side.</p></li></ol><p>See you next week!</p></div></article><div class="comments"><h4>Discussion</h4><p>Lovely</p></div>`,
    ),
  },
  'an old blog: one block of text with breaks and bold words': {
    ...pancakes,
    html: htmlPage(
      head,
      `<h3 class="post-title entry-title">Oat pancakes</h3><div class="post-body entry-content">We love them.<br /><br /><b>Ingredients:</b><br />200g oats<br />2 eggs<br />1 tsp baking powder<br />Salt<br /><br /><b>Directions:</b><br />Blend the oats with the eggs until they are smooth.<br />Fry in butter for two minutes on each side.<br /></div>`,
    ),
  },
  'an old blog: everything in div, line by line': {
    ...pancakes,
    html: htmlPage(
      head,
      `<h3 class="post-title">Oat pancakes</h3><div class="post-body">${['We love them.', '<u>Ingredients</u>', ...pancakes.ingredients, '<br>', '<u>Method</u>', ...pancakes.steps].map((line) => `<div>${line}</div>`).join('')}</div>`,
    ),
  },
  'a cook with tables for the ingredients': {
    ...pancakes,
    ingredients: ['200g oats', '2 eggs', '1 tsp baking powder'],
    html: htmlPage(
      head,
      `${heading}<div class="recipe-ingredients"><h2>Ingredients</h2><table><tr><td>200g</td><td>oats</td></tr><tr><td>2</td><td>eggs</td></tr><tr><td>1 tsp</td><td>baking powder</td></tr></table></div>
      <h2>Method</h2><ol>${items(pancakes.steps)}</ol>`,
    ),
  },
  'steps with a heading each': {
    ...pancakes,
    html: htmlPage(
      head,
      `${heading}<h2>Ingredients</h2><ul>${items(pancakes.ingredients)}</ul><h2>Instructions</h2><h3>Step 1</h3><p>${pancakes.steps[0]}</p><h3>Step 2</h3><p>${pancakes.steps[1]}</p><h2>Notes</h2><p>Keep them warm.</p>`,
    ),
  },
  'steps with a number in a box of its own': {
    ...pancakes,
    html: htmlPage(
      head,
      `${heading}<h2>Ingredients</h2><ul>${items(pancakes.ingredients)}</ul><h2>Method</h2>${pancakes.steps.map((text, n) => `<div class="row"><div class="no">${n + 1}</div><div class="tx"><p>${text}</p></div></div>`).join('')}`,
    ),
  },
  'steps as paragraphs that begin with their number': {
    ...pancakes,
    html: htmlPage(
      head,
      `${heading}<p><strong>You will need</strong></p><ul>${items(pancakes.ingredients)}</ul><p><strong>How to make oat pancakes</strong></p>${paragraphs(pancakes.steps.map((text, n) => `${n + 1}. ${text}`))}`,
    ),
  },
  'a list of terms: the food, then how much of it': {
    title: 'Oat pancakes',
    ingredients: ['oats 200 g', 'eggs 2'],
    steps: pancakes.steps,
    html: htmlPage(
      head,
      `${heading}<h2>Ingredients</h2><dl><dt>oats</dt><dd>200 g</dd><dt>eggs</dt><dd>2</dd></dl><h2>Directions</h2><ol>${items(pancakes.steps)}</ol>`,
    ),
  },
  'classes only': {
    ...pancakes,
    html: htmlPage(
      head,
      `<div class="recipe">${heading}<div class="recipe-ingredients">${pancakes.ingredients.map((line) => `<div class="recipe-ingredients__item"><span>${line}</span></div>`).join('')}</div><div class="recipe-directions">${pancakes.steps.map((text) => `<div class="recipe-directions__step"><div class="txt">${text}</div></div>`).join('')}</div></div>`,
    ),
  },
  'a page of a shop: products among the ingredients in buttons': {
    ...pancakes,
    html: htmlPage(
      head,
      `${heading}<section><h2>Ingredients for 2 people</h2><ul>${pancakes.ingredients.map((line) => `<li>${line}<button>Add to basket</button></li>`).join('')}</ul></section><section><h2>Preparation</h2><ol>${items(pancakes.steps)}</ol></section><section><h2>Related recipes</h2><ul><li>2 waffles</li></ul></section>`,
    ),
  },
  'a page in German with all in paragraphs': {
    title: 'Haferpfannkuchen',
    ingredients: ['200 g Haferflocken', '2 Eier', 'etwas Salz'],
    steps: ['Haferflocken mit den Eiern glatt mixen.', 'In Butter von beiden Seiten backen.'],
    html: htmlPage(
      '<title>Haferpfannkuchen › Unsere Küche</title>',
      `<h1>Haferpfannkuchen</h1><p><b>Zutaten für 2 Personen:</b></p><p>200 g Haferflocken<br>2 Eier<br>etwas Salz</p><p><b>Zubereitung:</b></p><p>Haferflocken mit den Eiern glatt mixen.</p><p>In Butter von beiden Seiten backen.</p>`,
    ),
  },
  'a page in Spanish with lists': {
    title: 'Tortitas de avena',
    ingredients: ['200 g de avena', '2 huevos', 'Una pizca de sal'],
    steps: ['Tritura la avena con los huevos.', 'Cocina en la sartén por ambos lados.'],
    html: htmlPage(
      '<title>Tortitas de avena | Cocina</title>',
      `<h1>Tortitas de avena</h1><h2>Ingredientes para 2 personas</h2><ul>${items(['200 g de avena', '2 huevos', 'Una pizca de sal'])}</ul><h2>Cómo hacer tortitas de avena</h2><ol>${items(['Tritura la avena con los huevos.', 'Cocina en la sartén por ambos lados.'])}</ol>`,
    ),
  },
  'a page in Japanese': {
    title: '親子丼',
    ingredients: ['鶏もも肉 200g', '卵 2個', '玉ねぎ 1/2個'],
    steps: ['鶏肉を切る。', '卵でとじる。'],
    html: htmlPage(
      '<title>親子丼 レシピ</title>',
      `<h1>親子丼</h1><h2>材料（2人分）</h2><ul>${items(['鶏もも肉 200g', '卵 2個', '玉ねぎ 1/2個'])}</ul><h2>作り方</h2><ol>${items(['鶏肉を切る。', '卵でとじる。'])}</ol>`,
    ),
  },
}
