import { CountBadge } from '#web/ui/CountBadge.tsx'
import { usePendingProposals } from './proposals.api.ts'

export function ProposalCount() {
  const { proposals = [] } = usePendingProposals()
  return proposals.length > 0 ? <CountBadge count={proposals.length} label="waiting" /> : null
}
