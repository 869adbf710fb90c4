import { Menu } from '@mantine/core'
import { IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'

interface RecipeMenuItemsProps extends MenuItemsProps {
  recipe: Recipe
  actions: RecipeActions
}

const icon = { size: 18, 'aria-hidden': true }

export function RecipeMenuItems({ recipe, actions, focusButton }: RecipeMenuItemsProps) {
  const choose = (act: (recipe: Recipe) => void) => () => {
    focusButton()
    act(recipe)
  }
  return (
    <>
      <Menu.Item leftSection={<IconMaximize {...icon} />} onClick={choose(actions.view)}>
        View Recipe
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={choose(actions.edit)}>
        Edit Recipe
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={choose(actions.remove)}>
        Delete Recipe
      </Menu.Item>
    </>
  )
}
