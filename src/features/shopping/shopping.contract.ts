import { z } from 'zod'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { optionalText, recordFields, recordId, requiredText, textList } from '#shared/fields.ts'
import { priorities } from './shopping.logic.ts'

export const Priority = z.preprocess(
  (given) => (given === undefined || given === null || given === '' ? 'medium' : given),
  z.enum(priorities, 'Priority must be high, medium or low'),
)

export const ShoppingItemForm = z.object({
  name: requiredText('Item name', 200),
  quantity: optionalText('Quantity', 100),
  category: optionalText('Category', 60),
  store: optionalText('Store', 100),
  priority: Priority,
  notes: optionalText('Notes', 2_000),
  addedBy: optionalText('Added by', 100).describe('Who asked for it'),
  isCompleted: z.boolean('Completed must be true or false').default(false).describe('Bought'),
})
export type ShoppingItemForm = z.infer<typeof ShoppingItemForm>

export const ShoppingItem = ShoppingItemForm.extend(recordFields)
export type ShoppingItem = z.infer<typeof ShoppingItem>

export const StoreForm = z.object({ name: requiredText('Store name', 100) })
export type StoreForm = z.infer<typeof StoreForm>

const aisles = textList('Aisles', { most: 60, longest: 60 }).describe(
  'Categories in the order in which one passes them',
)

export const Store = StoreForm.extend({ aisles, ...recordFields })
export type Store = z.infer<typeof Store>

/** The categories of a store in the order of its aisles. */
export const AislesForm = z.object({ store: requiredText('Store name', 100), aisles })
export type AislesForm = z.infer<typeof AislesForm>

/** Several items that are added in one change. */
export const itemsForm = (most: number) =>
  z.object({
    items: z
      .array(ShoppingItemForm, 'Items must be a list')
      .min(1, "There's nothing to add")
      .max(most, `At most ${most} items can be added at once`),
  })

export const ShoppingLineForm = itemsForm(60)
export type ShoppingLineForm = z.infer<typeof ShoppingLineForm>

const clearedAtOnce = 5_000

export const ClearForm = z.object({
  ids: z
    .array(recordId, 'Ids must be a list')
    .max(clearedAtOnce, `At most ${clearedAtOnce} items can be cleared at once`),
})
export type ClearForm = z.infer<typeof ClearForm>

const putAwayAtOnce = 200

/** The places of bought items in the pantry, by their ids on the shopping list. */
export const PutAwayForm = z.object({
  items: z
    .array(
      PantryItemForm.pick({
        quantity: true,
        category: true,
        location: true,
        expiryDate: true,
      }).extend({ id: recordId }),
      'Items must be a list',
    )
    .min(1, "There's nothing to put away")
    .max(putAwayAtOnce, `At most ${putAwayAtOnce} items can be put away at once`),
})
export type PutAwayForm = z.infer<typeof PutAwayForm>

/** A bought item with its suggested place. */
export type PutAwayGuess = PutAwayForm['items'][number] & {
  name: string
  /** The pantry's stock of it. */
  there: {
    location: string
    quantity: string
    expiryDate: string | null
    expiresOn: string | null
  }[]
  /** False for what nobody eats, unless the household has kept it in the pantry. */
  isKept: boolean
  /** Whether it came into the pantry when it was ticked: 'I bought the limes'. */
  isHere: boolean
}

/** A name with its last store, category and priority. */
export type UsualItem = Pick<ShoppingItem, 'name' | 'store' | 'category' | 'priority'> & {
  /** How often it was bought lately. */
  bought: number
  /** When it was last ticked off. */
  boughtAt: string | null
}

export type ShoppingMetadata = {
  categories: string[]
  priorities: readonly string[]
  stores: string[]
}
