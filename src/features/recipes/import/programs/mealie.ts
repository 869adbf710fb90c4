import { durationWords } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf, isNode, plainWords, type SchemaNode } from '../page/pageValues.ts'
import { noteOf } from '../page/schemaRecipe.ts'
import { type Content, type ProgramRecipe, ratingsOf } from './content.ts'
import { mealieLists } from './mealieLists.ts'
import { schemaRecipe } from './schemaExtras.ts'
import { grouped, namesById, namesOf, rows } from './tableRows.ts'

/** Mealie's backup is one object: each table's name with its list of rows. */
export const isMealieDatabase = (value: SchemaNode): boolean =>
  Array.isArray(value.recipes) && Array.isArray(value.recipe_instructions)

export function contentOfMealie(database: SchemaNode): Content {
  return {
    program: 'Mealie',
    recipes: recipesOfMealie(database),
    ...mealieLists(database),
  }
}

function recipesOfMealie(database: SchemaNode): ProgramRecipe[] {
  const ingredients = grouped(rows(database, 'recipes_ingredients'))
  const steps = grouped(rows(database, 'recipe_instructions'))
  const notes = grouped(rows(database, 'notes'))
  const comments = grouped(rows(database, 'recipe_comments'))
  const nutrition = grouped(rows(database, 'recipe_nutrition'))
  const units = namesById(rows(database, 'ingredient_units'))
  const foods = namesById(rows(database, 'ingredient_foods'))
  const tags = namesOf(database, 'recipes_to_tags', 'tags', 'tag_id')
  const categories = namesOf(database, 'recipes_to_categories', 'categories', 'category_id')
  const tools = namesOf(database, 'recipes_to_tools', 'tools', 'tool_id')
  const marksOf = readMarks(database)

  return rows(database, 'recipes').map((recipe) => {
    const id = String(recipe.id)
    const lines = (ingredients.get(id) ?? []).flatMap((row) => {
      const unit = units.get(String(row.unit_id))
      const food = foods.get(String(row.food_id))
      const line = ingredientLine({ amount: row.quantity, unit, food, note: row.note })
      const heading = plainWords(row.title)
      return [heading && headingLine(heading), line || plainWords(row.original_text)]
    })
    const said = (comments.get(id) ?? []).map(({ text }) => plainWords(text))
    return {
      ...nothingFound,
      key: id,
      ...marksOf(recipe),
      title: plainWords(recipe.name),
      description: plainWords(recipe.description),
      ingredients: lines.filter((line) => line !== ''),
      steps: (steps.get(id) ?? [])
        .flatMap((row) => [plainWords(row.title), plainWords(row.text)])
        .filter((line) => line !== ''),
      prepTime: durationWords(recipe.prep_time),
      cookTime: durationWords(recipe.perform_time) || durationWords(recipe.cook_time),
      servings: plainWords(recipe.recipe_yield) || servingsOf(recipe.recipe_servings),
      cuisine: plainWords(recipe.recipeCuisine),
      tags: [...(categories.get(id) ?? []), ...(tags.get(id) ?? [])],
      notes: [...(notes.get(id) ?? []).map(noteOf), ...said, ...toolsNote(tools.get(id))].filter(
        (note) => note !== '',
      ),
      nutrition: nutritionOf(nutrition.get(id)),
      source: addressOf(recipe.org_url),
      pictureNames: [id, plainWords(recipe.slug)].filter((name) => name !== ''),
    }
  })
}

/** Zero is stored for a recipe whose servings nobody said. */
const servingsOf = (value: unknown) => (Number(value) > 0 ? plainWords(value) : '')

const toolsNote = (tools: string[] | undefined): string[] =>
  tools?.length ? [`Tools: ${tools.join(', ')}`] : []

/** Favorites and stars are one row a person and recipe; older versions have stars at the recipe. */
function readMarks(database: SchemaNode) {
  const people = namesById(rows(database, 'users'), 'full_name')
  const opinions = grouped(rows(database, 'users_to_recipes'))
  const favorites = grouped(rows(database, 'users_to_favorites'))
  return ({ id, rating }: SchemaNode) => {
    const own = opinions.get(String(id)) ?? []
    const ratings = own.flatMap((row) => ratingsOf(row.rating, people.get(String(row.user_id))))
    const isFavorite =
      own.some(({ is_favorite }) => Boolean(is_favorite)) || favorites.has(String(id))
    return {
      ratings: ratings.length > 0 ? ratings : ratingsOf(rating),
      ...(isFavorite && { isFavorite }),
    }
  }
}

/** Mealie's export of recipes names its fields with underscores: `recipe_ingredient`. */
export const isMealieRecipe = (node: SchemaNode): boolean =>
  typeof node.name === 'string' &&
  (Array.isArray(node.recipe_ingredient) || Array.isArray(node.recipe_instructions))

export function recipeOfMealie(node: SchemaNode): ProgramRecipe {
  const recipe = schemaRecipe(withoutUnderscores(node) as SchemaNode)
  return { ...recipe, servings: recipe.servings || servingsOf(node.recipe_servings) }
}

/** The same fields as its API names them: `recipeIngredient`. */
function withoutUnderscores(value: unknown, depth = 0): unknown {
  if (depth > 8) return value
  if (Array.isArray(value)) return value.map((each) => withoutUnderscores(each, depth + 1))
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      withoutUnderscores(each, depth + 1),
    ]),
  )
}
