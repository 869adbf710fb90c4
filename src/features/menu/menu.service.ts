import type { FamilyMember } from '#features/family/family.contract.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import type { Writing } from '#server/records/change.ts'
import { sameName } from '#shared/order.ts'
import type { MealEventForm } from './menu.contract.ts'
import { listMeals } from './menu.queries.ts'
import { mealEvents } from './menu.records.ts'
import { listRepeatingMeals } from './repeating/repeating.queries.ts'
import { repeatingMeals } from './repeating/repeating.records.ts'
import { listDishIdeas } from './sometime/sometime.queries.ts'
import { dishIdeas } from './sometime/sometime.records.ts'

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

/** What is planned of a recipe under its own title follows it; what was eaten keeps its name. */
export async function followTitle(before: Recipe, after: Recipe, w: Writing): Promise<void> {
  if (before.title === after.title) return
  const isOfRecipe = ({ recipeId, recipeName }: { recipeId: number | null; recipeName: string }) =>
    recipeId === after.id && recipeName === before.title
  const renamed = { recipeName: after.title }
  for (const meal of (await listMeals(w.reads, { startDate: w.today })).filter(isOfRecipe)) {
    await w.update(mealEvents, meal.id, renamed)
  }
  for (const series of (await listRepeatingMeals(w.reads)).filter(isOfRecipe)) {
    await w.update(repeatingMeals, series.id, renamed)
  }
  for (const idea of (await listDishIdeas(w.reads)).filter(isOfRecipe)) {
    await w.update(dishIdeas, idea.id, renamed)
  }
}
