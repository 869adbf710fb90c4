import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberApi } from '#features/family/web/family.api.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { isDay } from '#shared/days.ts'
import { mealsIn } from '../menu.api.ts'
import classes from './RecipeSuggestions.module.css'
import { daysAround, suggestedRecipes } from './suggestedRecipes.ts'

interface RecipeSuggestionsProps {
  /** The form's current values. */
  meal: { date: string; mealType: string; attendees: string[] }
  /** The dish that is about to be replaced. */
  without?: number | null
  onChoose: (recipe: Recipe) => void
}

export function RecipeSuggestions({ meal, without = null, onChoose }: RecipeSuggestionsProps) {
  const dated = isDay(meal.date)
  const { data: recipes } = useQuery(recipesApi.list)
  const { data: members } = useQuery(memberApi.list)
  const { data: meals } = useQuery({
    ...mealsIn(dated ? daysAround(meal.date) : { startDate: '', endDate: '' }),
    enabled: dated,
  })
  if (!recipes || !members || !meals || !dated) return null
  // Recipes that only this browser has (id below zero) can't be referenced yet.
  const known = recipes.filter(({ id }) => id > 0 && id !== without)
  const suggested = suggestedRecipes(meal, { recipes: known, members, meals })
  if (suggested.length === 0) return null
  return (
    <ul role="list" className={`${classes.suggestions} ruled`} aria-label="Suggestions">
      {suggested.map((recipe) => (
        <li key={recipe.id}>
          <UnstyledButton
            className={classes.suggestion}
            dir="auto"
            onClick={() => onChoose(recipe)}
          >
            {recipe.title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
