import { Menu } from '@mantine/core'
import {
  IconCalendarEvent,
  IconMaximize,
  IconPencil,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import { CookedItem } from '../menu.slots.ts'
import type { MealActions } from './mealActions.ts'

interface MealMenuItemsProps extends MenuItemsProps {
  meal: MealEvent
  actions: MealActions
}

const icon = { size: 18, 'aria-hidden': true }

export function MealMenuItems({ meal, actions, focusButton }: MealMenuItemsProps) {
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
      <CookedItem
        mealId={meal.id}
        onCooked={choose(actions.onCooked)}
        onAsCooked={(cookingId) => choose(() => actions.onAsCooked(cookingId))()}
      />
      <Menu.Item leftSection={<IconReplace {...icon} />} onClick={choose(actions.onSwap)}>
        Another dish
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarEvent {...icon} />} onClick={choose(actions.onMove)}>
        Move to another day
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
