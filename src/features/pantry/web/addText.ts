import type { QueryClient } from '@tanstack/react-query'
import { readItemLine } from '#shared/itemLine.ts'
import { addTogether } from '#web/lib/outbox/addTogether.ts'
import { QueuedAnswer } from '#web/lib/outbox/queuedAnswer.ts'
import { sayQueued } from '#web/lib/outbox/sayQueued.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'

/** What was just added, or why nothing was. */
export interface Outcome {
  added?: PantryItem[]
  problem?: string
}

/** All that a line names, as one change; there is no more to say once the list shows it. */
export async function addText(
  line: string,
  location: string | null,
  client: QueryClient,
): Promise<Outcome> {
  const { items, problem } = readItemLine(line)
  if (problem || items.length === 0) return { problem: problem ?? 'There is nothing to add.' }
  // What is left open is not sent: the server knows how it was the last time.
  const forms = items.map(({ name, quantity, notes }) => ({
    name,
    notes,
    ...(quantity !== null && { quantity }),
    ...(location !== null && { location }),
  }))
  const added = await addTogether(pantryEndpoints, forms)
  if (added instanceof QueuedAnswer) {
    sayQueued(client, added)
    return {}
  }
  await client.invalidateQueries({ queryKey: [pantryEndpoints.topic] })
  return { added }
}
