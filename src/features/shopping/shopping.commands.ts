import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Command, Planning } from '#server/commands/command.ts'
import { commandsOn } from '#server/commands/listCommands.ts'
import { requiredText } from '#shared/fields.ts'
import { foodWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import { type ShoppingItem, ShoppingItemForm } from './shopping.contract.ts'
import { describeFully, describeItem } from './shopping.logic.ts'
import { listShopping, shoppingMetadata } from './shopping.queries.ts'
import { shoppingItems } from './shopping.records.ts'
import { asked } from './shopping.service.ts'

/** Without `isCompleted`: the assistant only proposes things still to buy. */
const ShoppingCommandItem = ShoppingItemForm.omit({ isCompleted: true }).extend({
  quantity: requiredText('Quantity', 100),
})

async function complete(
  form: Omit<ShoppingItemForm, 'isCompleted'>,
  { reads, by = null }: Planning,
): Promise<ShoppingItemForm> {
  const { stores } = await shoppingMetadata(reads)
  const store = form.store
  const known = store && stores.find((each) => sameName(each, store))
  return asked({ ...form, store: known || store, isCompleted: false }, { by })
}

const shopping = commandsOn<ShoppingItem>({
  recordType: shoppingItems,
  list: listShopping,
  nameOf: ({ name }) => name,
  describe: describeItem,
  describeFully,
  where: 'on the shopping list',
  warn: async ({ name }, { list, before, planning }) => [
    ...(before && nameKey(before.name) === nameKey(name)
      ? []
      : foodWarnings(await listFamilyMembers(planning.reads), name)),
    ...(before ? [] : list)
      .filter((item) => !item.isCompleted && nameKey(item.name) === nameKey(name))
      .map((item) => `${describeItem(item)} is already on the list`),
  ],
})

export const shoppingCommands: Command[] = [
  shopping.add({
    type: 'ADD_SHOPPING_ITEMS_TEXT',
    description:
      'Puts what is to be bought on the shopping list. Change an item that is on it already by UPDATE_SHOPPING_ITEMS_TEXT instead.',
    item: ShoppingCommandItem,
    complete,
  }),
  shopping.update({
    type: 'UPDATE_SHOPPING_ITEMS_TEXT',
    description:
      'Changes items of the shopping list by their id: amount, store, priority, or that they are bought (isCompleted). Give only the fields that change.',
    form: ShoppingItemForm,
  }),
  shopping.remove({
    type: 'DELETE_SHOPPING_ITEMS_TEXT',
    description: 'Takes what is not needed any more off the shopping list, by its name there.',
  }),
  shopping.addOrUpdate({
    type: 'UPDATE_SHOPPING_LIST',
    description: 'The older form: changes the shopping items of these names, and adds the others.',
    item: ShoppingCommandItem,
    complete,
  }),
  shopping.remove({
    type: 'DELETE_FROM_SHOPPING_LIST',
    description: 'The older form of DELETE_SHOPPING_ITEMS_TEXT.',
  }),
]
