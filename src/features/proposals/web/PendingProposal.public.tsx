import { entityOf } from '#features/cards.logic.ts'
import type { Proposal } from '../proposals.contract.ts'
import { summarize } from '../summary.logic.ts'
import { badgeOf } from './badges.ts'
import { Card } from './Card.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { Notices } from './Notices.tsx'
import classes from './PendingProposal.module.css'
import { ProposedItems } from './ProposedItems.tsx'
import { useDecisions } from './useDecisions.ts'
import { useToday } from './useToday.ts'

/** One proposal outside the chat: can be approved or rejected, but not edited. */
export function PendingProposal({ proposal }: { proposal: Proposal }) {
  const today = useToday()
  const { approve, reject, busy } = useDecisions()
  const { title, detail } = summarize(proposal, today)
  return (
    <div className={classes.proposal}>
      <Card
        entity={entityOf(proposal.commandType)}
        badge={badgeOf(proposal)}
        title={title}
        detail={detail}
        href="/ai-chat"
        plain
      >
        <ProposedItems proposal={proposal} />
        <Notices proposal={proposal} />
        <DecisionButtons
          name={title}
          disabled={busy.size > 0}
          pending={busy.has(proposal.id)}
          onApprove={() => approve([proposal])}
          onReject={() => reject([proposal])}
        />
      </Card>
    </div>
  )
}
