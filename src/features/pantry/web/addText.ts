import type { QueryClient } from '@tanstack/react-query'
import { readItemLine } from '#shared/itemLine.ts'
import { send } from '#web/lib/call.ts'
import { pantryCalls } from '../pantry.calls.ts'
import type { PantryItem } from '../pantry.contract.ts'

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
  const input = { items: items.map((item) => ({ ...item, location, category: null })) }
  const added = await send(pantryCalls.addLine, { input })
  await client.invalidateQueries({ queryKey: [pantryCalls.topic] })
  return { added }
}
