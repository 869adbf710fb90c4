import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { EmptyList } from '#features/sample/web/EmptyList.part.tsx'
import { Faces } from '#web/ui/Faces.tsx'
import { NothingFound } from '#web/ui/NothingFound.tsx'
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
export const RecipeBook = memo(({ search, onSearch, actions }: RecipeBookProps) => (
  <Faces
    query={useQuery(recipesApi.list)}
    loading={<RecipesLoading />}
    failed="The recipe book couldn't be loaded"
    empty={
      search.trim() === '' ? (
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
      const found = recipes.filter((recipe) => matchesSearch(recipe, search))
      if (found.length > 0) return <RecipeColumns recipes={found} actions={actions} />
      return (
        <NothingFound
          title="No recipes found"
          text="Try adjusting your search terms"
          showAll="Show all recipes"
          onClear={() => onSearch('')}
        />
      )
    }}
  </Faces>
))
