import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Command, Planning } from '#server/commands/command.ts'
import { commandsOn } from '#server/commands/listCommands.ts'
import { foodWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import { type PantryItem, PantryItemForm } from './pantry.contract.ts'
import { listPantry, pantryMetadata } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'
import { pantryNaming } from './pantry.service.ts'

/** Spells category and location as the household does: 'fridge' becomes 'Fridge'. */
async function complete(form: PantryItemForm, { reads }: Planning): Promise<PantryItemForm> {
  const { categories, locations } = await pantryMetadata(reads)
  const known = (list: string[], word: string) => list.find((each) => sameName(each, word)) ?? word
  return {
    ...form,
    category: known(categories, form.category),
    location: known(locations, form.location),
  }
}

const pantry = commandsOn<PantryItem>({
  recordType: pantryItems,
  list: listPantry,
  ...pantryNaming,
  warn: async ({ name }, { list, before, planning }) => [
    ...(before && nameKey(before.name) === nameKey(name)
      ? []
      : foodWarnings(await listFamilyMembers(planning.reads), name)),
    ...(before ? [] : list)
      .filter((item) => nameKey(item.name) === nameKey(name))
      .map((item) => `${pantryNaming.describe(item)} is already in the pantry`),
  ],
})

export const pantryCommands: Command[] = [
  pantry.add({
    type: 'ADD_PANTRY_ITEMS_TEXT',
    description:
      'Puts what the household has at home into the pantry. Use it for what was bought, cooked or found; change an item that is there already by UPDATE_PANTRY_ITEMS_TEXT instead.',
    item: PantryItemForm,
    complete,
  }),
  pantry.update({
    type: 'UPDATE_PANTRY_ITEMS_TEXT',
    description:
      'Changes pantry items by their id: how much is left, where it is, until when it keeps. Give only the fields that change.',
    form: PantryItemForm,
  }),
  pantry.remove({
    type: 'DELETE_PANTRY_ITEMS_TEXT',
    description: 'Takes what is used up or thrown away out of the pantry, by its name there.',
  }),
  pantry.addOrUpdate({
    type: 'UPDATE_PANTRY_LIST',
    description: 'The older form: changes the pantry items of these names, and adds the others.',
    item: PantryItemForm,
    complete,
  }),
  pantry.remove({
    type: 'DELETE_FROM_PANTRY',
    description: 'The older form of DELETE_PANTRY_ITEMS_TEXT.',
  }),
]
