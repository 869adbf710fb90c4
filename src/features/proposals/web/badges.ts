import { commandTypes, isCommandType } from '#shared/commandTypes.ts'
import type { Proposal } from '../proposals.contract.ts'

export type Badge = { label: string; tone: 'brand' | 'red' | 'blue' }

export function badgeOf({ commandType }: Pick<Proposal, 'commandType'>): Badge {
  const known = isCommandType(commandType) ? commandTypes[commandType] : undefined
  if (known?.action === 'remove') return { label: 'Delete', tone: 'red' }
  if (known?.action === 'update') return { label: 'Update', tone: 'blue' }
  if (known?.entity === 'cooking') return { label: 'Cooked', tone: 'blue' }
  return known?.entity === 'menu'
    ? { label: 'Create', tone: 'blue' }
    : { label: 'Add', tone: 'brand' }
}
