import { useRecipe } from '#features/recipes/web/recipes.api.ts'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { dishOfMeal } from '../mealDish.logic.ts'
import type { MealEvent } from '../menu.contract.ts'
import { sectionOf } from '../menu.logic.ts'
import { type Arrangement, useArrange } from './board/rearrange.ts'
import { droppedOn, placeOf, setAside } from './menuView.ts'
import { PlanDishDialog } from './PlanDishDialog.tsx'

interface MoveMealDialogProps {
  opened: boolean
  onClose: () => void
  meal: MealEvent | undefined
}

/** Where a meal can't be dragged to, or nobody knows that it can be. */
export function MoveMealDialog(props: MoveMealDialogProps) {
  const { opened, onClose } = props
  const { meal } = useLastValue(opened, props)
  const recipe = useRecipe(meal?.recipeId ?? null)
  const arrange = useArrange()
  if (!meal) return null
  const move = (arrangement: Arrangement) => {
    arrange(arrangement)
    onClose()
  }
  return (
    <PlanDishDialog
      key={meal.id}
      opened={opened}
      onClose={onClose}
      name={meal.recipeName}
      dish={dishOfMeal(meal.recipeName, recipe)}
      recipe={recipe}
      moved={meal}
      busy={false}
      onPlan={({ date, mealType }) =>
        move(droppedOn(meal, { date, section: sectionOf(mealType) }, [])['As well'])
      }
      onSometime={() => move(setAside(meal))}
      onReplace={(other) => move(droppedOn(meal, placeOf(other), [other]).Instead)}
      onSwap={(first, there) => move(droppedOn(meal, placeOf(first), there)['Swap places'])}
    />
  )
}
