import { knownCommand } from '#features/cards.logic.ts'
import type { Proposal } from '../proposals.contract.ts'

export type Badge = { label: string; tone: 'brand' | 'red' | 'blue' }

export function badgeOf({ commandType }: Pick<Proposal, 'commandType'>): Badge {
  const { action, card } = knownCommand(commandType) ?? {}
  if (action === 'remove') return { label: 'Delete', tone: 'red' }
  if (action === 'update') return { label: 'Update', tone: 'blue' }
  return card?.badge ? { label: card.badge, tone: 'blue' } : { label: 'Add', tone: 'brand' }
}
