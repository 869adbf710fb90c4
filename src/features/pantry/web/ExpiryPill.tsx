import { Pill } from '#web/ui/Pill.tsx'
import { expiryUrgency, urgencyTones } from '../pantry.facts.ts'

export function ExpiryPill({ expiryDate }: { expiryDate: string | null }) {
  if (!expiryDate) return null
  return <Pill tone={urgencyTones[expiryUrgency(expiryDate)]}>{expiryDate}</Pill>
}
