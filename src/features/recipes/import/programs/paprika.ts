import { nothingFound } from '../page/found.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf, isNode, listOf, plainWords, type SchemaNode } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { type ProgramRecipe, ratingsOf } from './content.ts'

/** Paprika writes ingredients and directions as texts of many lines. */
export const isPaprika = (node: SchemaNode): boolean =>
  typeof node.name === 'string' &&
  typeof node.ingredients === 'string' &&
  typeof node.directions === 'string'

export function recipeOfPaprika(recipe: SchemaNode): ProgramRecipe {
  const lines = (value: unknown) =>
    typeof value === 'string' ? value.split(/\r?\n/).map(plainWords).filter(isSaid) : []
  return {
    ...nothingFound,
    title: plainWords(recipe.name),
    description: plainWords(recipe.description),
    ingredients: lines(recipe.ingredients),
    steps: stepsOfText(String(recipe.directions)),
    prepTime: plainWords(recipe.prep_time),
    cookTime: plainWords(recipe.cook_time) || plainWords(recipe.total_time),
    servings: plainWords(recipe.servings),
    difficulty: plainWords(recipe.difficulty),
    tags: listOf(recipe.categories).map(plainWords),
    notes: lines(recipe.notes),
    nutrition: nutritionOf(recipe.nutritional_info),
    source: addressOf(recipe.source_url),
    ratings: ratingsOf(recipe.rating),
    image: photoOf(recipe) || addressOf(recipe.image_url),
  }
}

/** The photo in base64; `photos` has larger pictures than `photo_data`. */
function photoOf({ photos, photo_data }: SchemaNode): string {
  const all = [...listOf(photos).map((each) => (isNode(each) ? each.data : undefined)), photo_data]
  const data = all.find((each) => typeof each === 'string' && each !== '')
  return data === undefined ? '' : `data:image/jpeg;base64,${data}`
}

const isSaid = (line: string) => line !== ''
