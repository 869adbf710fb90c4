import { IconSparkles } from '@tabler/icons-react'
import { usePendingProposals } from '#features/proposals/web/proposals.api.ts'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { DashboardCard } from './DashboardCard.tsx'

const PendingProposal = lazyPart(
  async () => (await import('#features/proposals/web/PendingProposal.public.tsx')).PendingProposal,
)

export function WaitingCard() {
  const { query, proposals = [] } = usePendingProposals()
  const count = proposals.length
  return (
    <DashboardCard
      icon={IconSparkles}
      title="Waiting for you"
      link={{ to: '/ai-chat', label: count > 0 ? `Review all ${count}` : 'Ask the assistant' }}
      query={query}
      empty="No proposals are waiting."
      rows={proposals.map((proposal) => (
        <li key={proposal.id}>
          <PendingProposal proposal={proposal} />
        </li>
      ))}
    />
  )
}
