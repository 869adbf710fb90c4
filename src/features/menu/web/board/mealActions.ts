import type { MealEvent } from '../../menu.contract.ts'

/** What a person can do with a meal. */
export interface MealActions {
  /** Its recipe, or its form where it has none. */
  onOpen: (meal: MealEvent) => void
  onEdit: (meal: MealEvent) => void
  onDelete: (meal: MealEvent) => void
  onCooked: (meal: MealEvent) => void
  /** By the id of what was noted. */
  onAsCooked: (cookingId: number) => void
}
