import { Suspense, useState } from 'react'
import { whenIdle } from '#web/lib/idle.ts'
import { lazyComponent } from '#web/lib/lazyComponent.ts'
import type { Recipe } from '../recipes.contract.ts'
import { DotsButton } from './DotsButton.tsx'
import type { RecipeActions } from './useRecipeDialogs.ts'

const { Component: RecipeMenu, preload } = lazyComponent(
  async () => (await import('./RecipeMenu.tsx')).RecipeMenu,
)
whenIdle(preload)

interface RecipeMenuButtonProps {
  recipe: Recipe
  actions: RecipeActions
}

/** The actions where there is no room for buttons. What opens is fetched after the first paint. */
export function RecipeMenuButton({ recipe, actions }: RecipeMenuButtonProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <DotsButton
      title={recipe.title}
      aria-haspopup="menu"
      aria-expanded={wanted}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <RecipeMenu recipe={recipe} actions={actions} />
    </Suspense>
  )
}
