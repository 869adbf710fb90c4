import { ImportProblem } from '../importProblem.ts'
import { durationWords } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf, plainWords } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { withoutTracking } from './cleanSteps.ts'
import { type Content, onlyRecipes, type ProgramRecipe, ratingsOf } from './content.ts'
import { contentOfListTable } from './listTables.ts'
import { quoted } from './quoted.ts'

type Cells = (...columns: string[]) => string

/** Plan to Eat, My Recipe Box and other tables with a recipe a row. */
export function contentOfTable([header = [], ...rows]: string[][]): Content {
  const names = header.map(keyOf)
  const has = (name: string) => names.includes(name)
  const isBook = has('ingredients') || has('directions') || has('instructions')
  const list = isBook ? undefined : contentOfListTable(names, rows)
  if (list) return list
  if (!isBook || !(has('title') || has('name'))) throw unknownTable(header)
  const recipes = rows.map((row) => {
    const cells: Cells = (...columns) =>
      columns.map((column) => row[names.indexOf(column)] ?? '').find((cell) => cell !== '') ?? ''
    return recipeOfRow(cells)
  })
  return onlyRecipes(recipes, programOf(has))
}

/** 'Photo Url' and 'photoUrl' are one column. */
const keyOf = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')

function programOf(has: (name: string) => boolean): string {
  if (has('originalpicture') || has('preparationtime')) return 'My Recipe Box'
  return has('mainingredient') || has('photourl') ? 'Plan to Eat' : ''
}

const unknownTable = (header: string[]) =>
  new ImportProblem(
    `This is a table with the columns ${quoted(header)}, not a recipe export we know.`,
  )

function recipeOfRow(cells: Cells): ProgramRecipe {
  const lines = (text: string) => text.split(/\r?\n/).map(plainWords).filter(isSaid)
  const words = (text: string) =>
    text
      .split(/[,;^|]/)
      .map(plainWords)
      .filter(isSaid)
  const address = withoutTracking(addressOf(cells('url', 'sourceurl', 'link', 'source')))
  const printed = plainWords(cells('source'))
  const video = cells('video')
  return {
    ...nothingFound,
    title: plainWords(cells('title', 'name')),
    description: plainWords(cells('description')),
    ingredients: lines(cells('ingredients')),
    steps: stepsOfText(cells('directions', 'instructions')),
    prepTime: durationWords(cells('preptime', 'preparationtime')),
    cookTime: durationWords(cells('cooktime', 'cookingtime')) || durationWords(cells('totaltime')),
    servings: plainWords(cells('servings', 'serves', 'yield', 'quantity')),
    cuisine: plainWords(cells('cuisine')),
    difficulty: plainWords(cells('difficulty')),
    tags: [
      ...words(cells('course')),
      ...words(cells('categories', 'category')),
      ...words(cells('tags')),
      ...words(cells('mainingredient')),
    ],
    notes: [
      ...lines(cells('notes', 'comments')),
      ...(printed !== '' && addressOf(printed) === '' ? [`Source: ${printed}`] : []),
      ...(video === '' ? [] : [`Video: ${video}`]),
    ],
    nutrition: nutritionOf(cells('nutrition') || nutrientsIn(cells)),
    source: address,
    image: addressOf(cells('photourl', 'originalpicture', 'image', 'picture')),
    ratings: ratingsOf(cells('rating')),
    ...(/^(?:1|true|yes)$/i.test(cells('favorite', 'favourite', 'isfavorite')) && {
      isFavorite: true,
    }),
  }
}

const isSaid = (line: string) => line !== ''

const nutrients = {
  calories: 'Calories',
  fat: 'Fat',
  saturatedfat: 'Saturated fat',
  carbohydrate: 'Carbohydrates',
  sugar: 'Sugar',
  fiber: 'Fiber',
  protein: 'Protein',
  cholesterol: 'Cholesterol',
  sodium: 'Sodium',
}

const nutrientsIn = (cells: Cells): string =>
  Object.entries(nutrients)
    .map(([column, name]) => [name, cells(column)])
    .filter(([, amount]) => amount !== '')
    .map(([name, amount]) => `${name}: ${amount}`)
    .join('\n')
