import { Button } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddRecipe } from '#features/recipes/web/recipes.api.ts'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { sampleAvailability } from '#features/sample/web/sample.api.ts'
import { useLive } from '#web/lib/live.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** A household in which nobody has written anything yet. */
export function Welcome() {
  const addRecipe = useAddRecipe()
  const live = useLive()
  const client = useQueryClient()
  // Somebody else may make the beginning, in whichever list.
  useEffect(
    () => live.onMessage('changed', () => void client.invalidateQueries(sampleAvailability)),
    [live, client],
  )
  return (
    <EmptyState
      icon={IconLeaf}
      title="Welcome to Food Pal"
      text="Recipes, pantry, shopping and the week's meals, in one place for the whole family. Begin with a recipe you love, or look around in a sample household first."
      action={
        <>
          <Button onClick={addRecipe}>Add your first recipe</Button>
          <SampleHouseholdButton />
        </>
      }
    />
  )
}
