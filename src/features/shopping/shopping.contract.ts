import { z } from 'zod'
import { optionalText, recordFields, requiredText } from '#shared/fields.ts'
import { priorities } from './shopping.facts.ts'

const Priority = z.preprocess(
  (given) => (given === undefined || given === null || given === '' ? 'medium' : given),
  z.enum(priorities, 'Priority takes high, medium or low'),
)

export const ShoppingItemForm = z.object({
  name: requiredText('Item name', 200),
  quantity: optionalText('Quantity', 100),
  category: optionalText('Category', 60),
  store: optionalText('Store', 100),
  priority: Priority,
  notes: optionalText('Notes', 2_000),
  addedBy: optionalText('Added by', 100).describe('Who asked for it'),
  isCompleted: z.boolean('Completed takes true or false').default(false).describe('Bought'),
})
export type ShoppingItemForm = z.infer<typeof ShoppingItemForm>

export const ShoppingItem = ShoppingItemForm.extend(recordFields)
export type ShoppingItem = z.infer<typeof ShoppingItem>

export const StoreForm = z.object({ name: requiredText('Store name', 100) })
export type StoreForm = z.infer<typeof StoreForm>

export const Store = StoreForm.extend(recordFields)
export type Store = z.infer<typeof Store>

export type ShoppingMetadata = {
  categories: string[]
  priorities: readonly string[]
  stores: string[]
}
