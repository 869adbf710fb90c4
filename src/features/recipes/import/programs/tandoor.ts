import { type LeftOut, leaves } from '../foundLists.logic.ts'
import { wordsOfMinutes } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import {
  addressOf,
  isNode,
  listOf,
  plainWords,
  type SchemaNode,
  wordsOf,
} from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { cleanSteps, withoutTracking } from './cleanSteps.ts'
import { type Content, onlyRecipes, type ProgramRecipe, ratingsOf } from './content.ts'

/** Tandoor keeps the ingredients of each step with the step. */
export const isTandoor = (node: SchemaNode): boolean =>
  typeof node.name === 'string' && Array.isArray(node.steps) && 'working_time' in node

export const contentOfTandoor = (recipe: SchemaNode): Content => ({
  ...onlyRecipes([recipeOfTandoor(recipe)], 'Tandoor'),
  leftOut: leavesNutrition([recipe]),
})

/** Numbers are multiplied with the servings there, so they are none of one serving. */
export const leavesNutrition = (recipes: readonly SchemaNode[]): LeftOut[] =>
  leaves(
    'Nutrition of recipes',
    recipes.filter(({ nutrition, properties }) => nutrition || listOf(properties).length > 0)
      .length,
    "Tandoor doesn't say what its numbers are about.",
  )

export function recipeOfTandoor(recipe: SchemaNode): ProgramRecipe {
  const steps = listOf(recipe.steps).filter(isNode)
  const servings = plainWords(recipe.servings)
  const said = cleanSteps(
    steps.flatMap((step) => {
      const lines = typeof step.instruction === 'string' ? stepsOfText(step.instruction) : []
      const name = plainWords(step.name)
      return name === '' ? lines : [name, ...lines]
    }),
  )
  return {
    ...nothingFound,
    title: plainWords(recipe.name),
    description: plainWords(recipe.description),
    ingredients: steps
      .flatMap((step) => [
        // With several steps, a heading says which step the ingredients belong to.
        ...(steps.length > 1 && listOf(step.ingredients).length > 0 ? [heading(step.name)] : []),
        ...listOf(step.ingredients).filter(isNode).map(lineOf),
      ])
      .filter((line) => line !== ''),
    steps: said.steps,
    prepTime: minutes(recipe.working_time),
    cookTime: minutes(recipe.waiting_time),
    servings: `${servings} ${plainWords(recipe.servings_text)}`.trim(),
    tags: listOf(recipe.keywords).map((each) =>
      wordsOf(isNode(each) ? (each.name ?? each.label) : each),
    ),
    source: withoutTracking(addressOf(recipe.source_url)) || said.source,
    ratings: ratingsOf(recipe.rating),
  }
}

function heading(value: unknown): string {
  const name = plainWords(value)
  return name === '' ? '' : headingLine(name)
}

function lineOf(line: SchemaNode): string {
  if (line.is_header === true) return heading(line.note)
  const parts = { unit: wordsOf(line.unit), food: wordsOf(line.food), note: plainWords(line.note) }
  return ingredientLine(line.no_amount === true ? parts : { ...parts, amount: line.amount })
}

const minutes = (value: unknown) =>
  typeof value === 'number' && value > 0 && value < 1_000_000 ? wordsOfMinutes(value) : ''
