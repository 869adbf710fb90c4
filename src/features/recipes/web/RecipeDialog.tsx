import { Select, Textarea, TextInput } from '@mantine/core'
import { knownFirst } from '#shared/order.ts'
import { useSaveRecord } from '#web/lib/useSaveRecord.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { cuisines, difficulties, type Recipe } from '../recipes.contract.ts'
import classes from './RecipeDialog.module.css'
import { recipesApi } from './recipes.api.ts'
import { useRecipeForm } from './useRecipeForm.ts'

interface RecipeDialogProps {
  opened: boolean
  /** The recipe to edit; none to add one. */
  recipe?: Recipe
  onClose: () => void
}

const none = { value: '', label: 'None' }

/** Give it a new `key` for every opening: a form begins with what the recipe is then. */
export function RecipeDialog({ opened, recipe, onClose }: RecipeDialogProps) {
  const form = useRecipeForm(recipe)
  const ownCuisine = recipe?.cuisine ? [recipe.cuisine] : []

  const { save, pending } = useSaveRecord({
    api: recipesApi,
    form,
    record: recipe,
    onSaved: onClose,
  })

  // The form is long: what is wrong may be far from the button.
  function showFirstProblem(errors: typeof form.errors) {
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={recipe ? 'Edit Recipe' : 'Add Recipe'}
      submitLabel="Save Changes"
      onSubmit={form.onSubmit(save, showFirstProblem)}
      pending={pending}
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
    </FormDialog>
  )
}
