import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { whenIdle } from '#web/lib/idle.ts'
import { lazyComponent } from '#web/lib/lazyComponent.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import type { Recipe } from '../recipes.contract.ts'
import type { RecipeActions } from './useRecipeDialogs.ts'

const { Component: RecipeMenuItems, preload } = lazyComponent(
  async () => (await import('./RecipeMenuItems.tsx')).RecipeMenuItems,
)
whenIdle(preload)

interface RecipeMenuButtonProps {
  recipe: Recipe
  actions: RecipeActions
}

/** The actions where there is no room for buttons. */
export function RecipeMenuButton({ recipe, actions }: RecipeMenuButtonProps) {
  return (
    <MenuButton
      position="bottom-end"
      width={200}
      renderTarget={(target) => (
        <ActionIcon {...target} aria-label={`Actions for ${recipe.title}`}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      )}
      renderItems={(focusButton) => (
        <RecipeMenuItems recipe={recipe} actions={actions} focusButton={focusButton} />
      )}
    />
  )
}
