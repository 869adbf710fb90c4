import { Button } from '@mantine/core'
import { IconBook2, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { RecipeColumns } from './RecipeColumns.tsx'
import { RecipesLoading } from './RecipesLoading.tsx'
import { recipesApi } from './recipes.api.ts'
import { matchesSearch } from './recipesView.ts'
import type { RecipeActions } from './useRecipeDialogs.ts'

interface RecipeBookProps {
  search: string
  onSearch: (search: string) => void
  actions: RecipeActions
}

/** Not rendered while a person only types: `search` follows later. */
export const RecipeBook = memo(({ search, onSearch, actions }: RecipeBookProps) => {
  const list = useQuery(recipesApi.list)

  if (list.isPending) return <RecipesLoading />
  if (list.isLoadingError) {
    return (
      <LoadFailed
        title="The recipe book couldn't be loaded"
        error={list.error}
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const found = list.data.filter((recipe) => matchesSearch(recipe, search))
  if (found.length > 0) return <RecipeColumns recipes={found} actions={actions} />
  return search.trim() !== '' ? (
    <EmptyState
      icon={IconSearchOff}
      title="No recipes found"
      text="Try adjusting your search terms"
      action={
        <Button variant="default" onClick={() => onSearch('')}>
          Show all recipes
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={IconBook2}
      title="No recipes found"
      text="Get started by adding your first recipe"
      action={
        <>
          <Button onClick={actions.add}>Add Recipe</Button>
          <SampleHouseholdButton />
        </>
      }
    />
  )
})
