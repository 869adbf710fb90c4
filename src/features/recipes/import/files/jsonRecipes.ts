import { mostRecipes } from '../import.contract.ts'
import { type FoundRecipe, nothingFound } from '../page/found.ts'
import { recipesInValues } from '../page/jsonLd.ts'
import { lineOfNutrition } from '../page/nutrition.ts'
import { isNode, listOf, plainWords, property, type SchemaNode } from '../page/pageValues.ts'
import { recipeFromSchema } from '../page/schemaRecipe.ts'
import { isMealieDatabase, recipesOfMealie } from './mealie.ts'
import { isPaprika, recipeOfPaprika } from './paprika.ts'
import { isTandoor, recipeOfTandoor } from './tandoor.ts'

/** One more recipe than is offered, so that the preview can say that there are more. */
export const mostInFile = mostRecipes + 1

/** The recipes in JSON of any program that is known: ours, Mealie, Tandoor, Paprika, schema.org. */
export function recipesInJson(values: unknown[]): FoundRecipe[] {
  const all = values.flatMap((value) => (Array.isArray(value) ? value : [value]))
  const known = all.flatMap((value): FoundRecipe[] => {
    if (!isNode(value)) return []
    if (isMealieDatabase(value)) return recipesOfMealie(value)
    if (isOurExport(value)) return listOf(value.recipes).filter(isNode).map(recipeOfOurs)
    return single(value)
  })
  if (known.length > 0) return known.slice(0, mostInFile).filter(hasTitle)
  return recipesInValues(values, mostInFile)
    .map(({ node }) => recipeFromSchema(node))
    .filter(hasTitle)
}

function single(node: SchemaNode): FoundRecipe[] {
  if (isTandoor(node)) return [recipeOfTandoor(node)]
  if (isPaprika(node)) return [recipeOfPaprika(node)]
  // Mealie exports recipes in the shape of schema.org, but without '@type'.
  const isUntyped = !('@type' in node) && !('@graph' in node)
  return isUntyped && property(node, 'recipeIngredient') !== undefined
    ? [recipeFromSchema(node)]
    : []
}

const hasTitle = ({ title }: FoundRecipe) => title !== ''

/** The JSON export of a whole household. */
const isOurExport = ({ timestamp, recipes }: SchemaNode) =>
  typeof timestamp === 'string' && Array.isArray(recipes)

const lines = (value: unknown) =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : []

const recipeOfOurs = (recipe: SchemaNode): FoundRecipe => ({
  ...nothingFound,
  title: plainWords(recipe.title),
  description: typeof recipe.description === 'string' ? recipe.description : '',
  ingredients: lines(recipe.ingredients),
  steps: lines(recipe.instructions),
  prepTime: plainWords(recipe.prepTime),
  cookTime: plainWords(recipe.cookTime),
  servings: plainWords(recipe.servings),
  difficulty: plainWords(recipe.difficulty),
  cuisine: plainWords(recipe.cuisine),
  tags: listOf(recipe.tags).map(plainWords),
  notes: lines(recipe.notes),
  nutrition: listOf(recipe.nutrition).filter(isNode).flatMap(lineOfNutrition),
})
