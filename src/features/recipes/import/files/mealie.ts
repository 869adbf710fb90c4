import { durationWords } from '../page/durations.ts'
import { type FoundRecipe, nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf, isNode, plainWords, type SchemaNode } from '../page/pageValues.ts'
import { noteOf } from '../page/schemaRecipe.ts'

/** Mealie's backup is one object: each table's name with its list of rows. */
export const isMealieDatabase = (value: SchemaNode): boolean =>
  Array.isArray(value.recipes) && Array.isArray(value.recipe_instructions)

export function recipesOfMealie(database: SchemaNode): FoundRecipe[] {
  const ingredients = grouped(rows(database, 'recipes_ingredients'))
  const steps = grouped(rows(database, 'recipe_instructions'))
  const notes = grouped(rows(database, 'notes'))
  const nutrition = grouped(rows(database, 'recipe_nutrition'))
  const units = namesById(rows(database, 'ingredient_units'))
  const foods = namesById(rows(database, 'ingredient_foods'))
  const tags = namesOf(database, 'recipes_to_tags', 'tags', 'tag_id')
  const categories = namesOf(database, 'recipes_to_categories', 'categories', 'category_id')

  return rows(database, 'recipes').map((recipe) => {
    const id = String(recipe.id)
    const lines = (ingredients.get(id) ?? []).flatMap((row) => {
      const unit = units.get(String(row.unit_id))
      const food = foods.get(String(row.food_id))
      const line = ingredientLine({ amount: row.quantity, unit, food, note: row.note })
      const heading = plainWords(row.title)
      return [heading && headingLine(heading), line || plainWords(row.original_text)]
    })
    return {
      ...nothingFound,
      title: plainWords(recipe.name),
      description: plainWords(recipe.description),
      ingredients: lines.filter((line) => line !== ''),
      steps: (steps.get(id) ?? [])
        .flatMap((row) => [plainWords(row.title), plainWords(row.text)])
        .filter((line) => line !== ''),
      prepTime: durationWords(recipe.prep_time),
      cookTime: durationWords(recipe.perform_time) || durationWords(recipe.cook_time),
      servings: plainWords(recipe.recipe_yield) || plainWords(recipe.recipe_servings),
      tags: [...(categories.get(id) ?? []), ...(tags.get(id) ?? [])],
      notes: (notes.get(id) ?? []).map(noteOf).filter((note) => note !== ''),
      nutrition: nutritionOf(nutrition.get(id)),
      source: addressOf(recipe.org_url),
      pictureNames: [id, plainWords(recipe.slug)].filter((name) => name !== ''),
    }
  })
}

const rows = (database: SchemaNode, table: string): SchemaNode[] => {
  const list = database[table]
  return Array.isArray(list) ? list.filter(isNode) : []
}

function grouped(list: SchemaNode[]): Map<string, SchemaNode[]> {
  const groups = Map.groupBy(list, (row) => String(row.recipe_id ?? row.recipeId))
  for (const group of groups.values()) {
    group.sort((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
  }
  return groups
}

const namesById = (list: SchemaNode[]) =>
  new Map(list.map((row) => [String(row.id), plainWords(row.name)]))

function namesOf(database: SchemaNode, link: string, table: string, key: string) {
  const names = namesById(rows(database, table))
  const links = Map.groupBy(rows(database, link), (row) => String(row.recipe_id))
  return new Map(
    [...links].map(([id, list]) => [id, list.flatMap((row) => names.get(String(row[key])) ?? [])]),
  )
}
