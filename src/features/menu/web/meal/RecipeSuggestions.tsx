import { Box, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { memberApi } from '#features/family/web/family.api.ts'
import { briefMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { daysBetween, isDay, sayDay } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { MealAvoided } from '../MealAvoided.public.tsx'
import { mealsIn } from '../menu.api.ts'
import classes from './RecipeSuggestions.module.css'
import { daysAround, isNear, suggestedRecipes } from './suggestedRecipes.ts'

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

interface RecipeSuggestionsProps {
  /** The form's current values. */
  meal: { date: string; mealType: string; attendees: string[] }
  /** The dish that is about to be replaced. */
  without?: number | null
  /** Where there is nothing below. */
  isTall?: boolean
  onChoose: (recipe: Recipe) => void
}

/** '35 min · planned Nov 20', by the nearest meal that has it. */
function about(recipe: Recipe, date: string, meals: readonly MealEvent[], today: string): string {
  const minutes = totalMinutes(recipe)
  const away = (meal: MealEvent) => Math.abs(daysBetween(date, meal.date))
  const [near] = meals
    .filter((meal) => isNear(meal, date) && meal.recipeId === recipe.id)
    .toSorted((a, b) => away(a) - away(b))
  const day = near && sayDay(near.date, { month: 'short', day: 'numeric' })
  return [
    minutes && briefMinutes(minutes),
    near && `${near.date < today ? 'eaten' : 'planned'} ${day}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function RecipeSuggestions(props: RecipeSuggestionsProps) {
  const { meal, without = null, isTall, onChoose } = props
  const dated = isDay(meal.date)
  const [isLookedAt, setLookedAt] = useState(false)
  const { data: household } = useHousehold()
  const { data: recipes } = useQuery(recipesApi.list)
  const { data: members } = useQuery(memberApi.list)
  const { data: meals } = useQuery({
    ...mealsIn(dated ? daysAround(meal.date) : { startDate: '', endDate: '' }),
    enabled: dated,
  })
  if (!recipes || !members || !meals || !household || !dated) return null
  // Recipes that only this browser has (id below zero) can't be referenced yet.
  const known = recipes.filter(({ id }) => id > 0 && id !== without)
  const {
    recipes: suggested,
    against,
    leftOut,
    because,
  } = suggestedRecipes(meal, { recipes: known, members, meals })
  const listOf = (label: string, shown: Recipe[], note?: (recipe: Recipe) => ReactNode) => (
    <ul
      role="list"
      className={`${classes.suggestions} ruled`}
      data-tall={isTall || undefined}
      aria-label={label}
    >
      {shown.map((recipe) => (
        <li key={recipe.id}>
          <UnstyledButton
            className={classes.suggestion}
            dir="auto"
            onClick={() => onChoose(recipe)}
          >
            {recipe.title}{' '}
            <span className="dim small">
              {[about(recipe, meal.date, meals, household.today), against.get(recipe.id)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {note?.(recipe)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {suggested.length > 0 && listOf('Suggestions', suggested)}
      {leftOut.length > 0 && (
        <details onToggle={({ currentTarget }) => setLookedAt(currentTarget.open)}>
          <summary className={`${classes.leftOut} dim small`} dir="auto">
            {`${leftOut.length}${suggested.length > 0 ? ' more' : ''} ${leftOut.length === 1 ? 'dish has' : 'dishes have'} something that ${anyOf.format(because)} can't eat`}
          </summary>
          {isLookedAt &&
            listOf('Left out', leftOut, ({ id, title }) => (
              <Box w="100%">
                <MealAvoided
                  meal={{ recipeName: title, recipeId: id, attendees: meal.attendees }}
                />
              </Box>
            ))}
        </details>
      )}
    </>
  )
}
