import { Textarea } from '@mantine/core'
import { useState } from 'react'
import classes from './RecipeFields.module.css'
import type { useRecipeForm } from './RecipeFields.public.tsx'

interface NutritionFieldProps {
  form: ReturnType<typeof useRecipeForm>
  isOpen?: boolean
}

const label = 'Nutrition per serving'

/** Folded, since few people type it: imports bring it. */
export function NutritionField({ form, isOpen = false }: NutritionFieldProps) {
  const [opened, setOpened] = useState(isOpen)
  return (
    <details
      open={opened || form.errors.nutrition !== undefined}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={classes.folded}>{label}</summary>
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        mt={6}
        dir="auto"
        aria-label={label}
        description="One per line"
        placeholder="Calories: 320 kcal"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('nutrition')}
      />
    </details>
  )
}
