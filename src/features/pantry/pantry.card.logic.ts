import { defineCard, few, field, joined, text } from '#shared/commandCard.ts'

export const pantryCard = defineCard({
  recordType: 'pantry',
  commands: {
    ADD_PANTRY_ITEMS_TEXT: 'add',
    UPDATE_PANTRY_ITEMS_TEXT: 'update',
    DELETE_PANTRY_ITEMS_TEXT: 'remove',
  },
  legacyCommands: { UPDATE_PANTRY_LIST: 'add', DELETE_FROM_PANTRY: 'remove' },
  place: 'Pantry',
  detail: (items) =>
    few(items.map(({ quantity, location }) => joined([text(quantity), text(location)], ' → '))),
  fields: [
    field('name', 'Name'),
    field('quantity', 'Quantity'),
    field('category', 'Category', 'category'),
    field('location', 'Location', 'location'),
    field('expiryDate', 'Expiry date'),
    field('notes', 'Notes'),
  ],
  shownFields: ['quantity', 'location'],
  replacesRepeated: true,
})
