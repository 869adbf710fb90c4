import type { MealEvent } from '../menu.contract.ts'

export interface MealActions {
  /** Its recipe, or its form where it has none. */
  onOpen: (meal: MealEvent) => void
  onEdit: (meal: MealEvent) => void
  onDelete: (meal: MealEvent) => void
}
