import { Select, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { knownFirst } from '#shared/order.ts'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { nutritionLines, nutritionText } from '../nutrition.logic.ts'
import { cuisines, difficulties, Recipe, RecipeForm } from '../recipes.contract.ts'
import classes from './RecipeFields.module.css'

const passages = [
  ['description', 'Description', 3],
  ['ingredients', 'Ingredients', 6, 'One per line'],
  ['instructions', 'Instructions', 6, 'One step per line'],
  ['notes', 'Notes', 3],
] as const

const facts = [
  ['prepTime', 'Prep Time', '15 minutes'],
  ['cookTime', 'Cook Time', '40 minutes'],
  ['servings', 'Servings', '4 servings'],
] as const

const WholeRecipe = RecipeForm.extend({
  pictureId: Recipe.shape.pictureId,
  nutrition: Recipe.shape.nutrition,
})

const none = { value: '', label: 'None' }

export const recipeDialogWidth = 860

export const useRecipeForm = (recipe: Partial<z.infer<typeof WholeRecipe>> | undefined) =>
  useContractForm({
    schema: WholeRecipe,
    record: recipe,
    toFields: (given) => ({
      ...given,
      tags: given.tags?.join(', '),
      nutrition: nutritionText(given.nutrition),
    }),
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
      pictureId: null as number | null,
      nutrition: '',
    },
    toInput: (fields) => ({
      ...fields,
      tags: fields.tags.split(','),
      nutrition: nutritionLines(fields.nutrition),
    }),
  })

interface RecipeFieldsProps {
  form: ReturnType<typeof useRecipeForm>
  /** An imported cuisine is offered even if it is none of the usual ones. */
  cuisine?: string | null
  children?: ReactNode
}

/** The fields of a recipe, for the dialogs of the recipe book and of proposals. */
export function RecipeFields({ form, cuisine, children }: RecipeFieldsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap={16} miw={0}>
        <TextField form={form} name="title" label="Recipe Title" required first />
        {passages.map(([name, label, minRows, placeholder]) => (
          <TextAreaField
            key={name}
            {...{ form, name, label, minRows, placeholder }}
            maxRows={minRows === 3 ? 8 : 16}
          />
        ))}
      </Stack>
      <Stack gap={16} miw={0}>
        {facts.map(([name, label, placeholder]) => (
          <TextField key={name} {...{ form, name, label, placeholder }} />
        ))}
        <Select
          label="Difficulty"
          data={[none, ...difficulties]}
          allowDeselect={false}
          {...form.getInputProps('difficulty')}
        />
        <Select
          label="Cuisine"
          data={[none, ...knownFirst(cuisines, cuisine ? [cuisine] : [])]}
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
        {children}
      </Stack>
    </div>
  )
}
