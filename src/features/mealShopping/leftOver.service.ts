import { listMeals, mealsTakenOff } from '#features/menu/menu.queries.ts'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { createNoteReader } from './mealNotes.logic.ts'

/** What is still to buy, by its note only for meals that a change took off the menu. */
export async function leftOver(
  reader: Reader,
  changeId: number,
  today: string,
): Promise<ShoppingItem[]> {
  const gone = await mealsTakenOff(reader, changeId)
  if (gone.length === 0) return []
  const planned = await listMeals(reader, { startDate: today })
  const mealsIn = createNoteReader(
    [
      // A swapped meal is still there, by the same id.
      ...gone.map(({ id, recipeName: title, date }) => ({ mealId: -id, title, date })),
      ...planned.map(({ id, recipeName: title, date }) => ({ mealId: id, title, date })),
    ],
    today,
  )
  return (await listShopping(reader)).filter(({ isCompleted, notes }) => {
    const meals = isCompleted ? undefined : mealsIn(notes)
    return meals !== undefined && [...meals].every((id) => id < 0)
  })
}
