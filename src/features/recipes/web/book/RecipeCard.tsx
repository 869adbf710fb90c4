import { Card, Title, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { RecipeBadges } from '../RecipeBadges.tsx'
import { RecipePicture } from '../RecipePicture.public.tsx'
import type { RecipeActions } from '../useRecipeDialogs.ts'
import { EatenPills } from './EatenPills.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { RecipeButtons } from './RecipeButtons.tsx'
import classes from './RecipeCard.module.css'
import { RecipeMenuButton } from './RecipeMenuButton.tsx'

// Loaded on demand: scaling amounts needs code that the list does not.
const RecipeDetails = lazyPart(async () => (await import('../RecipeDetails.tsx')).RecipeDetails)

interface RecipeCardProps {
  recipe: Recipe
  open: boolean
  onToggle: () => void
  actions: RecipeActions
}

export function RecipeCard({ recipe, open, onToggle, actions }: RecipeCardProps) {
  const detailsId = useId()
  const Actions = useIsPhone() ? RecipeMenuButton : RecipeButtons
  return (
    <Card component="article" aria-label={recipe.title} padding={18}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} fz="lg" dir="auto">
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
          {recipe.description && (
            <p className={classes.description} data-open={open || undefined} dir="auto">
              {recipe.description}
            </p>
          )}
        </div>
        {recipe.pictureId !== null && (
          <RecipePicture id={recipe.pictureId} size="small" className={classes.picture} />
        )}
        <RecipeBadges recipe={recipe}>
          <EatenPills recipeId={recipe.id} />
        </RecipeBadges>
      </div>
      {open && <RecipeDetails id={detailsId} recipe={recipe} />}
      <div className={classes.foot}>
        <p className={classes.tags} dir="auto">
          {recipe.tags.join(', ')}
        </p>
        <PendingMark topic="recipes" id={recipe.id} />
        <div className={classes.actions}>
          <Actions recipe={recipe} actions={actions} />
          <FavoriteButton recipe={recipe} />
        </div>
      </div>
    </Card>
  )
}
