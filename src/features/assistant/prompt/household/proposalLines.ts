import { dataText } from '#server/prompts/dataText.ts'
import type { EarlierProposal } from '../../turn.ts'

/** The words that the instructions explain. */
const statusWords = {
  pending: 'pending',
  executed: 'approved',
  rejected: 'rejected',
  replaced: 'replaced',
  undone: 'undone',
} as const satisfies Record<EarlierProposal['status'], string>

/** 'proposal 12 (ADD_PANTRY_ITEMS_TEXT: …): approved', with the proposed items. */
export function proposalLine(
  { id, type, items, status, warnings = [] }: EarlierProposal,
  longestItems: number,
): string {
  const what = dataText(JSON.stringify(items), longestItems)
  const warned = warnings.map((warning) => `; warning: ${dataText(warning, 200)}`).join('')
  return `proposal ${id} (${type}: ${what}): ${statusWords[status]}${warned}`
}
