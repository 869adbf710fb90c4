import { slot } from '#web/lib/slot.tsx'
import type { Days } from './menu.api.ts'

interface Sheet {
  opened: boolean
  onClose: () => void
}

/** After the meal: what was used and left over. */
export const CookedMeal = slot<Sheet & { mealId?: number }>()

/** A meal as it was cooked, by the id of what was noted. */
export const CookedBefore = slot<Sheet & { id: number }>()

/** That a meal was cooked, on its card. */
export const CookedMark = slot<{ mealId: number }>()

interface CookedItemProps {
  mealId: number
  onCooked: () => void
  onAsCooked: (cookingId: number) => void
}

/** 'We cooked it' in a meal's menu, or what was noted then. */
export const CookedItem = slot<CookedItemProps>()

/** A dish for each empty dinner. */
export const PlanWeek = slot<Sheet & { days: Days; today: string }>()

export const ShopForDays = slot<{ label: string; size: 'sm'; query: Days }>()
