import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import { useRecipe } from '#features/recipes/web/recipes.api.ts'
import { dishOfMeal } from '../../mealDish.logic.ts'

interface MealMustNotEatProps {
  meal: { recipeName: string; recipeId: number | null; attendees: string[] | null }
}

/** Says before a meal is saved who of its eaters must not eat it. */
export function MealMustNotEat({ meal }: MealMustNotEatProps) {
  const recipe = useRecipe(meal.recipeId)
  return <MustNotEat dish={dishOfMeal(meal.recipeName, recipe)} attendees={meal.attendees} />
}
