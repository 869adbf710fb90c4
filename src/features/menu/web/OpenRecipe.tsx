import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { recipesApi, useOpenRecipe } from '../../recipes/web/recipes.api.ts'

/** The way from a meal to how it is made, as long as the recipe is in the book. */
export function OpenRecipe({ id }: { id: number | null }) {
  const openRecipe = useOpenRecipe()
  const { data: known } = useQuery({
    ...recipesApi.list,
    enabled: id !== null,
    select: (recipes) => recipes.some((recipe) => recipe.id === id),
  })
  if (id === null || !known) return null
  return (
    <Anchor component="button" type="button" w="fit-content" onClick={() => openRecipe(id)}>
      Open the recipe
    </Anchor>
  )
}
