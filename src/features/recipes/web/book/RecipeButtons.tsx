import { Button, Group } from '@mantine/core'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'

interface RecipeButtonsProps {
  recipe: Recipe
  actions: RecipeActions
}

const choices = [
  { label: 'Focus', action: 'view' },
  { label: 'Edit', action: 'edit' },
  { label: 'Plan it', action: 'plan' },
] as const
const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' }

export function RecipeButtons({ recipe, actions }: RecipeButtonsProps) {
  const { title } = recipe
  return (
    <Group gap={2} wrap="nowrap" flex="none">
      {choices.map(({ label, action }) => (
        <Button
          key={label}
          {...quiet}
          aria-label={`${label} ${title}`}
          onClick={() => actions[action](recipe)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
