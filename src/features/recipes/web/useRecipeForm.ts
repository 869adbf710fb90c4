import { useContractForm } from '#web/lib/useContractForm.ts'
import { type Recipe, RecipeForm } from '../recipes.contract.ts'

/** Inputs hold text; what is left empty is sent as null by the contract. */
export const useRecipeForm = (recipe?: Recipe) =>
  useContractForm({
    schema: RecipeForm,
    record: recipe && { ...recipe, tags: recipe.tags.join(', ') },
    blank: {
      title: '',
      description: '',
      ingredients: '',
      instructions: '',
      prepTime: '',
      cookTime: '',
      servings: '',
      difficulty: '',
      cuisine: '',
      tags: '',
      notes: '',
    },
    toInput: (fields) => ({ ...fields, tags: fields.tags.split(',') }),
  })
