import type { QueryClient } from '@tanstack/react-query'
import { readItemLine } from '#shared/itemLine.ts'
import { addMany } from '#web/lib/outbox/addMany.ts'
import { QueuedAnswer } from '#web/lib/outbox/queuedAnswer.ts'
import { sayQueued } from '#web/lib/outbox/sayQueued.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'

export interface Outcome {
  added?: PantryItem[]
  problem?: string
}

/** Adds the items of a line as one change; no toast, since the list shows them. */
export async function addText(
  line: string,
  location: string | null,
  client: QueryClient,
): Promise<Outcome> {
  const { items, problem } = readItemLine(line)
  if (problem || items.length === 0) return { problem: problem ?? 'There is nothing to add.' }
  // Missing fields are not sent, because the server fills them in.
  const forms = items.map(({ name, quantity, notes }) => ({
    name,
    notes,
    ...(quantity !== null && { quantity }),
    ...(location !== null && { location }),
  }))
  const added = await addMany(pantryEndpoints, forms)
  if (added instanceof QueuedAnswer) {
    sayQueued(client, added)
    return {}
  }
  await client.invalidateQueries({ queryKey: [pantryEndpoints.topic] })
  return { added }
}
