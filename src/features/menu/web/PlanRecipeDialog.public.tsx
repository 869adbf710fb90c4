import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOfRecipe } from '#features/recipes/recipes.logic.ts'
import { mealApi } from './menu.api.ts'
import { PlanDishDialog } from './PlanDishDialog.tsx'
import { usePlanDish } from './planDish.api.ts'
import { useServingsFor } from './servingsFor.api.ts'
import { ideaApi } from './sometime.api.ts'

interface PlanRecipeDialogProps {
  opened: boolean
  onClose: () => void
  recipe: Recipe
  /** Where it is cooked for more or fewer than the recipe says. */
  servings?: number | null
}

export function PlanRecipeDialog(props: PlanRecipeDialogProps) {
  const { opened, onClose, recipe, servings } = props
  const servingsFor = useServingsFor()
  const add = usePlanDish()
  const update = mealApi.useUpdate()
  const addIdea = ideaApi.useAdd()
  const dish = { recipeName: recipe.title, recipeId: recipe.id }
  const then = { onSuccess: onClose }
  return (
    <PlanDishDialog
      opened={opened}
      onClose={onClose}
      name={recipe.title}
      dish={dishOfRecipe(recipe)}
      recipe={recipe}
      busy={add.isPending || update.isPending || addIdea.isPending}
      onPlan={(place) =>
        add.mutate(
          {
            ...place,
            ...dish,
            attendees: null,
            servings: servings ?? servingsFor(recipe, null),
            notes: null,
          },
          then,
        )
      }
      onReplace={(meal) =>
        update.mutate(
          {
            id: meal.id,
            changes: {
              ...dish,
              servings: servings ?? meal.servings ?? servingsFor(recipe, meal.attendees),
            },
            base: meal,
          },
          then,
        )
      }
      onSometime={() => addIdea.mutate(dish, then)}
    />
  )
}
