import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'
import { FilterSelect } from '#web/ui/forms/FilterSelect.tsx'
import { Toolbar } from '#web/ui/lists/Toolbar.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { recipesApi } from '../recipes.api.ts'
import {
  filtersInUse,
  type RecipeFilter,
  recipeMarks,
  recipeTimes,
  wordsIn,
} from './recipesView.ts'

const FilterButton = lazyExtra(
  async () => (await import('#web/ui/forms/FilterButton.tsx')).FilterButton,
)

interface RecipesToolbarProps {
  filter: RecipeFilter
  onFilter: (filter: RecipeFilter) => void
}

const tagsOf = ({ tags }: Recipe) => tags
const cuisineOf = ({ cuisine }: Recipe) => (cuisine ? [cuisine] : [])
const mostOffered = 40

export function RecipesToolbar(filtered: RecipesToolbarProps) {
  const { filter, onFilter } = filtered
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(recipesApi.list)
  const recipes = data ?? []
  const offered = (wordsOf: (recipe: Recipe) => string[], chosen: string | null) => [
    ...new Set([...wordsIn(recipes, wordsOf).slice(0, mostOffered), ...(chosen ? [chosen] : [])]),
  ]
  // An empty book has nothing to filter.
  if (data?.length === 0 && filter.search === '' && filtersInUse(filter) === 0) return null
  return (
    <>
      {phone && (
        <FilterButton count={filtersInUse(filter)} open={open} onToggle={() => setOpen(!open)} />
      )}
      <Toolbar
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        placeholder="Search recipes…"
        label="Search recipes"
      >
        {(!phone || open) && (
          <>
            <FilterSelect {...filtered} by="mark" all="All Recipes" choices={recipeMarks} />
            <FilterSelect
              {...filtered}
              by="tag"
              all="All Tags"
              choices={offered(tagsOf, filter.tag)}
            />
            <FilterSelect {...filtered} by="time" all="Any Time" choices={recipeTimes} />
            <FilterSelect
              {...filtered}
              by="cuisine"
              all="All Cuisines"
              choices={offered(cuisineOf, filter.cuisine)}
            />
          </>
        )}
      </Toolbar>
    </>
  )
}
