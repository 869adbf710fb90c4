import { nameKey } from '#shared/names.ts'
import { type HtmlElement, parseHtml } from '../html/tree.ts'
import { amountOf, completedFrom, type FoundRecipe, isWhole, nothingFound } from './found.ts'
import { fullestIngredients } from './fullestIngredients.ts'
import { jsonLdBlocks, recipesInBlocks } from './jsonLd.ts'
import { recipesInMarkup } from './markup.ts'
import { type PageFacts, pageFacts, titleOf } from './pageFacts.ts'
import { recipeFromPlugin } from './plugins.ts'
import { recipeFromSchema } from './schemaRecipe.ts'
import { recipeFromShape } from './shapes.ts'
import { recipesInState } from './state.ts'

/** The recipes of a page: usually one; all of them if the page lists several complete ones. */
export function recipesOnPage(html: string, address?: string): FoundRecipe[] {
  const page = parseHtml(html)
  const facts = pageFacts(page, address)
  const linked = recipesInBlocks(jsonLdBlocks(page)).map(({ node, isListed }) => ({
    recipe: recipeFromSchema(node, facts.address),
    isListed,
  }))
  const listed = linked.filter(({ isListed }) => isListed).map(({ recipe }) => recipe)
  const own = linked.filter(({ isListed }) => !isListed).map(({ recipe }) => recipe)
  const whole = distinct(listed.filter(isWhole))
  if (whole.length > 1 && own.length === 0 && !whole.some((each) => likeness(each, facts) > 1)) {
    return whole.map((recipe) => completedFrom(recipe, { ...nothingFound, source: facts.address }))
  }
  const best = mostLike(own, facts) ?? mostLike(listed, facts) ?? nothingFound
  const recipe = completed(address ? { ...best, source: address } : best, page, facts)
  // What is before it says only that it is a title: a shelf, or 'Recipe:'.
  const title = recipe.title.replace(/^(?:cookbook:\s*|recipe\s*(?::|[|–—-]\s)\s*)/i, '')
  return title !== '' && amountOf(recipe) > 0 ? [{ ...recipe, title }] : []
}

/** Fills in parts that the page's data lacks from its markup, its plugin's classes and its text. */
function completed(found: FoundRecipe, page: HtmlElement, facts: PageFacts): FoundRecipe {
  let recipe = found
  const lacks = () => !isWhole(recipe)
  if (lacks()) {
    const marked = recipesInMarkup(page).map((node) => recipeFromSchema(node, facts.address))
    recipe = completedFrom(recipe, mostLike(marked, facts) ?? nothingFound)
  }
  if (lacks()) recipe = completedFrom(recipe, recipeFromPlugin(page))
  if (lacks()) recipe = completedFrom(recipe, recipeDrawn(page, facts))
  else recipe = { ...recipe, ingredients: fullestIngredients(recipe.ingredients, page) }
  return completedFrom(recipe, {
    ...nothingFound,
    title: titleOf(facts),
    description: facts.description,
    source: facts.address,
    image: facts.image,
  })
}

/**
 * Visible text and the script's state together. With equally many lines the visible ones win, since
 * those of the state are assembled from parts.
 */
function recipeDrawn(page: HtmlElement, facts: PageFacts): FoundRecipe {
  const shown = recipeFromShape(page)
  const inState = recipesInState(page, facts.address)
  // The state may contain other recipes: of several, only one that matches the page's title counts.
  const alike = inState.filter((each) => inState.length === 1 || likeness(each, facts) > 0)
  const known = mostLike(alike, facts)
  if (!known) return shown
  const isShown = (part: 'ingredients' | 'steps') => shown[part].length === known[part].length
  return {
    ...known,
    ingredients: isShown('ingredients') ? shown.ingredients : known.ingredients,
    steps: isShown('steps') ? shown.steps : known.steps,
  }
}

/** The recipe that the page is about; of equal candidates the longest one. */
function mostLike(recipes: FoundRecipe[], facts: PageFacts): FoundRecipe | undefined {
  const scored = distinct(recipes).map((recipe) => ({
    recipe,
    score: likeness(recipe, facts) * 1_000_000 + Math.min(amountOf(recipe), 999_999),
  }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, each) => (best === undefined || each.score > best.score ? each : best),
    undefined,
  )?.recipe
}

/** Some pages give the same recipe twice, one of them shorter: the longer one is kept. */
function distinct(recipes: FoundRecipe[]): FoundRecipe[] {
  const byName = new Map<string, FoundRecipe>()
  for (const recipe of recipes) {
    const key = nameKey(recipe.title)
    const known = byName.get(key)
    if (!known || amountOf(recipe) > amountOf(known)) byName.set(key, recipe)
  }
  return [...byName.values()]
}

/** 3: the page's own title; 2: a part of that title, or the page's address; 1: common words. */
function likeness({ title, source, ...recipe }: FoundRecipe, facts: PageFacts): number {
  if (amountOf(recipe) === 0) return 0
  const names = [...facts.headings, facts.ogTitle, facts.title].map(nameKey)
  const key = nameKey(title)
  if (key !== '' && names.includes(key)) return 3
  if (source !== '' && source === facts.address) return 2
  if (key === '') return 0
  if (names.some((name) => ` ${name} `.includes(` ${key} `))) return 2
  const words = key.split(' ')
  const shared = words.filter((word) => names.some((name) => name.split(' ').includes(word)))
  return shared.length / words.length >= 0.6 ? 1 : 0
}
