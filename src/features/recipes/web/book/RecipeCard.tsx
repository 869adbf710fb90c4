import { Card, Title, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { Chevron } from '#web/ui/Chevron.tsx'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import type { Recipe, RecipeFacts } from '../../recipes.contract.ts'
import { RecipeBadges } from '../RecipeBadges.tsx'
import { RecipeCover } from '../RecipeCover.public.tsx'
import type { RecipeActions } from '../useRecipeDialogs.ts'
import { EatenPills } from './EatenPills.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { RecipeButtons } from './RecipeButtons.tsx'
import classes from './RecipeCard.module.css'
import { RecipeMenuButton } from './RecipeMenuButton.tsx'
import { RecipeCantEat } from './recipeCantEat.ts'
import { StockNote } from './StockNote.tsx'

// Loaded on demand: scaling amounts needs code that the list does not.
export const Unfolded = lazyPart(async () => (await import('../RecipeDetails.tsx')).RecipeDetails)

export interface RecipeCardProps {
  recipe: Recipe
  facts: RecipeFacts | undefined
  open: boolean
  onToggle: () => void
  actions: RecipeActions
}

export function RecipeCard({ recipe, facts, open, onToggle, actions }: RecipeCardProps) {
  const detailsId = useId()
  return (
    <Card component="article" aria-label={recipe.title} padding={0}>
      <div className={classes.head}>
        <RecipeCover pictureId={recipe.pictureId} kind={facts?.cover} className={classes.cover} />
        <div className={classes.onCover}>
          <RecipeCantEat thing={recipe} />
        </div>
        <div className={classes.words}>
          <div className={classes.line}>
            <Title order={2} fz="lg" className="grow" dir="auto">
              <UnstyledButton
                className={classes.toggle}
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                onClick={onToggle}
              >
                {recipe.title}
                <Chevron open={open} className="dim" />
              </UnstyledButton>
            </Title>
            <FavoriteButton recipe={recipe} />
          </div>
          {recipe.description && (
            <p className={classes.description} data-open={open || undefined} dir="auto">
              {recipe.description}
            </p>
          )}
          <RecipeBadges recipe={recipe}>
            <EatenPills recipeId={recipe.id} plannedOn={facts?.plannedOn ?? null} />
          </RecipeBadges>
        </div>
      </div>
      {open && (
        <div id={detailsId} className={classes.details}>
          <Unfolded recipe={recipe} />
        </div>
      )}
      <div className={classes.foot}>
        <StockNote facts={facts} />
        <PendingMark topic="recipes" id={recipe.id} />
        <div className={classes.actions}>
          <RecipeButtons recipe={recipe} actions={actions} />
          <RecipeMenuButton recipe={recipe} actions={actions} open={open} onToggle={onToggle} />
        </div>
      </div>
    </Card>
  )
}
