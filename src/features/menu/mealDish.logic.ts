import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import type { Dish } from '#shared/foods/mustAvoid.ts'
import { typeName } from './menu.logic.ts'

type DishRecipe = Pick<Recipe, 'title' | 'ingredients' | 'tags'>

/** A meal in the form that the must-avoid check takes. */
export const dishOfMeal = (name: string, recipe: DishRecipe | undefined): Dish => ({
  name,
  ingredients: ingredientsOf(recipe?.ingredients ?? null),
  ...(recipe && { title: recipe.title, tags: recipe.tags }),
})

/** Minutes that a family sits at such a meal. */
export const minutesAtTable = (mealType: string): number =>
  ['Breakfast', 'Snack'].includes(typeName(mealType)) ? 30 : 60
