import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { useSearch } from '#web/lib/useSearch.ts'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { recipesApi, useEaten } from '../recipes.api.ts'
import type { RecipeActions } from '../useRecipeDialogs.ts'
import { RecipeColumns } from './RecipeColumns.tsx'
import { RecipesLoading } from './RecipesLoading.tsx'
import { filterRecipes, filtersInUse, noFilter, type RecipeFilter } from './recipesView.ts'

interface RecipeBookProps {
  filter: RecipeFilter
  onFilter: (filter: RecipeFilter) => void
  actions: RecipeActions
}

/** Memoized: typing in the search does not render the book, since `filter` is deferred. */
export const RecipeBook = memo(({ filter, onFilter, actions }: RecipeBookProps) => {
  const eaten = useEaten()
  const search = useSearch(filter.search)
  const today = useHousehold().data?.today
  const isFiltered = filter.search.trim() !== '' || filtersInUse(filter) > 0
  return (
    <QueryStates
      query={useQuery(recipesApi.list)}
      loading={<RecipesLoading />}
      failed="The recipe book couldn't be loaded"
      empty={
        !isFiltered ? (
          <EmptyList
            icon={IconBook2}
            title="No recipes found"
            text="Get started by adding your first recipe"
            addLabel="Add Recipe"
            onAdd={actions.add}
          />
        ) : undefined
      }
    >
      {(recipes) => {
        const found = filterRecipes(recipes, filter, search, eaten, today)
        if (found.length > 0) return <RecipeColumns recipes={found} actions={actions} />
        return (
          <NothingFound
            title="No recipes found"
            text="Try adjusting your search terms"
            showAll="Show all recipes"
            onClear={() => onFilter(noFilter)}
          />
        )
      }}
    </QueryStates>
  )
})
