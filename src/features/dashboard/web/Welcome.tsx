import { Button } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useAddRecipe } from '#features/recipes/web/recipes.api.ts'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { sampleAvailability } from '#features/sample/web/sample.api.ts'
import { useRereadOnChange } from '#web/lib/http/useRereadOnChange.ts'
import { useOpenDialog } from '#web/shell/appDialogs.ts'

export function Welcome() {
  const addRecipe = useAddRecipe()
  const openDialog = useOpenDialog()
  // Anybody may add the first record, in any list.
  useRereadOnChange(sampleAvailability.queryKey)
  return (
    <EmptyList
      icon={IconLeaf}
      title="Welcome to Food Pal"
      text="Recipes, pantry, shopping and the week's meals, in one place for the whole family. Start with a recipe you love, bring everything along from another app, or look around a sample household first."
      addLabel="Add your first recipe"
      onAdd={addRecipe}
      more={
        <Button variant="default" onClick={() => openDialog('moveIn')}>
          Move in from another app
        </Button>
      }
    />
  )
}
