import { Anchor } from '@mantine/core'
import { useOpenRecipe, useRecipe } from '#features/recipes/web/recipes.api.ts'

export function OpenRecipe({ id }: { id: number | null }) {
  const openRecipe = useOpenRecipe()
  const recipe = useRecipe(id)
  if (!recipe) return null
  return (
    <Anchor component="button" type="button" w="fit-content" onClick={() => openRecipe(recipe.id)}>
      View Recipe
    </Anchor>
  )
}
