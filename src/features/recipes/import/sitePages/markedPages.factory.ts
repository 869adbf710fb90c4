import { htmlPage, jsonLd, type PageShape } from '../pages.factory.ts'
import { egg } from './egg.factory.ts'

/** Pages that say in attributes and classes what they have; the words are ours. */

const microdata = (body: string) =>
  htmlPage(
    '<title>Fried egg</title>',
    `<div itemscope itemtype="http://schema.org/Recipe">${body}</div>`,
  )

export const markedPages: Record<string, PageShape> = {
  'microdata in meta and link': {
    ...egg,
    html: microdata(`<meta itemprop="name" content="Fried egg"><link itemprop="url" href="/egg"><meta itemprop="recipeIngredient" content="1 egg"><meta itemprop="recipeIngredient" content="1 tsp butter">
      <meta itemprop="recipeInstructions" content="Melt the butter.&#10;Fry the egg.">`),
  },
  'microdata with parts of a line in elements of their own': {
    ...egg,
    html: microdata(`<h1 itemprop="name"><span>Fried</span> <em>egg</em></h1><ul><li itemprop="recipeIngredient"><span class="amount">1</span><span class="name">egg</span></li>
      <li itemprop="recipeIngredient"><span>1</span> <span>tsp</span> <a href="/b">butter</a></li></ul><div itemprop="recipeInstructions"><p>Melt the <i>butter</i>.</p><p>Fry the egg.</p></div>`),
  },
  'microdata with steps that are things': {
    ...egg,
    html: microdata(`<h1 itemprop="name">Fried egg</h1><div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><b itemprop="name">Energy</b></div>
      <ul><li itemprop="ingredients">1 egg</li><li itemprop="ingredients">1 tsp butter</li></ul><ol>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><h3 itemprop="name">Step 1</h3><p itemprop="text">Melt the butter.</p></li>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><h3 itemprop="name">Step 2</h3><p itemprop="text">Fry the egg.</p></li></ol>`),
  },
  'microdata in which a step begins with its number': {
    ...egg,
    html: microdata(`<h1 itemprop="name">Fried egg</h1><p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeIngredient">1 tsp butter</p>
      <div itemprop="recipeInstructions"><span class="n">1</span><p>Melt the butter.</p></div><div itemprop="recipeInstructions"><span class="n">2</span><p>Fry the egg.</p></div>`),
  },
  'microdata on the list and on its entries': {
    ...egg,
    html: microdata(`<h1 itemprop="name">Fried egg</h1><ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">1 egg</li><li itemprop="recipeIngredient">1 tsp butter</li></ul>
      <ol itemprop="recipeInstructions"><li itemprop="recipeInstructions">Melt the butter.</li><li itemprop="recipeInstructions">Fry the egg.</li></ol>`),
  },
  'microdata with a heading inside of the steps': {
    ...egg,
    html: microdata(`<h1 itemprop="name">Fried egg</h1><p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeIngredient">1 tsp butter</p>
      <div itemprop="recipeInstructions"><h2>Method</h2><p>Melt the butter.</p><p>Fry the egg.</p></div>`),
  },
  'microdata of a data vocabulary of before': {
    ...egg,
    html: htmlPage(
      '',
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Fried egg</h1><ul>
      <li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">1</span> <span itemprop="name">egg</span></li>
      <li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">1 tsp</span> <span itemprop="name">butter</span></li></ul>
      <div itemprop="instructions">Melt the butter.<br>Fry the egg.</div></div>`,
    ),
  },
  RDFa: {
    ...egg,
    html: htmlPage(
      '<meta property="og:title" content="Eggs!">',
      `<article vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Fried egg</h1><ul><li property="recipeIngredient">1 egg</li><li property="recipeIngredient">1 tsp butter</li></ul>
      <ol property="recipeInstructions"><li>Melt the butter.</li><li>Fry the egg.</li></ol></article>`,
    ),
  },
  'RDFa with prefixes': {
    ...egg,
    html: htmlPage(
      '',
      `<div prefix="s: http://schema.org/" typeof="s:Recipe"><h1 property="s:name">Fried egg</h1><span property="s:ingredients">1 egg</span><span property="s:ingredients">1 tsp butter</span>
      <div property="s:recipeInstructions"><p>Melt the butter.</p><p>Fry the egg.</p></div></div>`,
    ),
  },
  'h-recipe': {
    ...egg,
    html: htmlPage(
      '',
      `<article class="h-recipe"><h1 class="p-name">Fried egg</h1><p>By <a class="p-author h-card" href="/">Ana</a></p><ul><li class="p-ingredient">1 egg</li><li class="p-ingredient">1 tsp butter</li></ul>
      <div class="e-instructions"><ol><li>Melt the butter.</li><li>Fry the egg.</li></ol></div></article>`,
    ),
  },
  'hrecipe with values and types in a line': {
    ...egg,
    html: htmlPage(
      '',
      `<div class="hrecipe"><span class="item"><h2 class="fn">Fried egg</h2></span><ul><li class="ingredient"><span class="amount">1</span> <span class="name">egg</span></li><li class="ingredient"><span class="amount">1 tsp</span> <span class="name">butter</span></li></ul>
      <ol class="instructions"><li class="instruction">Melt the butter.</li><li class="instruction">Fry the egg.</li></ol></div>`,
    ),
  },
  'hrecipe with an element for each step': {
    ...egg,
    html: htmlPage(
      '',
      `<div class="hrecipe"><h2 class="fn">Fried egg</h2><p class="ingredient">1 egg</p><p class="ingredient">1 tsp butter</p><p class="instruction">Melt the butter.</p><p class="instruction">Fry the egg.</p></div>`,
    ),
  },
  'Jetpack: attributes for the ingredients, a class for the steps': {
    ...egg,
    html: htmlPage(
      '',
      `<h1>Sunday eggs</h1><div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">Fried egg</h3>
      <ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>1</li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-notes">Use a good pan.</div>
      <div class="jetpack-recipe-ingredients"><ul><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">1 egg</li><li class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient">1 tsp butter</li></ul></div>
      <div class="jetpack-recipe-directions e-instructions"><p>Melt the butter.</p><p>Fry the egg.</p></div></div></div>`,
    ),
  },
  'WP Recipe Maker without data: boxes, notes, amounts in parts': {
    title: 'Fried egg',
    ingredients: ['1 egg', '1 tsp butter (unsalted)'],
    steps: ['Melt the butter.', 'Fry the egg.'],
    html: htmlPage(
      '',
      `<h1>The best fried egg</h1><div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Fried egg</h2><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3><ul class="wprm-recipe-ingredients">
      <li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label>▢</label></span><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">egg</span></li>
      <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-unit">tsp</span> <span class="wprm-recipe-ingredient-name">butter</span> <span class="wprm-recipe-ingredient-notes">(unsalted)</span></li></ul></div>
      <ul class="wprm-recipe-instructions"><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">Melt the butter.</span></div></li><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Fry the egg.</div><div class="wprm-recipe-instruction-media"><img src="/1.jpg"></div></li></ul></div></div>`,
    ),
  },
  'data of a newer card beside the page of an older one': {
    ...egg,
    html: htmlPage(
      jsonLd({
        '@type': 'Recipe',
        name: 'Fried egg',
        recipeIngredient: ['1 egg', '1 tsp butter'],
        recipeInstructions: [],
      }),
      `<h1>Fried egg</h1><div class="mv-create-card"><h2 class="mv-create-title">Fried egg</h2><div class="mv-create-ingredients"><h3>Ingredients</h3><ul><li>1 egg</li></ul></div>
      <div class="mv-create-instructions"><h3>Instructions</h3><ol><li>Melt the butter.</li><li>Fry the egg.</li></ol></div></div>`,
    ),
  },
}
