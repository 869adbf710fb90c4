import { dataText, labelled } from '#server/prompts/dataText.ts'
import { definePromptList } from '#server/prompts/promptList.ts'
import { shoppingEndpoints } from './shopping.endpoints.ts'
import { listShopping } from './shopping.queries.ts'

export const shoppingPrompt = definePromptList({
  name: 'shopping',
  title: 'Shopping list',
  place: 5,
  topic: shoppingEndpoints.topic,
  read: listShopping,
  fields: (item, isFull) => [
    dataText(item.name, 120),
    dataText(item.quantity, 40),
    dataText(item.category, 40),
    labelled('store', item.store, 40),
    item.priority === 'medium' ? '' : `${item.priority} priority`,
    labelled('added by', item.addedBy, 40),
    labelled('notes', item.notes, isFull ? 300 : 60),
    item.isCompleted ? 'bought' : '',
  ],
  searched: (item) => ({
    name: [item.name],
    about: [item.store, item.category, item.addedBy],
    inside: [item.notes],
  }),
})
