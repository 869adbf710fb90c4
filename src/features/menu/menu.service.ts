import type { FamilyMember } from '#features/family/family.contract.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Writing } from '#server/records/change.ts'
import { sameName } from '#shared/order.ts'
import type { MealEventForm } from './menu.contract.ts'
import { listMeals } from './menu.queries.ts'
import { mealEvents } from './menu.records.ts'
import { listRepeatingMeals } from './repeating/repeating.queries.ts'
import { repeatingMeals } from './repeating/repeating.records.ts'

export const planMeal = (w: Writing, meal: MealEventForm) =>
  w.create(mealEvents, { ...meal, seriesId: null })

/** Coming meals don't name who left the family; one that was for them alone is for everyone. */
export async function unseat({ name }: FamilyMember, w: Writing): Promise<void> {
  const isNamed = (each: string) => sameName(each, name)
  if ((await listFamilyMembers(w.reads)).some((member) => isNamed(member.name))) return
  const named = ({ attendees }: { attendees: string[] | null }) => attendees?.some(isNamed)
  const without = ({ attendees }: { attendees: string[] | null }) => {
    const others = attendees?.filter((each) => !isNamed(each)) ?? []
    return { attendees: others.length > 0 ? others : null }
  }
  for (const meal of (await listMeals(w.reads, { startDate: w.today })).filter(named)) {
    await w.update(mealEvents, meal.id, without(meal))
  }
  for (const series of (await listRepeatingMeals(w.reads)).filter(named)) {
    await w.update(repeatingMeals, series.id, without(series))
  }
}
