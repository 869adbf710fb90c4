import { leaves } from '../foundLists.logic.ts'
import { mostRecipes } from '../import.contract.ts'
import { type FoundRecipe, nothingFound } from '../page/found.ts'
import { recipesInValues } from '../page/jsonLd.ts'
import { lineOfNutrition } from '../page/nutrition.ts'
import { isNode, listOf, plainWords, property, type SchemaNode } from '../page/pageValues.ts'
import { addContent, type Content, onlyRecipes } from '../programs/content.ts'
import {
  contentOfKitchenOwl,
  isKitchenOwl,
  isKitchenOwlRecipe,
  recipeOfKitchenOwl,
} from '../programs/kitchenOwl.ts'
import {
  contentOfMealie,
  isMealieDatabase,
  isMealieRecipe,
  recipeOfMealie,
} from '../programs/mealie.ts'
import { isPaprika, recipeOfPaprika } from '../programs/paprika.ts'
import { schemaRecipe } from '../programs/schemaExtras.ts'
import { contentOfTandoor, isTandoor } from '../programs/tandoor.ts'

/** One more recipe than is offered, so that the preview can say that there are more. */
export const mostInFile = mostRecipes + 1

export const recipesInJson = (values: unknown[]): FoundRecipe[] => contentOfJson(values).recipes

/** What JSON of any program that is known holds: ours, Mealie, Tandoor, Paprika, schema.org. */
export function contentOfJson(values: unknown[]): Content {
  const content = onlyRecipes([])
  for (const value of values.flatMap((each) => (Array.isArray(each) ? each : [each]))) {
    if (isNode(value)) addContent(content, contentOfNode(value))
  }
  if (content.recipes.length === 0 && content.program === '') {
    content.recipes = recipesInValues(values, mostInFile).map(({ node }) => schemaRecipe(node))
  }
  content.recipes = content.recipes.slice(0, mostInFile).filter(hasTitle)
  return content
}

function contentOfNode(node: SchemaNode): Content {
  if (isMealieDatabase(node)) return contentOfMealie(node)
  if (isOurExport(node)) {
    return {
      ...onlyRecipes(listOf(node.recipes).filter(isNode).map(recipeOfOurs), 'Food Pal'),
      leftOut: leaves(
        'Records of other lists',
        othersIn(node),
        'Restore or Import takes them all.',
      ),
    }
  }
  if (isKitchenOwl(node)) return contentOfKitchenOwl(node)
  if (isKitchenOwlRecipe(node)) return onlyRecipes([recipeOfKitchenOwl(node)], 'KitchenOwl')
  if (isTandoor(node)) return contentOfTandoor(node)
  if (isPaprika(node)) return onlyRecipes([recipeOfPaprika(node)], 'Paprika')
  if (isMealieRecipe(node)) {
    return onlyRecipes([recipeOfMealie(node)], 'Mealie')
  }
  // Mealie's API answers recipes in the shape of schema.org, but without '@type'.
  const isUntyped = !('@type' in node) && !('@graph' in node)
  return isUntyped && property(node, 'recipeIngredient') !== undefined
    ? onlyRecipes([schemaRecipe(node)])
    : onlyRecipes([])
}

const hasTitle = ({ title }: FoundRecipe) => title !== ''

/** The JSON export of a whole household. */
const isOurExport = ({ timestamp, recipes }: SchemaNode) =>
  typeof timestamp === 'string' && Array.isArray(recipes)

const othersIn = ({ recipes: _, ...others }: SchemaNode) =>
  Object.values(others).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  )

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
