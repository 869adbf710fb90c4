import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import type { Dish } from '#shared/foods/mustAvoid.ts'
import { typeName } from './menu.logic.ts'

type DishRecipe = Pick<Recipe, 'title' | 'ingredients' | 'tags'>

/** What a meal is made of, as far as its recipe tells. */
export const dishOfMeal = (name: string, recipe: DishRecipe | undefined): Dish => ({
  name,
  ingredients: ingredientsOf(recipe?.ingredients ?? null),
  ...(recipe && { title: recipe.title, tags: recipe.tags }),
})

/** How long people sit at it, in minutes. */
export const minutesAtTable = (mealType: string): number =>
  ['Breakfast', 'Snack'].includes(typeName(mealType)) ? 30 : 60
