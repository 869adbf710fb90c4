import { CookedMeal } from '#features/cooking/cooking.contract.ts'
import { listCookings } from '#features/cooking/cooking.queries.ts'
import { noteCooked } from '#features/cooking/cooking.service.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import type { FoundCooked } from '#features/recipes/import/foundLists.logic.ts'
import { isDay } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { dayIn } from '#shared/time.ts'
import { cut, type Mover, sayDate } from './mover.ts'

type Entry = CookedMeal & { recipe: string }

/** The same dish on the same day is the same meal. */
export const cookedMover: Mover<Entry> = {
  name: 'cooked',
  noun: 'cooked meal',
  label: ({ title, cookedOn }) => `${title}, ${sayDate(cookedOn)}`,
  plan: async (reads, { household, zone }) => {
    const keyOf = ({ title, cookedOn }: Pick<CookedMeal, 'title' | 'cookedOn'>) =>
      `${cookedOn} ${nameKey(title)}`
    const there = new Set((await listCookings(reads)).map(keyOf))
    const forms = household.lists.cooked.flatMap((cooked) => {
      const { data } = CookedMeal.safeParse({
        title: cut(cooked.title, 200),
        cookedOn: dayOf(cooked.at, zone),
        servings: cooked.servings,
        ratings: cooked.ratings.slice(0, 30).map(starsOf),
        notes: cut(cooked.notes, 2_000),
      })
      return data ? [{ ...data, recipe: cooked.recipe }] : []
    })
    const fresh = forms.filter((form) => !there.has(keyOf(form)))
    return {
      fresh,
      known: forms.length - fresh.length,
      unfit: household.lists.cooked.length - forms.length,
    }
  },
  save: async (w, entries, step, { recipeIds }) => {
    const meals = await listMeals(w.reads)
    const mealOn = new Map(meals.map(({ id, date, recipeId }) => [`${date} ${recipeId}`, id]))
    for (const { recipe, ...form } of entries) {
      const recipeId = recipeIds.get(recipe) ?? null
      const place = `${form.cookedOn} ${recipeId}`
      const mealId = (recipeId !== null && mealOn.get(place)) || null
      // A meal is cooked once.
      mealOn.delete(place)
      await noteCooked(w, { ...form, mealId, recipeId })
      await step()
    }
  },
}

const starsOf = ({ name, stars }: FoundCooked['ratings'][number]) => ({
  name: cut(name, 100) || 'Family',
  stars: Math.min(5, Math.max(1, Math.round(stars))),
})

/** Moments without a zone are in UTC: programs store them so. */
function dayOf(at: string, zone: string): string {
  if (isDay(at)) return at
  const written = at.trim().replace(' ', 'T')
  const moment = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`)
  return Number.isNaN(moment.getTime()) ? '' : dayIn(zone, moment)
}
