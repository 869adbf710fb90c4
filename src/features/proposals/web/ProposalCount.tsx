import { CountBadge } from '#web/ui/CountBadge.tsx'
import { usePendingProposals } from './proposals.api.ts'

/** How many proposals wait, beside the assistant's entry in the sidebar. */
export function ProposalCount() {
  const { proposals = [] } = usePendingProposals()
  return proposals.length > 0 ? <CountBadge count={proposals.length} label="waiting" /> : null
}
