import type { ReactNode } from 'react'
import { slot } from '#web/lib/slot.tsx'
import type { Recipe } from '../recipes.contract.ts'

interface Sheet {
  opened: boolean
  onClose: () => void
}

/** Recipes that can be cooked from the pantry. */
export const CookingIdeas = slot<
  Sheet & {
    onOpenRecipe: (id: number) => void
    onPlan: (id: number) => void
    /** Ways to a first recipe, while there is none. */
    begin: ReactNode
  }
>()

/** The form after a meal: ingredients used and left over. */
export const CookedRecipe = slot<Sheet & { recipeId: number; servings: number | null }>()

interface ShopForRecipeProps {
  label: string
  title: string
  className?: string
  query: { recipeId: number; times: number }
  /** For how many: 'Serves 6'. */
  scaledTo: string
  /** Lets the screen below ignore Escape while the sheet is open. */
  onOpened: (opened: boolean) => void
}

export const ShopForRecipe = slot<ShopForRecipeProps>()

export const PlannedMeals = slot<{ recipeId: number }>()

/** Puts a recipe on the menu. */
export const PlanRecipe = slot<Sheet & { recipe: Recipe; servings?: number | null }>()
