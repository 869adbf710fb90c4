import { defineCard, few, field, joined, text } from '#shared/commandCard.ts'

export const shoppingCard = defineCard({
  recordType: 'shopping',
  commands: {
    ADD_SHOPPING_ITEMS_TEXT: 'add',
    UPDATE_SHOPPING_ITEMS_TEXT: 'update',
    DELETE_SHOPPING_ITEMS_TEXT: 'remove',
  },
  legacyCommands: { UPDATE_SHOPPING_LIST: 'add', DELETE_FROM_SHOPPING_LIST: 'remove' },
  place: 'Shopping List',
  detail: (items) =>
    joined([
      few(items.map(({ quantity }) => text(quantity))),
      few(items.map(({ store }) => text(store))),
    ]),
  fields: [
    field('name', 'Item name'),
    field('quantity', 'Quantity'),
    field('category', 'Category', 'aisle'),
    field('store', 'Store'),
    field('priority', 'Priority', 'priority'),
    field('notes', 'Notes'),
  ],
  shownFields: ['quantity', 'store'],
  replacesRepeated: true,
})
