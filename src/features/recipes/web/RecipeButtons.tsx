import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Recipe } from '../recipes.contract.ts'
import classes from './RecipeButtons.module.css'
import type { RecipeActions } from './useRecipeDialogs.ts'

interface RecipeButtonsProps {
  recipe: Recipe
  actions: RecipeActions
}

const icon = { size: 16, 'aria-hidden': true }
const quiet = { variant: 'subtle', color: 'gray', size: 'sm' }

export function RecipeButtons({ recipe, actions }: RecipeButtonsProps) {
  const { title } = recipe
  return (
    <div className={classes.buttons}>
      <Button
        {...quiet}
        leftSection={<IconMaximize {...icon} />}
        aria-label={`Focus ${title}`}
        onClick={() => actions.view(recipe)}
      >
        Focus
      </Button>
      <Button
        {...quiet}
        leftSection={<IconPencil {...icon} />}
        aria-label={`Edit ${title}`}
        onClick={() => actions.edit(recipe)}
      >
        Edit
      </Button>
      <Tooltip label="Delete">
        <ActionIcon
          color="red"
          aria-label={`Delete ${title}`}
          onClick={() => actions.remove(recipe)}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
