import { Button, Group } from '@mantine/core'
import { IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'

interface RecipeButtonsProps {
  recipe: Recipe
  actions: RecipeActions
}

const choices = [
  { label: 'Focus', icon: IconMaximize, action: 'view' },
  { label: 'Edit', icon: IconPencil, action: 'edit' },
] as const
const quiet = { variant: 'subtle', color: 'gray', size: 'sm' }

export function RecipeButtons({ recipe, actions }: RecipeButtonsProps) {
  const { title } = recipe
  return (
    <Group gap={2} wrap="nowrap" flex="none">
      {choices.map(({ label, icon: Icon, action }) => (
        <Button
          key={label}
          {...quiet}
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={`${label} ${title}`}
          onClick={() => actions[action](recipe)}
        >
          {label}
        </Button>
      ))}
      <IconButton
        icon={IconTrash}
        iconSize={16}
        tip="Delete"
        color="red"
        label={`Delete ${title}`}
        onClick={() => actions.remove(recipe)}
      />
    </Group>
  )
}
