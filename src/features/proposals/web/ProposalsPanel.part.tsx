import { Button } from '@mantine/core'
import { IconChecks, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Chevron } from '#web/ui/Chevron.tsx'
import {
  groupProposals,
  isGrouped,
  membersOf,
  newestMessageFirst,
  type Shown,
} from '../grouping.facts.ts'
import type { Proposal } from '../proposals.contract.ts'
import { GroupedCard } from './GroupedCard.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import classes from './ProposalsPanel.module.css'
import { usePendingProposals } from './proposals.api.ts'
import { useDecisions } from './useDecisions.ts'
import { useEdits } from './useEdits.ts'
import { useFailureMessages } from './useFailureMessages.ts'

/** The newest of those that wait. */
const most = 6
const untilExpanded = 3

interface ProposalsPanelProps {
  /** Only its header line, while somebody reads or types on a phone. */
  folded?: boolean
  onFold?: (folded: boolean) => void
}

/** What the assistant proposed and nobody decided about yet; nothing when there is nothing. */
export function ProposalsPanel({ folded = false, onFold }: ProposalsPanelProps) {
  const { proposals = [] } = usePendingProposals()
  useFailureMessages()
  return proposals.length > 0 ? (
    <Panel proposals={proposals.slice(-most)} folded={folded} onFold={onFold} />
  ) : null
}

function Panel({ proposals, folded, onFold }: ProposalsPanelProps & { proposals: Proposal[] }) {
  const [expanded, setExpanded] = useState(false)
  const { approve, reject, busy } = useDecisions()
  const { edits, edit } = useEdits()
  const listId = useId()
  const deciding = busy.size > 0
  const inOrder = groupProposals(proposals)
  const shown = newestMessageFirst(inOrder)
  const more = shown.length - untilExpanded
  const decided = (chosen: readonly Proposal[]) =>
    chosen.map((proposal) => ({ proposal, edited: edits.get(proposal.id) }))
  const count = proposals.length

  const card = (each: Shown) => {
    const own = membersOf(each)
    const decisions = {
      onApprove: () => approve(decided(own)),
      onReject: () => reject(decided(own)),
      disabled: deciding,
      pending: own.some(({ id }) => busy.has(id)),
    }
    return isGrouped(each) ? (
      <GroupedCard key={each.id} group={each} {...decisions} />
    ) : (
      <ProposalCard
        key={each.id}
        proposal={each}
        edited={edits.get(each.id)}
        onEdit={(items) => edit(each.id, items)}
        {...decisions}
      />
    )
  }

  return (
    <section aria-label="AI Proposals" className={classes.panel}>
      <header className={classes.header}>
        <h2 className={classes.title}>
          {count === 1
            ? '1 pending proposal ready for review'
            : `${count} pending proposals ready for review`}
        </h2>
        {count > 1 && (
          <div className={classes.all}>
            {more > 0 && !folded && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-expanded={expanded}
                aria-controls={listId}
                onClick={() => setExpanded(!expanded)}
              >
                {expanded ? 'Less' : 'All'}
              </Button>
            )}
            <Button
              size="sm"
              variant="default"
              leftSection={<IconX size={17} aria-hidden />}
              disabled={deciding}
              onClick={() => reject(decided(proposals))}
            >
              All reject
            </Button>
            <Button
              size="sm"
              leftSection={<IconChecks size={17} aria-hidden />}
              disabled={deciding}
              onClick={() => approve(decided(inOrder.flatMap(membersOf)))}
            >
              All approve
            </Button>
          </div>
        )}
        {onFold && (
          <Button
            size="sm"
            variant="subtle"
            className={classes.fold}
            aria-expanded={!folded}
            aria-controls={listId}
            aria-label={folded ? 'Show the proposals' : 'Fold the proposals'}
            onClick={() => onFold(!folded)}
          >
            <Chevron open={!folded} />
          </Button>
        )}
      </header>
      <div id={listId} className={classes.cards} hidden={folded}>
        {shown.slice(0, expanded ? shown.length : untilExpanded).map(card)}
        {more > 0 && !expanded && (
          <Button variant="subtle" size="sm" onClick={() => setExpanded(true)}>
            {more === 1 ? 'Show 1 more proposal' : `Show ${more} more proposals`}
          </Button>
        )}
      </div>
    </section>
  )
}
