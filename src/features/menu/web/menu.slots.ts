import { slot } from '#web/lib/slot.tsx'
import type { Days } from './menu.api.ts'

interface Sheet {
  opened: boolean
  onClose: () => void
}

/** The form after a meal: ingredients used and left over. */
export const CookedMeal = slot<Sheet & { mealId?: number }>()

/** A cooking record by its id. */
export const CookedBefore = slot<Sheet & { id: number }>()

export const CookedMark = slot<{ mealId: number }>()

interface CookedItemProps {
  mealId: number
  onCooked: () => void
  onAsCooked: (cookingId: number) => void
}

/** The menu item 'We cooked it', or the way to the cooking record if there is one. */
export const CookedItem = slot<CookedItemProps>()

export const PlanWeek = slot<Sheet & { days: Days; today: string; onShow: (day: string) => void }>()

export const ShopForDays = slot<{ label: string; query: Days }>()
