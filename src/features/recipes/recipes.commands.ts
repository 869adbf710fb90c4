import { z } from 'zod'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Command } from '#server/commands/command.ts'
import { commandsOn } from '#server/commands/listCommands.ts'
import { requiredText } from '#shared/fields.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { newRecipe, type Recipe, RecipeForm, RecipeInput } from './recipes.contract.ts'
import { dishOfRecipe } from './recipes.logic.ts'
import { listRecipes } from './recipes.queries.ts'
import { recipeRecords } from './recipes.records.ts'

/** Models also say 'Expert', which the recipe book does not have. */
const difficulty = z.preprocess(
  (given) => (typeof given === 'string' && /^\s*expert\s*$/i.test(given) ? 'Hard' : given),
  RecipeForm.shape.difficulty,
)

const RecipeCommandForm = RecipeForm.extend({ difficulty })

const RecipeCommandItem = RecipeCommandForm.extend({
  ingredients: requiredText('Ingredients', 20_000, 'Ingredients are required'),
  instructions: requiredText('Instructions', 50_000, 'Instructions are required'),
  // An imported page states it; a model would make it up.
  nutrition: RecipeInput.shape.nutrition.meta({ notForModels: true }),
})

const recipes = commandsOn<Recipe>({
  recordType: recipeRecords,
  list: listRecipes,
  nameOf: ({ title }) => title,
  describe: ({ title, description }) =>
    description ? `${title} (${description.slice(0, 60)})` : title,
  where: 'in the recipe book',
  warn: async (recipe, { list, before, planning }) => [
    ...(before ? [] : list)
      .filter(({ title }) => nameKey(title) === nameKey(recipe.title))
      .map(({ title }) => `There's already a recipe called “${title}”`),
    ...avoidWarnings({
      members: await listFamilyMembers(planning.reads),
      attendees: null,
      ...dishOfRecipe(recipe),
    }),
  ],
})

const complete = (form: RecipeInput) => newRecipe(form)

export const recipesCommands: Command[] = [
  recipes.add({
    type: 'ADD_RECIPE_TEXT',
    description:
      'Adds a recipe to the recipe book: ingredients one per line with their amounts, instructions one step per line.',
    item: RecipeCommandItem,
    complete,
  }),
  recipes.update({
    type: 'UPDATE_RECIPE_TEXT',
    description:
      'Changes a recipe by its id. Give only the fields that change; a field that is given replaces the whole old text.',
    form: RecipeCommandForm,
  }),
  recipes.remove({
    type: 'DELETE_RECIPE_TEXT',
    description: 'Deletes recipes from the recipe book, by their titles.',
  }),
  recipes.addOrUpdate({
    type: 'UPDATE_RECIPE_BOOK',
    description: 'The older form: changes the recipes of these titles, and adds the others.',
    item: RecipeCommandItem,
    complete,
  }),
  recipes.remove({
    type: 'DELETE_RECIPE',
    description: 'The older form of DELETE_RECIPE_TEXT.',
  }),
]
