import { Pill } from '#web/ui/Pill.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { expiryUrgency, sayExpiry, urgencyTones } from '../pantry.logic.ts'

interface ExpiryPillProps {
  item: Pick<PantryItem, 'expiryDate' | 'expiresOn'>
  today: string | undefined
}

export function ExpiryPill({ item, today }: ExpiryPillProps) {
  if (!item.expiryDate) return null
  return <Pill tone={urgencyTones[expiryUrgency(item, today)]}>{sayExpiry(item, today)}</Pill>
}
