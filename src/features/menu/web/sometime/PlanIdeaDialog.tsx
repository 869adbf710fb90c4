import { useRecipe } from '#features/recipes/web/recipes.api.ts'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { dishOfMeal } from '../../mealDish.logic.ts'
import type { DishIdea } from '../../sometime/sometime.contract.ts'
import { PlanDishDialog } from '../PlanDishDialog.tsx'
import { usePlanIdea } from '../sometime.api.ts'

interface PlanIdeaDialogProps {
  opened: boolean
  onClose: () => void
  idea: DishIdea | undefined
}

export function PlanIdeaDialog(props: PlanIdeaDialogProps) {
  const { opened, onClose } = props
  const { idea } = useLastValue(opened, props)
  const recipe = useRecipe(idea?.recipeId ?? null)
  const plan = usePlanIdea()
  if (!idea) return null
  return (
    <PlanDishDialog
      key={idea.id}
      opened={opened}
      onClose={onClose}
      name={idea.recipeName}
      dish={dishOfMeal(idea.recipeName, recipe)}
      recipe={recipe}
      busy={plan.isPending}
      onPlan={(place) => plan.mutate({ id: idea.id, ...place }, { onSuccess: onClose })}
    />
  )
}
