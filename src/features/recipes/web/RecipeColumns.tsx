import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { media } from '#web/breakpoints.ts'
import { VirtualRows } from '#web/ui/VirtualRows.tsx'
import type { Recipe } from '../recipes.contract.ts'
import { RecipeCard } from './RecipeCard.tsx'
import classes from './RecipeColumns.module.css'
import { inColumns } from './recipesView.ts'
import type { RecipeActions } from './useRecipeDialogs.ts'

interface RecipeColumnsProps {
  recipes: Recipe[]
  actions: RecipeActions
}

export function RecipeColumns({ recipes, actions }: RecipeColumnsProps) {
  const wide = useMediaQuery(media.wide, true, { getInitialValueInEffect: false })
  // Kept here, not in the cards: those that are far from the window are taken away.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())

  const renderCard = useCallback(
    (recipe: Recipe) => (
      <RecipeCard
        recipe={recipe}
        open={open.has(recipe.id)}
        onToggle={() => setOpen((current) => toggled(current, recipe.id))}
        actions={actions}
      />
    ),
    [open, actions],
  )

  return (
    <div className={classes.columns}>
      {inColumns(recipes, wide ? 2 : 1).map((column, n) => (
        <VirtualRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={n}
          label={wide ? `Recipes, column ${n + 1}` : 'Recipes'}
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

function toggled(open: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}
