import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { type RecipeBookState, recipesApi } from '#features/recipes/web/recipes.api.ts'
import { recipePath } from '#shared/screenPaths.ts'

const state: RecipeBookState = { cameFrom: true }

/** Words that stand out in an answer; those that are a recipe's title lead to it. */
export function RecipeName({ children: name }: { children: string }) {
  const { data: id } = useQuery({
    ...recipesApi.list,
    select: (recipes) => recipesApi.list.select(recipes).find(({ title }) => title === name)?.id,
  })
  const title = <strong>{name}</strong>
  return id === undefined ? (
    title
  ) : (
    <Link href={recipePath(id)} state={state} className="link">
      {title}
    </Link>
  )
}
