import type { MealEvent } from '../../menu.contract.ts'

export interface MealActions {
  /** Opens the recipe, or the form if the meal has none. */
  onOpen: (meal: MealEvent) => void
  /** Opens the days it may go to. */
  onMove: (meal: MealEvent) => void
  /** Opens other dishes for its place. */
  onSwap: (meal: MealEvent) => void
  onEdit: (meal: MealEvent) => void
  onDelete: (meal: MealEvent) => void
  onCooked: (meal: MealEvent) => void
  /** Takes the id of the cooking record. */
  onAsCooked: (cookingId: number) => void
}
