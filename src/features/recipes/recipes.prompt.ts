import { dataText, labelled } from '#server/prompts/dataText.ts'
import { definePromptList } from '#server/prompts/promptList.ts'
import { recipesEndpoints } from './recipes.endpoints.ts'
import { listRecipes } from './recipes.queries.ts'

export const recipesPrompt = definePromptList({
  name: 'recipes',
  title: 'Recipes',
  place: 6,
  topic: recipesEndpoints.topic,
  read: listRecipes,
  fields: (recipe, isFull) => [
    dataText(recipe.title, 120),
    labelled('prep', recipe.prepTime, 20),
    labelled('cook', recipe.cookTime, 20),
    labelled('serves', recipe.servings, 20),
    dataText(recipe.difficulty, 10),
    dataText(recipe.cuisine, 30),
    labelled('tags', recipe.tags.join(', '), isFull ? 200 : 60),
    ...(isFull
      ? [
          labelled('about', recipe.description, 300),
          labelled('ingredients', recipe.ingredients, 1_200),
          labelled('notes', recipe.notes, 300),
        ]
      : []),
  ],
  searched: (recipe) => ({
    name: [recipe.title],
    about: [recipe.cuisine, ...recipe.tags],
    inside: [recipe.description, recipe.ingredients?.slice(0, 2_000)],
  }),
})
