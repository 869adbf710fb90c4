import { Priority, ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import { addLine } from '#features/shopping/shopping.service.ts'
import { nameKey } from '#shared/names.ts'
import { cut, type Mover } from './mover.ts'

/** The same name with the same tick is the same item: what was bought may be wanted again. */
export const shoppingMover: Mover<ShoppingItemForm> = {
  name: 'shopping',
  noun: 'shopping item',
  label: ({ name }) => name,
  plan: async (reads, { household }) => {
    const keyOf = ({ name, isCompleted }: Pick<ShoppingItemForm, 'name' | 'isCompleted'>) =>
      `${nameKey(name)} ${isCompleted}`
    const there = new Set((await listShopping(reads)).map(keyOf))
    const forms = household.lists.shopping.flatMap((item) => {
      const { data } = ShoppingItemForm.safeParse({
        name: cut(item.name, 200),
        quantity: cut(item.quantity, 100),
        category: cut(item.category, 60),
        store: cut(item.store, 100),
        notes: cut(item.notes, 2_000),
        isCompleted: item.isCompleted,
        priority: Priority.safeParse(item.priority).data,
        addedBy: cut(item.addedBy ?? '', 100),
      })
      return data ? [data] : []
    })
    const fresh = forms.filter((form) => !there.has(keyOf(form)))
    return {
      fresh,
      known: forms.length - fresh.length,
      unfit: household.lists.shopping.length - forms.length,
    }
  },
  save: async (w, entries, step) => {
    for (const entry of entries) {
      await addLine(w, [entry])
      await step()
    }
  },
}
