import { useContractForm } from '#web/lib/useContractForm.ts'
import { type Recipe, RecipeForm } from '../recipes.contract.ts'

/** Inputs hold text; what is left empty is sent as null by the contract. */
export const useRecipeForm = (recipe?: Recipe) =>
  useContractForm({
    schema: RecipeForm,
    initial: {
      title: recipe?.title ?? '',
      description: recipe?.description ?? '',
      ingredients: recipe?.ingredients ?? '',
      instructions: recipe?.instructions ?? '',
      prepTime: recipe?.prepTime ?? '',
      cookTime: recipe?.cookTime ?? '',
      servings: recipe?.servings ?? '',
      difficulty: recipe?.difficulty ?? '',
      cuisine: recipe?.cuisine ?? '',
      tags: recipe?.tags.join(', ') ?? '',
      notes: recipe?.notes ?? '',
    },
    toInput: (fields) => ({ ...fields, tags: fields.tags.split(',') }),
  })
