import { Button } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { SampleHouseholdButton } from '../../../web/ui/SampleHouseholdButton.tsx'
import { useAddRecipe } from '../../recipes/web/recipes.api.ts'

/** A household in which nobody has written anything yet. */
export function Welcome() {
  const addRecipe = useAddRecipe()
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
