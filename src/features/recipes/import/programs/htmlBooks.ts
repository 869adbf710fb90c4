import { byClass, classesOf, find, findAll } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import { type HtmlElement, parseHtml } from '../html/tree.ts'
import { durationWords } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine } from '../page/ingredientLine.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { withoutTracking } from './cleanSteps.ts'
import { type Content, onlyRecipes, type ProgramRecipe, ratingsOf } from './content.ts'

/** CopyMeThat and RecipeKeeper export one page with all recipes; undefined for any other page. */
export function contentOfHtmlBook(html: string): Content | undefined {
  if (/class="recipe-details"/i.test(html) && /itemprop="recipeDirections"/i.test(html)) {
    return named(parts(html, 'recipe-details').map(recipeOfRecipeKeeper), 'RecipeKeeper')
  }
  if (/class="recipe"/i.test(html) && /class="recipeIngredient/i.test(html)) {
    return named(parts(html, 'recipe').map(recipeOfCopyMeThat), 'CopyMeThat')
  }
  return undefined
}

/** A site may use the same names for other things: then nothing has a title. */
function named(recipes: ProgramRecipe[], program: string): Content | undefined {
  const whole = recipes.filter(({ title }) => title !== '')
  return whole.length > 0 ? onlyRecipes(whole, program) : undefined
}

/** Each recipe is a page of its own: a tree of all would be larger than trees may be. */
function parts(html: string, name: string): HtmlElement[] {
  const starts = [...html.matchAll(new RegExp(`<div[^<>]{0,300}class="${name}"`, 'gi'))]
  return starts.map(({ index }, n) => parseHtml(html.slice(index, starts[n + 1]?.index)))
}

const textOf = (element: HtmlElement | undefined) => (element ? textIn(element) : '')

function recipeOfCopyMeThat(page: HtmlElement): ProgramRecipe {
  const byId = (id: string) => find(page, ({ attributes }) => attributes.id === id)
  const link = byId('original_link')
  const lines = (kind: string, write: (line: string) => string = (line) => line) =>
    findAll(page, (element) => classesOf(element).some((name) => name.startsWith(kind)))
      .filter(({ tag }) => tag === 'li')
      .map((item) => (byClass(`${kind}_subheader`)(item) ? write(textIn(item)) : textIn(item)))
      .filter((line) => line !== '')
  return {
    ...nothingFound,
    title: textOf(byId('name')),
    description: textOf(byId('description')),
    ingredients: lines('recipeIngredient', headingLine),
    steps: stepsOfText(lines('instruction').join('\n')),
    servings: textOf(byId('recipeYield')) || textOf(byId('servings')).replace(/^servings:\s*/i, ''),
    tags: findAll(page, byClass('recipeCategory'))
      .map(textOf)
      .filter((tag) => !/^tags:?$/i.test(tag)),
    notes: [...lines('recipeNote'), ...(byId('made_this') ? ['Made before'] : [])],
    source: withoutTracking(addressOf(link?.attributes.href) || addressOf(textOf(link))),
    ratings: ratingsOf(textOf(byId('ratingValue'))),
    ...(textOf(byId('starred')) !== '' && { isFavorite: true }),
    ...pictureOf(find(page, byClass('recipeImage'))),
  }
}

/** A path in the archive, or an address. */
function pictureOf(image: HtmlElement | undefined) {
  const src = image?.attributes.src ?? ''
  return addressOf(src) === '' ? { picturePath: src } : { image: addressOf(src) }
}

function recipeOfRecipeKeeper(page: HtmlElement): ProgramRecipe {
  const all = (name: string) => findAll(page, ({ attributes }) => attributes.itemprop === name)
  const said = (name: string) =>
    all(name)
      .map((element) => element.attributes.content ?? textIn(element))
      .filter((words) => words !== '')
  const word = (name: string) => said(name)[0] ?? ''
  const lines = (name: string) => all(name).flatMap((element) => linesIn(element))
  const source = all('recipeSource')[0]
  const link = source && find(source, ({ tag }) => tag === 'a')
  const address = addressOf(link?.attributes.href) || addressOf(textOf(source))
  const printed = address === '' ? textOf(source) : ''
  return {
    ...nothingFound,
    title: word('name'),
    ingredients: lines('recipeIngredients'),
    steps: stepsOfText(lines('recipeDirections').join('\n')),
    prepTime: durationWords(word('prepTime')),
    cookTime: durationWords(word('cookTime')),
    servings: word('recipeYield'),
    tags: [...said('recipeCourse'), ...said('recipeCategory'), ...said('recipeCollection')],
    notes: [...lines('recipeNotes'), ...(printed === '' ? [] : [`Source: ${printed}`])],
    nutrition: nutritionOf(nutrients.map(([key, name]) => `${name}: ${word(key)}`).join('\n')),
    source: withoutTracking(address),
    ratings: ratingsOf(word('recipeRating')),
    ...(/^true$/i.test(word('recipeIsFavourite')) && { isFavorite: true }),
    ...pictureOf(find(page, ({ tag, attributes }) => tag === 'img' && !!attributes.src)),
  }
}

const nutrients = [
  ['recipeNutServingSize', 'Serving size'],
  ['recipeNutCalories', 'Calories'],
  ['recipeNutTotalFat', 'Fat'],
  ['recipeNutSaturatedFat', 'Saturated fat'],
  ['recipeNutTotalCarbohydrate', 'Carbohydrates'],
  ['recipeNutSugars', 'Sugar'],
  ['recipeNutDietaryFiber', 'Fiber'],
  ['recipeNutProtein', 'Protein'],
  ['recipeNutCholesterol', 'Cholesterol'],
  ['recipeNutSodium', 'Sodium'],
] as const
