import { Select, Textarea, TextInput } from '@mantine/core'
import { knownFirst } from '#shared/order.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { cuisines, difficulties, type Recipe } from '../recipes.contract.ts'
import classes from './RecipeDialog.module.css'
import { recipesApi } from './recipes.api.ts'
import { useRecipeForm } from './useRecipeForm.ts'

const none = { value: '', label: 'None' }

export function RecipeDialog(dialog: RecordDialogState<Recipe>) {
  const { record: recipe } = dialog
  const form = useRecipeForm(recipe)
  const ownCuisine = recipe?.cuisine ? [recipe.cuisine] : []

  // The form is long: what is wrong may be far from the button.
  function showFirstProblem(errors: typeof form.errors) {
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }

  return (
    <RecordDialog
      {...dialog}
      api={recipesApi}
      form={form}
      titles={{ add: 'Add Recipe', edit: 'Edit Recipe' }}
      addLabel="Save Changes"
      onInvalid={showFirstProblem}
      width={860}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <TextInput
            label="Recipe Title"
            data-autofocus
            withAsterisk
            {...form.getInputProps('title')}
          />
          <Textarea
            label="Description"
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('description')}
          />
          <Textarea
            label="Ingredients"
            placeholder="One per line"
            autosize
            minRows={6}
            maxRows={16}
            {...form.getInputProps('ingredients')}
          />
          <Textarea
            label="Instructions"
            placeholder="One step per line"
            autosize
            minRows={6}
            maxRows={16}
            {...form.getInputProps('instructions')}
          />
          <Textarea
            label="Notes"
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('notes')}
          />
        </div>
        <div className={classes.column}>
          <TextInput
            label="Prep Time"
            placeholder="15 minutes"
            {...form.getInputProps('prepTime')}
          />
          <TextInput
            label="Cook Time"
            placeholder="40 minutes"
            {...form.getInputProps('cookTime')}
          />
          <TextInput
            label="Servings"
            placeholder="4 servings"
            {...form.getInputProps('servings')}
          />
          <Select
            label="Difficulty"
            data={[none, ...difficulties]}
            allowDeselect={false}
            {...form.getInputProps('difficulty')}
          />
          <Select
            label="Cuisine"
            data={[none, ...knownFirst(cuisines, ownCuisine)]}
            allowDeselect={false}
            {...form.getInputProps('cuisine')}
          />
          <TextInput
            label="Tags"
            description="Separate them with commas"
            placeholder="weeknight, kids"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('tags')}
          />
        </div>
      </div>
    </RecordDialog>
  )
}
