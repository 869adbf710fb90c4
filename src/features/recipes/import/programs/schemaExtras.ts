import { durationWords, isoDuration, wordsOfMinutes } from '../page/durations.ts'
import { headingLine } from '../page/ingredientLine.ts'
import {
  isNode,
  listOf,
  plainWords,
  property,
  type SchemaNode,
  wordsOf,
} from '../page/pageValues.ts'
import { recipeFromSchema } from '../page/schemaRecipe.ts'
import { type ProgramRecipe, ratingsOf } from './content.ts'

/** A schema.org recipe of a program, with what the data of a page does not say for a household. */
export function schemaRecipe(node: SchemaNode): ProgramRecipe {
  const recipe = recipeFromSchema(node)
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => inBrackets(line, headingLine)),
    steps: recipe.steps.map((line) => inBrackets(line, (name) => name)),
    cookTime: recipe.cookTime || restOf(node, recipe.prepTime),
    notes: [...recipe.notes, ...madeBy(node), ...toolsOf(node)],
    ratings: ratingOf(node),
  }
}

/** RecipeSage writes '[Sauce]' for the heading of a group. */
const inBrackets = (line: string, write: (name: string) => string) => {
  const [, name] = /^\[([^[\]]{1,100})\]$/.exec(line) ?? []
  return name === undefined ? line : write(name)
}

/** RecipeSage has the active and the total time. */
function restOf(node: SchemaNode, prepTime: string): string {
  const total = minutesOf(durationWords(property(node, 'totalTime')))
  const prep = minutesOf(prepTime)
  return total !== undefined && prep !== undefined && total > prep
    ? wordsOfMinutes(total - prep)
    : ''
}

function minutesOf(words: string): number | undefined {
  const iso = isoDuration(words)
  if (!iso) return undefined
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?$/.exec(iso) ?? []
  return Number(days) * 1_440 + Number(hours) * 60 + Number(minutes)
}

/** Nextcloud Cookbook names who wrote a recipe, RecipeSage where it was printed. */
function madeBy(node: SchemaNode): string[] {
  const author = wordsOf(property(node, 'author'))
  const credit = plainWords(property(node, 'creditText'))
  return [author && `By ${author}`, credit && credit !== author && `Source: ${credit}`].filter(
    (line) => typeof line === 'string' && line !== '',
  ) as string[]
}

const toolsOf = (node: SchemaNode): string[] => {
  const tools = listOf(property(node, 'tool', 'tools')).map((tool) =>
    isNode(tool) ? wordsOf(tool) : plainWords(tool),
  )
  const named = tools.filter((tool) => tool !== '')
  return named.length > 0 ? [`Tools: ${named.join(', ')}`] : []
}

/** A household's own stars; those that many visitors of a site gave say nothing about this one. */
function ratingOf(node: SchemaNode) {
  const given = property(node, 'aggregateRating')
  if (!isNode(given)) return ratingsOf(node.rating)
  const isCounted = property(given, 'ratingCount', 'reviewCount') !== undefined
  return isCounted ? [] : ratingsOf(plainWords(property(given, 'ratingValue')))
}
