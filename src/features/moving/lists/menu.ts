import { MealEventForm } from '#features/menu/menu.contract.ts'
import { defaultTime, sectionOf, typeName } from '#features/menu/menu.logic.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import { planMeal } from '#features/menu/menu.service.ts'
import { isTimeOfDay } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { cut, type Mover, sayDate } from './mover.ts'

type Entry = MealEventForm & { recipe: string }

/** The same dish for the same meal of a day is the same meal. */
export const menuMover: Mover<Entry> = {
  name: 'menu',
  noun: 'planned meal',
  label: ({ recipeName, date }) => `${recipeName}, ${sayDate(date)}`,
  plan: async (reads, { household }) => {
    const keyOf = ({
      date,
      mealType,
      recipeName,
    }: Pick<MealEventForm, 'date' | 'mealType' | 'recipeName'>) =>
      `${date} ${sectionOf(mealType).key} ${nameKey(recipeName)}`
    const there = new Set((await listMeals(reads)).map(keyOf))
    const forms = household.lists.menu.flatMap((meal) => {
      const mealType = mealTypeOf(meal.mealType)
      const { data } = MealEventForm.safeParse({
        date: meal.date.slice(0, 10),
        time: isTimeOfDay(meal.time) ? meal.time : (defaultTime(mealType) ?? '18:00'),
        mealType,
        recipeName: cut(meal.title, 200),
        servings: meal.servings,
        notes: cut(meal.notes, 2_000),
      })
      return data ? [{ ...data, recipe: meal.recipe }] : []
    })
    const fresh = forms.filter((form) => !there.has(keyOf(form)))
    return {
      fresh,
      known: forms.length - fresh.length,
      unfit: household.lists.menu.length - forms.length,
    }
  },
  save: async (w, entries, step, { recipeIds }) => {
    for (const { recipe, ...form } of entries) {
      await planMeal(w, { ...form, recipeId: recipeIds.get(recipe) ?? null })
      await step()
    }
  },
}

/** 'side' is 'Side': a household's own kind of meal; without one it is dinner. */
function mealTypeOf(said: string): string {
  const name = typeName(cut(said.trim(), 50))
  return name === '' ? 'Dinner' : name.charAt(0).toUpperCase() + name.slice(1)
}
