export const servingsKey = (recipeId: number) => `food-pal-servings-${recipeId}`

/** Remembers a meal's servings, so that the recipe opened from it is scaled to them. */
export function rememberServings(recipeId: number, servings: number | null) {
  try {
    if (servings === null) sessionStorage.removeItem(servingsKey(recipeId))
    else sessionStorage.setItem(servingsKey(recipeId), JSON.stringify(servings))
  } catch {
    // Without storage, the recipe is shown with its own servings.
  }
}
