import type { RecipeInput } from '#features/recipes/recipes.contract.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { addRecipe, duplicatesIn } from '#features/recipes/recipes.service.ts'
import type { Mover } from './mover.ts'

type Entry = { form: RecipeInput; number: number; key: string | undefined }

/** The same title or source means the same recipe, as in the import of recipes. */
export const recipesMover: Mover<Entry> = {
  name: 'recipes',
  noun: 'recipe',
  label: ({ form }) => form.title,
  plan: async (reads, { household, recipeIds }) => {
    const duplicateOf = duplicatesIn(await listRecipes(reads))
    const fresh: Entry[] = []
    for (const [number, recipe] of household.recipes.entries()) {
      const id = duplicateOf(recipe)
      if (id === null) fresh.push({ form: recipe.form, number, key: recipe.key })
      else if (recipe.key) recipeIds.set(recipe.key, id)
    }
    return { fresh, known: household.recipes.length - fresh.length, unfit: 0 }
  },
  save: async (w, entries, step, { recipeIds, pictureIds }) => {
    for (const { form, number, key } of entries) {
      const pictureId = pictureIds.get(number) ?? null
      const { id } = await addRecipe(w, { ...form, pictureId })
      if (key) recipeIds.set(key, id)
      await step()
    }
  },
}
