import { Button, Card, Group, Title, UnstyledButton } from '@mantine/core'
import { IconChefHat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewOf } from '#features/mealShopping/web/days.api.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { eaters } from '#features/menu/menu.logic.ts'
import { leadTimeOf } from '#features/menu/prep/leadTime.logic.ts'
import { useMealServings } from '#features/menu/web/servingsFor.api.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { RecipeCover } from '#features/recipes/web/RecipeCover.public.tsx'
import { useOpenRecipe, useRecipe, useRecipeFacts } from '#features/recipes/web/recipes.api.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { briefTime, minutesAt, sayTime, timeAt } from '#shared/days.ts'
import { useRereadOnChange } from '#web/lib/http/useRereadOnChange.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { AvoidedLine } from './AvoidedLine.tsx'
import { forServings, missingText } from './dashboardView.ts'
import classes from './NextMealCard.module.css'

const SwapMealDialog = lazyDialog(
  async () => (await import('#features/menu/web/SwapMealDialog.public.tsx')).SwapMealDialog,
)
const ShopForDialog = lazyDialog(
  async () => (await import('#features/mealShopping/web/ShopFor.public.tsx')).ShopForDialog,
)

interface NextMealCardProps {
  meal: MealEvent
  /** 'Dinner in 2 hours'. */
  when: string
}

/** What is cooked next, what it still needs, and the way to its recipe. */
export function NextMealCard({ meal, when }: NextMealCardProps) {
  const { recipeName, recipeId, time, attendees } = meal
  const [isSwapping, setSwapping] = useState(false)
  const recipe = useRecipe(recipeId)
  const openRecipe = useOpenRecipe()
  const facts = useRecipeFacts().get(recipeId ?? 0)
  const servings = useMealServings()(meal, recipe ?? { servings: null })
  const minutes = recipe && totalMinutes(recipe)
  // What waits overnight was begun before, or is too late.
  const begin = minutes && !leadTimeOf(recipe) ? minutesAt(time) - minutes : -1
  const said = [
    sayTime(time),
    eaters(attendees),
    begin > 0 && `start by ${briefTime(timeAt(begin))}`,
  ]
  return (
    <Card component="section" aria-label="Next meal" padding={0} className={classes.card}>
      <RecipeCover
        pictureId={recipe?.pictureId ?? null}
        kind={facts?.cover}
        className={classes.cover}
      />
      <div className={classes.words}>
        <p className="caps">Next · {when}</p>
        <Title order={2} fz={24} lh={1.2} className="breaks" dir="auto">
          {recipeName}
        </Title>
        <p className="dim small" dir="auto">
          {said.filter(Boolean).join(' · ')}
        </p>
        <AvoidedLine meal={meal} />
        <Group gap={8} mt={10}>
          {recipe && (
            <Button
              size="sm"
              leftSection={<IconChefHat size={18} aria-hidden />}
              aria-label={`Cook ${recipeName}`}
              onClick={() => openRecipe(recipe.id, servings)}
            >
              Cook
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            aria-label={`Another dish instead of ${recipeName}`}
            onClick={() => setSwapping(true)}
          >
            Another dish
          </Button>
          {recipe && <Missing recipe={recipe} servings={servings} />}
        </Group>
        <SwapMealDialog
          key={meal.id}
          opened={isSwapping}
          onClose={() => setSwapping(false)}
          meal={meal}
        />
      </div>
    </Card>
  )
}

/** '2 lemons missing' and '1 on the shopping list', by the same reckoning as Shop for these days, which a press opens. */
function Missing({ recipe, servings }: { recipe: Recipe; servings: number | null }) {
  const query = { recipeId: recipe.id, servings }
  const preview = previewOf(query, 0)
  const [{ opened, opening }, setSheet] = useState({ opened: false, opening: 0 })
  const { data } = useQuery({ ...preview, staleTime: 60_000 })
  useRereadOnChange(preview.queryKey, [shoppingEndpoints.topic, pantryEndpoints.topic])
  const said = data && missingText(data.lines)
  return (
    <>
      {said && (
        <UnstyledButton
          className={classes.missing}
          dir="auto"
          onClick={() => setSheet({ opened: true, opening: opening + 1 })}
        >
          {said}
        </UnstyledButton>
      )}
      <ShopForDialog
        key={opening}
        opening={opening}
        opened={opened}
        onClose={() => setSheet({ opened: false, opening })}
        title={`Shop for ${recipe.title}`}
        query={query}
        scaledTo={servings ? undefined : forServings(recipe.servings)}
      />
    </>
  )
}
