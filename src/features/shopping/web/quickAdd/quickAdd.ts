import type { QueryClient } from '@tanstack/react-query'
import { addMany } from '#web/lib/outbox/addMany.ts'
import type { ShoppingItem, ShoppingItemForm } from '../../shopping.contract.ts'
import { shoppingEndpoints } from '../../shopping.endpoints.ts'
import { stores, usualItems } from '../stores.api.ts'
import { formOf, type Question, readForms } from './readForms.ts'

interface Where {
  client: QueryClient
  items: readonly ShoppingItem[]
  store: string | null
  /** Called before the list is refetched: ends the frozen order, so that new items show at once. */
  onAdd: () => void
}

/** The result of adding a line. */
export interface Outcome {
  added?: ShoppingItem[]
  questions?: Question[]
  problem?: string
}

async function knownAbout({ client, items, store }: Where) {
  // Without a connection the usual items may be missing; the line can still be added.
  const usual = await client.ensureQueryData(usualItems).catch(() => [])
  const named = await client.ensureQueryData(stores).catch(() => [])
  return {
    usual,
    store,
    stores: named.map(({ name }) => name),
    toBuy: items.filter((item) => !item.isCompleted),
  }
}

/** Added as one change, so that one Undo takes it back; no toast, since the list shows it. */
export async function addForms(
  items: ShoppingItemForm[],
  { client, onAdd }: Pick<Where, 'client' | 'onAdd'>,
) {
  const added = await addMany(client, shoppingEndpoints, items, onAdd)
  if (added) client.invalidateQueries({ queryKey: usualItems.queryKey })
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
