import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import type { Recipe } from '../recipes.contract.ts'
import { NutritionField } from './NutritionField.tsx'
import { PictureField } from './PictureField.tsx'
import { RecipeFields, recipeDialogWidth, useRecipeForm } from './RecipeFields.public.tsx'
import { recipesApi } from './recipes.api.ts'

interface RecipeDialogProps extends RecordDialogState<Recipe> {
  onAdded?: (id: number) => void
}

export function RecipeDialog(dialog: RecipeDialogProps) {
  const { record: recipe } = dialog
  const form = useRecipeForm(recipe)

  // The form is long, so the first invalid field may be out of view.
  function showFirstProblem(errors: typeof form.errors) {
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }

  return (
    <RecordDialog
      {...dialog}
      api={recipesApi}
      form={form}
      titles={{ add: 'Add Recipe', edit: 'Edit Recipe' }}
      history="recipes"
      addLabel="Save Changes"
      onInvalid={showFirstProblem}
      width={recipeDialogWidth}
    >
      <RecipeFields form={form} cuisine={recipe?.cuisine}>
        <PictureField
          value={form.getValues().pictureId}
          onChange={(id) => form.setFieldValue('pictureId', id)}
          error={form.errors.pictureId}
        />
        <NutritionField form={form} />
      </RecipeFields>
    </RecordDialog>
  )
}
