import { leaves } from '../foundLists.logic.ts'
import { wordsOfMinutes } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { ingredientLine } from '../page/ingredientLine.ts'
import { addressOf, isNode, listOf, plainWords, type SchemaNode } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { cleanSteps, withoutTracking } from './cleanSteps.ts'
import { type Content, onlyRecipes, type ProgramRecipe } from './content.ts'
import { rows } from './tableRows.ts'

/** KitchenOwl's ingredients are items with a name, and their amount as a description. */
export const isKitchenOwlRecipe = (node: SchemaNode): boolean =>
  typeof node.name === 'string' &&
  typeof node.description === 'string' &&
  Array.isArray(node.items) &&
  node.items.every((item) => isNode(item) && typeof item.name === 'string')

/** The export of a household, or of its recipes alone. */
export const isKitchenOwl = (node: SchemaNode): boolean =>
  Array.isArray(node.recipes) && rows(node, 'recipes').some(isKitchenOwlRecipe)

export const contentOfKitchenOwl = (household: SchemaNode): Content => ({
  ...onlyRecipes(
    rows(household, 'recipes').filter(isKitchenOwlRecipe).map(recipeOfKitchenOwl),
    'KitchenOwl',
  ),
  leftOut: [
    ...leaves('Items', rows(household, 'items').length, 'Their names come along in the recipes.'),
    ...leaves(
      'Shopping lists',
      listOf(household.shoppinglists).length,
      "KitchenOwl's export has their names, not what is on them.",
    ),
    ...leaves('Expenses', rows(household, 'expenses').length, 'Food Pal keeps no accounts.'),
    ...leaves('People', listOf(household.member).length, 'Add them on the Family screen.'),
  ],
})

export function recipeOfKitchenOwl(recipe: SchemaNode): ProgramRecipe {
  const items = rows(recipe, 'items')
  const names = items.map(({ name }) => plainWords(name))
  const { steps, source } = cleanSteps(stepsOfText(withoutMentions(recipe.description, names)))
  const [prep, cook] = [minutes(recipe.prep_time), minutes(recipe.cook_time)]
  const photo = addressOf(recipe.photo)
  return {
    ...nothingFound,
    title: plainWords(recipe.name),
    ingredients: items
      .map(({ name, description, optional }) =>
        ingredientLine({
          unit: plainWords(description),
          food: plainWords(name),
          note: optional === true ? 'optional' : '',
        }),
      )
      .filter((line) => line !== ''),
    steps,
    prepTime: prep,
    cookTime: cook || (prep === '' ? minutes(recipe.time) : ''),
    servings: Number(recipe.yields) > 0 ? plainWords(recipe.yields) : '',
    tags: listOf(recipe.tags).map(plainWords),
    source: withoutTracking(addressOf(recipe.source)) || source,
    image: photo,
  }
}

const minutes = (value: unknown) =>
  typeof value === 'number' && value > 0 && value < 1_000_000 ? wordsOfMinutes(value) : ''

/** In a description '@tomatoes' is a link to the item. */
function withoutMentions(description: unknown, names: string[]): string {
  let text = String(description ?? '')
  for (const name of names) if (name !== '') text = text.replaceAll(`@${name}`, name)
  return text
}
