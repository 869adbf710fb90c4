import { Group, Title, UnstyledButton } from '@mantine/core'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import { recipeFacts } from '../../recipeFacts.logic.ts'
import { RecipeCover } from '../RecipeCover.public.tsx'
import { useEaten } from '../recipes.api.ts'
import { eatenText } from './EatenPills.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { type RecipeCardProps, Unfolded } from './RecipeCard.tsx'
import { RecipeMenuButton } from './RecipeMenuButton.tsx'
import classes from './RecipeRow.module.css'
import { RecipeCantEat } from './recipeCantEat.ts'
import { StockNote } from './StockNote.tsx'

/** A recipe on a phone: a tap opens it; its menu unfolds it in place. */
export function RecipeRow({ recipe, facts, open, onToggle, actions }: RecipeCardProps) {
  const eaten = useEaten().get(recipe.id)
  const today = useHousehold().data?.today ?? ''
  const when = eatenText(eaten, facts?.plannedOn ?? null, today)
  const about = recipeFacts(recipe, false).map((text) => text.replace(/ minutes?$/, ' min'))
  // There is room for two.
  const said = [...about.slice(0, when.length > 0 ? 1 : 2), ...when]
  return (
    <article aria-label={recipe.title} className={classes.row}>
      <div className={classes.head}>
        <RecipeCover pictureId={recipe.pictureId} kind={facts?.cover} className={classes.cover} />
        <div className={classes.words}>
          <Title order={2} fz="md" lh={1.25} dir="auto">
            <UnstyledButton className={classes.open} onClick={() => actions.view(recipe)}>
              {recipe.title}
            </UnstyledButton>
          </Title>
          <p className={classes.facts} dir="auto">
            {said.join(' · ')}
          </p>
          <Group gap="0 6px">
            <StockNote facts={facts} />
            <RecipeCantEat thing={recipe} />
          </Group>
        </div>
        <PendingMark topic="recipes" id={recipe.id} />
        <div className={classes.actions}>
          <FavoriteButton recipe={recipe} />
          <RecipeMenuButton recipe={recipe} actions={actions} open={open} onToggle={onToggle} />
        </div>
      </div>
      {open && <Unfolded recipe={recipe} withBadges />}
    </article>
  )
}
