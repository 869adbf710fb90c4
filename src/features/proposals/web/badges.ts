import { knownCommand } from '#features/cards.logic.ts'
import type { Proposal } from '../proposals.contract.ts'

export type Badge = { label: string; tone: 'brand' | 'red' | 'blue' }

export function badgeOf({
  commandType,
  affectedEntities,
}: Pick<Proposal, 'commandType' | 'affectedEntities'>): Badge {
  const { action, card } = knownCommand(commandType) ?? {}
  if (action === 'remove') return { label: 'Delete', tone: 'red' }
  // 'Maya must avoid sesame' adds a line to somebody who is there.
  const affected = Array.isArray(affectedEntities) ? affectedEntities : []
  const isThere = affected.length > 0 && affected.every(({ before }) => before)
  if (action === 'update' || (action === 'add' && isThere && !card?.badge))
    return { label: 'Update', tone: 'blue' }
  return card?.badge ? { label: card.badge, tone: 'blue' } : { label: 'Add', tone: 'brand' }
}
