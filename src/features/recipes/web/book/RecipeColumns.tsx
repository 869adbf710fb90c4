import { useMediaQuery } from '@mantine/hooks'
import { useCallback } from 'react'
import { media } from '#web/breakpoints.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'
import { RecipeCard } from './RecipeCard.tsx'
import { inColumns } from './recipesView.ts'

interface RecipeColumnsProps {
  recipes: Recipe[]
  actions: RecipeActions
}

export function RecipeColumns({ recipes, actions }: RecipeColumnsProps) {
  const wide = useMediaQuery(media.wide, true, { getInitialValueInEffect: false })
  const huge = useMediaQuery(media.huge, false, { getInitialValueInEffect: false })
  const columns = huge ? 3 : wide ? 2 : 1
  // Kept here, not in the cards: the virtual list unmounts those out of view.
  const open = useToggles<number>()

  const renderCard = useCallback(
    (recipe: Recipe) => (
      <RecipeCard
        recipe={recipe}
        open={open.has(recipe.id)}
        onToggle={() => open.toggle(recipe.id)}
        actions={actions}
      />
    ),
    [open, actions],
  )

  return (
    <div className="columns">
      {inColumns(recipes, columns).map((column, n) => (
        <VirtualRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={n}
          label={columns > 1 ? `Recipes, column ${n + 1}` : 'Recipes'}
          rows={column}
          keyOf={keyOf}
          estimate={estimate}
          gap={16}
          renderRow={renderCard}
        />
      ))}
    </div>
  )
}

const keyOf = (recipe: Recipe) => recipe.id
const estimate = () => 158
