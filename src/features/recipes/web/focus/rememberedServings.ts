/** Where a tab keeps for how many a recipe is cooked. */
export const servingsKey = (recipeId: number) => `food-pal-servings-${recipeId}`

/** A recipe that is opened from a meal is shown for as many as eat it. */
export function rememberServings(recipeId: number, servings: number | null) {
  try {
    if (servings === null) sessionStorage.removeItem(servingsKey(recipeId))
    else sessionStorage.setItem(servingsKey(recipeId), JSON.stringify(servings))
  } catch {
    // A browser that keeps nothing shows it as it is written.
  }
}
