import { Menu } from '@mantine/core'
import { IconCalendarPlus, IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import { Chevron } from '#web/ui/Chevron.tsx'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'

interface RecipeMenuItemsProps extends MenuItemsProps {
  recipe: Recipe
  actions: RecipeActions
  open: boolean
  onToggle: () => void
}

const icon = { size: 18, 'aria-hidden': true }

export function RecipeMenuItems(props: RecipeMenuItemsProps) {
  const { recipe, actions, open, onToggle, focusButton } = props
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
      <Menu.Item leftSection={<IconCalendarPlus {...icon} />} onClick={choose(actions.plan)}>
        Plan it
      </Menu.Item>
      <Menu.Item leftSection={<Chevron open={open} />} onClick={choose(onToggle)}>
        {open ? 'Fold up' : 'Unfold here'}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={choose(actions.remove)}>
        Delete Recipe
      </Menu.Item>
    </>
  )
}
