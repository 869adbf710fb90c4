import type { QueryClient } from '@tanstack/react-query'
import { readItemLine } from '#shared/itemLine/itemLine.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { addMany } from '#web/lib/outbox/addMany.ts'
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
  const { today } = await client.ensureQueryData(householdQuery)
  const { items, problem } = readItemLine(line, { today })
  if (problem || items.length === 0) return { problem: problem ?? "There's nothing to add." }
  // Missing fields are not sent, because the server fills them in.
  const forms = items.map(({ quantity, ...given }) => ({
    ...(location !== null && { location }),
    ...given,
    ...(quantity !== null && { quantity }),
  }))
  return { added: await addMany(client, pantryEndpoints, forms) }
}
