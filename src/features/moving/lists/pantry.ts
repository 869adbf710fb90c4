import { isSameLot } from '#features/pantry/lots.logic.ts'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { readUsual, stockPantry } from '#features/pantry/pantry.service.ts'
import { isDay } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import { cut, type Mover, sayDate } from './mover.ts'

/** The same name in the same place with the same date is the same item. */
export const pantryMover: Mover<PantryItemForm> = {
  name: 'pantry',
  noun: 'pantry item',
  label: ({ name }) => name,
  plan: async (reads, { household, today }) => {
    const there = Map.groupBy(await listPantry(reads), ({ name }) => nameKey(name))
    const usualOf = await readUsual(reads)
    const forms = household.lists.pantry.flatMap((item) => {
      const name = cut(item.name, 200)
      const usual = usualOf(name, item.quantity)
      const { data } = PantryItemForm.safeParse({
        name,
        quantity: cut(item.quantity, 100) || usual.quantity || '1',
        category: cut(item.category, 60) || usual.category,
        location: cut(item.location, 60) || usual.location,
        expiryDate: expiryOf(item.expiryDate),
        notes: cut(item.notes, 2_000),
      })
      return data ? [data] : []
    })
    const fresh = forms.filter(
      (form) =>
        !there
          .get(nameKey(form.name))
          ?.some(
            (item) =>
              sameName(item.location, form.location) && isSameLot(item, form.expiryDate, today),
          ),
    )
    return {
      fresh,
      known: forms.length - fresh.length,
      unfit: household.lists.pantry.length - forms.length,
    }
  },
  save: async (w, entries, step) => {
    for (let n = 0; n < entries.length; n += atOnce) {
      const some = entries.slice(n, n + atOnce)
      await stockPantry(w, some)
      for (const _ of some) await step()
    }
  },
}

/** Each time the whole pantry is looked through for what the new items may be added to. */
const atOnce = 20

const expiryOf = (day: string) => (isDay(day) ? sayDate(day) : cut(day, 100))
