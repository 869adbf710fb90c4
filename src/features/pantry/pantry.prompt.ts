import { dataText, labelled } from '#server/prompts/dataText.ts'
import { definePromptList } from '#server/prompts/promptList.ts'
import type { PantryItem } from './pantry.contract.ts'
import { pantryEndpoints } from './pantry.endpoints.ts'
import { listPantry } from './pantry.queries.ts'

export const pantryPrompt = definePromptList({
  name: 'pantry',
  title: 'Pantry',
  place: 4,
  topic: pantryEndpoints.topic,
  read: listPantry,
  fields: (item, isFull) => [
    dataText(item.name, 120),
    dataText(item.quantity, 40),
    dataText(item.category, 40),
    dataText(item.location, 40),
    expires(item),
    labelled('notes', item.notes, isFull ? 300 : 60),
  ],
  searched: (item) => ({
    name: [item.name],
    about: [item.category, item.location],
    inside: [item.notes],
  }),
})

/** The words, and the day that they mean. */
function expires({ expiryDate, expiresOn }: PantryItem): string {
  const words = labelled('expires', expiryDate, 60)
  return expiresOn && expiresOn !== expiryDate ? `${words} (${expiresOn})` : words
}
