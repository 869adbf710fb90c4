import { useMediaQuery } from '@mantine/hooks'
import { useCallback } from 'react'
import { media } from '#web/breakpoints.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { useRecipeFacts } from '../recipes.api.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'
import { RecipeCard } from './RecipeCard.tsx'
import { RecipeRow } from './RecipeRow.tsx'
import { RecipesChecked } from './recipeCantEat.ts'
import { inColumns } from './recipesView.ts'

interface RecipeColumnsProps {
  recipes: Recipe[]
  actions: RecipeActions
}

export function RecipeColumns({ recipes, actions }: RecipeColumnsProps) {
  const spacious = useMediaQuery(media.spacious, false, { getInitialValueInEffect: false })
  const phone = useIsPhone()
  const facts = useRecipeFacts()
  const columns = spacious ? 3 : phone ? 1 : 2
  const Entry = phone ? RecipeRow : RecipeCard
  // Kept here, not in the cards: the virtual list unmounts those out of view.
  const open = useToggles<number>()

  const renderCard = useCallback(
    (recipe: Recipe) => (
      <Entry
        recipe={recipe}
        facts={facts.get(recipe.id)}
        open={open.has(recipe.id)}
        onToggle={() => open.toggle(recipe.id)}
        actions={actions}
      />
    ),
    [open, actions, facts, Entry],
  )

  return (
    <RecipesChecked>
      <div className="columns">
        {inColumns(recipes, columns).map((column, n) => (
          <VirtualRows
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={n}
            label={columns > 1 ? `Recipes, column ${n + 1}` : 'Recipes'}
            rows={column}
            keyOf={keyOf}
            estimate={phone ? rowHeight : cardHeight}
            gap={phone ? 0 : 16}
            renderRow={renderCard}
          />
        ))}
      </div>
    </RecipesChecked>
  )
}

const keyOf = (recipe: Recipe) => recipe.id
const cardHeight = () => 292
const rowHeight = () => 77
