import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import type { MealEvent } from '../menu.contract.ts'
import { RecipePicker } from './meal/MealNameField.tsx'
import { RecipeSuggestions } from './meal/RecipeSuggestions.tsx'
import { mealApi } from './menu.api.ts'
import { useServingsFor } from './servingsFor.api.ts'

interface SwapMealDialogProps {
  opened: boolean
  onClose: () => void
  meal: MealEvent | undefined
  /** On the menu nothing leads there. */
  isOnMenu?: boolean
}

/** Another dish in a meal's place; its time and who eats stay, and its note if wanted. */
export function SwapMealDialog({ opened, onClose, isOnMenu, ...given }: SwapMealDialogProps) {
  const { mutate, isPending } = mealApi.useUpdate()
  const meal = useLastValue(opened && !isPending, given.meal)
  const { data: recipes } = useQuery(recipesApi.list)
  const servingsFor = useServingsFor()
  const [dropped, drop] = useState<MealEvent>()
  if (!meal) return null
  const { id, date, mealType, attendees, recipeId, notes } = meal
  const keepsNote = dropped !== meal

  function swap(recipeName: string, chosen: number | null) {
    const recipe = recipes?.find((each) => each.id === chosen)
    if (!meal || !recipe || isPending) return
    const changes = {
      recipeName,
      recipeId: recipe.id,
      servings: meal.servings ?? servingsFor(recipe, attendees),
      ...(!keepsNote && { notes: null }),
    }
    mutate({ id, changes, base: meal }, { onSuccess: onClose })
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={`Instead of ${meal.recipeName}`} width={460}>
      <Stack gap={12}>
        <RecipePicker key={id} name="" recipeId={null} error={null} onChange={swap} />
        {notes && (
          <Checkbox
            label={<Text lineClamp={2}>{`Keep the note “${notes}”`}</Text>}
            checked={keepsNote}
            onChange={({ currentTarget }) => drop(currentTarget.checked ? undefined : meal)}
          />
        )}
        <RecipeSuggestions
          isTall
          meal={{ date, mealType, attendees: attendees ?? [] }}
          without={recipeId}
          onChoose={(recipe) => swap(recipe.title, recipe.id)}
        />
        {!isOnMenu && (
          <Button component={Link} href={linkToRecord('/menu', id)} variant="subtle">
            Show it on the menu
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
