import { Menu } from '@mantine/core'
import { IconChefHat, IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import { useCookedMeals } from '#features/cooking/web/cooking.api.ts'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import type { MealActions } from './mealActions.ts'

interface MealMenuItemsProps extends MenuItemsProps {
  meal: MealEvent
  actions: MealActions
}

const icon = { size: 18, 'aria-hidden': true }

export function MealMenuItems({ meal, actions, focusButton }: MealMenuItemsProps) {
  const cooking = useCookedMeals()?.get(meal.id)
  const choose = (act: (meal: MealEvent) => void) => () => {
    focusButton()
    act(meal)
  }
  return (
    <>
      {meal.recipeId !== null && (
        <Menu.Item leftSection={<IconMaximize {...icon} />} onClick={choose(actions.onOpen)}>
          View Recipe
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconChefHat {...icon} />}
        onClick={choose(cooking ? () => actions.onAsCooked(cooking.id) : actions.onCooked)}
      >
        {cooking ? 'As we cooked it' : 'We cooked it'}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={choose(actions.onEdit)}>
        Edit Meal
      </Menu.Item>
      <Menu.Item
        color="red"
        leftSection={<IconTrash {...icon} />}
        onClick={choose(actions.onDelete)}
      >
        Delete Meal
      </Menu.Item>
    </>
  )
}
