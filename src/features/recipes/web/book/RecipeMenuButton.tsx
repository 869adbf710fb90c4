import { IconDotsVertical } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { lazyMenu } from '#web/ui/lazyMenu.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'

const RecipeMenu = lazyMenu(async () => (await import('./RecipeMenuItems.tsx')).RecipeMenuItems)

interface RecipeMenuButtonProps {
  recipe: Recipe
  actions: RecipeActions
  open: boolean
  onToggle: () => void
}

export function RecipeMenuButton({ recipe, ...items }: RecipeMenuButtonProps) {
  return (
    <RecipeMenu
      position="bottom-end"
      width={200}
      renderTarget={(target) => (
        <IconButton icon={IconDotsVertical} label={`Actions for ${recipe.title}`} {...target} />
      )}
      items={{ recipe, ...items }}
    />
  )
}
