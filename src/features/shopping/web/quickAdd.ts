import type { QueryClient } from '@tanstack/react-query'
import { addTogether } from '#web/lib/outbox/addTogether.ts'
import { QueuedAnswer } from '#web/lib/outbox/queuedAnswer.ts'
import { sayQueued } from '#web/lib/outbox/sayQueued.ts'
import type { ShoppingItem, ShoppingItemForm } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'
import { formOf, type Question, readForms } from './readForms.ts'
import { usualItems } from './stores.api.ts'

interface Where {
  client: QueryClient
  items: readonly ShoppingItem[]
  store: string | null
  /** Before it: what is added must be seen at once. */
  onAdd: () => void
}

/** What became of a line. */
export interface Outcome {
  added?: ShoppingItem[]
  questions?: Question[]
  problem?: string
}

async function knownAbout({ client, items, store }: Where) {
  // Without a connection there may be nothing to remember; what was typed is still an item.
  const usual = await client.ensureQueryData(usualItems).catch(() => [])
  return { usual, store, toBuy: items.filter((item) => !item.isCompleted) }
}

/** As one change, which can be taken back whole; there is no more to say once the list shows it. */
export async function addForms(
  items: ShoppingItemForm[],
  { client, onAdd }: Pick<Where, 'client' | 'onAdd'>,
) {
  const added = await addTogether(shoppingEndpoints, items)
  onAdd()
  if (added instanceof QueuedAnswer) return void sayQueued(client, added)
  client.invalidateQueries({ queryKey: usualItems.queryKey })
  await client.invalidateQueries({ queryKey: [shoppingEndpoints.topic] })
  return added
}

export async function addText(text: string, where: Where): Promise<Outcome> {
  const { forms, ...asked } = readForms(text, await knownAbout(where))
  return forms.length > 0 ? { ...asked, added: await addForms(forms, where) } : asked
}

export async function addUsual(name: string, where: Where): Promise<Outcome> {
  const form = formOf({ name, quantity: null, notes: null }, await knownAbout(where))
  return { added: await addForms([form], where) }
}
