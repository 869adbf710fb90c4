import { linesOfMarkup, textOfMarkup } from '../html/text.ts'
import { durationWords } from './durations.ts'
import { type FoundRecipe, nothingFound } from './found.ts'
import { ingredientLines } from './ingredients.ts'
import { nutritionOf } from './nutrition.ts'
import {
  addressOf,
  isNode,
  listOf,
  plainWords,
  property,
  type SchemaNode,
  wordsOf,
} from './pageValues.ts'
import { stepLines } from './steps.ts'

/** 'data-vocabulary.org' and microformats have older names for the same properties. */
export function recipeFromSchema(node: SchemaNode, pageAddress?: string): FoundRecipe {
  const prepTime = durationWords(property(node, 'prepTime'))
  const cookTime = durationWords(property(node, 'cookTime', 'performTime'))
  const cuisine = wordsOf(property(node, 'recipeCuisine', 'cuisine'))
  const authors = listOf(property(node, 'author')).map((each) => wordsOf(each).toLowerCase())
  const totalTime = durationWords(property(node, 'totalTime', 'duration'))
  return {
    ...nothingFound,
    title: wordsOf(property(node, 'name', 'headline', 'title')),
    description: linesOfMarkup(textOf(property(node, 'description', 'summary'))).join('\n'),
    ingredients: ingredientLines(
      property(node, 'recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient'),
    ),
    steps: stepLines(
      property(node, 'recipeInstructions', 'recipeInstruction', 'instructions', 'step', 'steps'),
    ),
    prepTime,
    cookTime: cookTime || (prepTime === '' ? totalTime : ''),
    servings: servingsOf(property(node, 'recipeYield', 'yield', 'yields', 'servings')),
    difficulty: wordsOf(property(node, 'difficulty', 'recipeDifficulty', 'difficultyLevel')),
    cuisine: isCourse(cuisine) ? '' : cuisine,
    tags: [
      ...(isCourse(cuisine) ? [cuisine] : []),
      ...wordList(property(node, 'recipeCategory', 'recipeType', 'category')),
      ...wordList(property(node, 'keywords', 'tags')),
    ].filter((tag) => !authors.includes(tag.toLowerCase())),
    notes: notesOf(node),
    nutrition: nutritionOf(property(node, 'nutrition')),
    source: addressOf(
      property(node, 'url', 'orgURL', 'isBasedOn', 'mainEntityOfPage'),
      pageAddress,
    ),
    image: imageOf(property(node, 'image', 'images', 'photo', 'thumbnailUrl'), pageAddress),
  }
}

/** Some sites have the course where the cuisine would be. */
const isCourse = (words: string) =>
  /^(?:breakfast|brunch|lunch|dinner|supper|desserts?|snacks?|drinks?|beverages?|appeti[sz]ers?|starters?|entr[ée]es?|mains?|main (?:course|dish)(?:es)?|side(?: dish)?(?:es|s)?|soups?|salads?)$/i.test(
    words,
  )

/** Sites often give both '4' and '4 servings': the longer one says more. */
function servingsOf(value: unknown): string {
  const said = listOf(value)
    .map((each) => (isNode(each) ? wordsOf(property(each, 'value', 'name')) : plainWords(each)))
    .filter((words) => words !== '' && words !== '0')
  return said.reduce((fullest, each) => (each.length > fullest.length ? each : fullest), '')
}

const wordList = (value: unknown): string[] =>
  listOf(value).flatMap((each) =>
    (isNode(each) ? wordsOf(each) : textOfMarkup(String(each)))
      .split(/[,;|]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !/^https?:/i.test(word)),
  )

/** Recipe programs export notes as comments. */
const notesOf = (node: SchemaNode): string[] =>
  [...listOf(property(node, 'comment')), ...listOf(property(node, 'notes'))]
    .map((each) => (isNode(each) ? noteOf(each) : plainWords(each)))
    .filter((note) => note !== '')

function textOf(value: unknown): string {
  const [first] = listOf(value)
  if (isNode(first)) return wordsOf(first)
  return typeof first === 'string' ? first : ''
}

/** A note's text after its title, if it has one. */
export const noteOf = (note: SchemaNode): string =>
  [wordsOf(property(note, 'title')), linesOfMarkup(textOf(property(note, 'text'))).join('\n')]
    .filter((part) => part !== '')
    .join(': ')

/** Some programs put the picture itself ('data:') where its address would be. */
const imageOf = (value: unknown, pageAddress: string | undefined): string =>
  largestImage(value, pageAddress) || (listOf(value).map(written).find(isPicture) ?? '')

const written = (value: unknown) =>
  isNode(value) ? property(value, 'url', 'contentUrl', 'location') : value

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\//i.test(value)

function largestImage(value: unknown, pageAddress: string | undefined): string {
  let best = { address: '', width: -1 }
  for (const each of listOf(value).slice(0, 50)) {
    const address = addressOf(each, pageAddress)
    const width = isNode(each) ? Number.parseInt(wordsOf(property(each, 'width')), 10) || 0 : 0
    if (address !== '' && width > best.width) best = { address, width }
  }
  return best.address
}
