import { Pill } from '../../../web/ui/Pill.tsx'
import { expiryUrgency } from '../pantry.facts.ts'

const tones = { urgent: 'red', warning: 'orange', neutral: 'neutral' } as const

export function ExpiryPill({ expiryDate }: { expiryDate: string | null }) {
  if (!expiryDate) return null
  return <Pill tone={tones[expiryUrgency(expiryDate)]}>{expiryDate}</Pill>
}
