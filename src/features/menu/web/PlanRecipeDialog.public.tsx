import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOfRecipe } from '#features/recipes/recipes.logic.ts'
import { addDays, dayName, daysFrom } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { defaultTime, type MealType, mealTypes, typeName } from '../menu.logic.ts'
import { mealApi, mealsIn } from './menu.api.ts'
import classes from './PlanRecipeDialog.module.css'

interface PlanRecipeDialogProps {
  opened: boolean
  onClose: () => void
  recipe: Recipe
}

const daysAhead = 14

/** Puts a recipe on the menu: a tap on a day is enough. */
export function PlanRecipeDialog({ opened, onClose, recipe }: PlanRecipeDialogProps) {
  const { data: household } = useHousehold()
  const [mealType, setMealType] = useState<MealType>('Dinner')
  const add = mealApi.useAdd()
  if (!household) return null
  const { today } = household
  const plan = (date: string) =>
    add.mutate(
      {
        date,
        time: defaultTime(mealType) ?? '18:00',
        mealType,
        recipeName: recipe.title,
        recipeId: recipe.id,
        attendees: null,
        servings: null,
        notes: null,
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog opened={opened} onClose={onClose} title={`Plan ${recipe.title}`} width={460}>
      <SegmentedControl
        fullWidth
        aria-label="Meal"
        data={[...mealTypes]}
        value={mealType}
        onChange={setMealType}
      />
      <MustNotEat dish={dishOfRecipe(recipe)} />
      <Days today={today} mealType={mealType} busy={add.isPending} onChoose={plan} />
    </Dialog>
  )
}

interface DaysProps {
  today: string
  mealType: MealType
  busy: boolean
  onChoose: (date: string) => void
}

function Days({ today, mealType, busy, onChoose }: DaysProps) {
  const { data: meals = [] } = useQuery(
    mealsIn({ startDate: today, endDate: addDays(today, daysAhead - 1) }),
  )
  return (
    <ul role="list" aria-label="Days" className={classes.days}>
      {daysFrom(today, daysAhead).map((date) => {
        const there = meals.filter(
          (meal) => meal.date === date && typeName(meal.mealType) === mealType,
        )
        return (
          <li key={date}>
            <UnstyledButton className={classes.day} disabled={busy} onClick={() => onChoose(date)}>
              <span className="strong">{dayName(date, today)}</span>
              <span className="dim small breaks" dir="auto">
                {there.map(({ recipeName }) => recipeName).join(', ') || 'Free'}
              </span>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}
