import { IconDotsVertical } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { lazyMenu } from '#web/ui/lazyMenu.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import { CookedItem } from '../menu.slots.ts'
import type { MealActions } from './mealActions.ts'

const MealMenu = lazyMenu(async () => {
  const [{ MealMenuItems }] = await Promise.all([import('./MealMenuItems.tsx'), CookedItem.load()])
  return MealMenuItems
})

interface MealMenuButtonProps {
  meal: MealEvent
  actions: MealActions
  className: string | undefined
}

export const MealMenuButton = ({ meal, actions, className }: MealMenuButtonProps) => (
  <MealMenu
    position="bottom-end"
    width={215}
    renderTarget={(target) => (
      <IconButton
        icon={IconDotsVertical}
        iconSize={17}
        label={`Actions for ${meal.recipeName}`}
        className={className}
        size={30}
        {...target}
      />
    )}
    items={{ meal, actions }}
  />
)
