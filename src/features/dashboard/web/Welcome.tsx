import { IconLeaf } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddRecipe } from '#features/recipes/web/recipes.api.ts'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { sampleAvailability } from '#features/sample/web/sample.api.ts'
import { useLive } from '#web/lib/http/live.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'

const TimeZoneOffer = lazyExtra(
  async () => (await import('#features/settings/web/TimeZoneOffer.public.tsx')).TimeZoneOffer,
)

export function Welcome() {
  const addRecipe = useAddRecipe()
  const live = useLive()
  const client = useQueryClient()
  // Anybody may add the first record, in any list.
  useEffect(
    () => live.onMessage('changed', () => void client.invalidateQueries(sampleAvailability)),
    [live, client],
  )
  return (
    <>
      <EmptyList
        icon={IconLeaf}
        title="Welcome to Food Pal"
        text="Recipes, pantry, shopping and the week's meals, in one place for the whole family. Begin with a recipe you love, or look around in a sample household first."
        addLabel="Add your first recipe"
        onAdd={addRecipe}
      />
      <TimeZoneOffer />
    </>
  )
}
