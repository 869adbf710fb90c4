import { slot } from '#web/lib/slot.tsx'

interface Sheet {
  opened: boolean
  onClose: () => void
}

/** What can be cooked from what is at home. */
export const CookingIdeas = slot<Sheet & { onOpenRecipe: (id: number) => void }>()

/** After the meal: what was used and left over. */
export const CookedRecipe = slot<Sheet & { recipeId: number; servings: number | null }>()

interface ShopForRecipeProps {
  label: string
  title: string
  className?: string
  query: { recipeId: number; times: number }
  /** For whatever closes on Escape below it. */
  onOpened: (opened: boolean) => void
}

export const ShopForRecipe = slot<ShopForRecipeProps>()

/** The meals that a recipe is planned for. */
export const PlannedMeals = slot<{ recipeId: number }>()
