import { Box, Button, Paper } from '@mantine/core'
import { IconChecks, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  groupProposals,
  isGrouped,
  membersOf,
  newestMessageFirst,
  type Shown,
} from '../grouping.logic.ts'
import type { Proposal } from '../proposals.contract.ts'
import { GroupedCard } from './GroupedCard.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import classes from './ProposalsPanel.module.css'
import { usePendingProposals } from './proposals.api.ts'
import { useDecisions } from './useDecisions.ts'
import { useFailureMessages } from './useFailureMessages.ts'

const cardsAtFirst = 3
/** Cards after the first press of 'Show more'; the second press shows all. */
const cardsExpanded = 6

const sayWaiting = (more: number) => (more === 1 ? '1 more waits' : `${more} more wait`)

/** Pending proposals; renders nothing if there are none. */
export function ProposalsPanel() {
  const { proposals = [] } = usePendingProposals()
  const [edited, setEdited] = useState<readonly Proposal[]>([])
  useFailureMessages()
  // A card that is being edited stays, even if somebody else has decided about it.
  const gone = edited.filter(({ id }) => !proposals.some((each) => each.id === id))
  return proposals.length + gone.length > 0 ? (
    <Panel {...{ proposals, gone, edited, setEdited }} />
  ) : null
}

interface PanelProps {
  proposals: Proposal[]
  gone: readonly Proposal[]
  edited: readonly Proposal[]
  setEdited: (change: (edited: readonly Proposal[]) => readonly Proposal[]) => void
}

function Panel({ proposals, gone, edited, setEdited }: PanelProps) {
  const [shownCards, setShownCards] = useState(cardsAtFirst)
  const { approve, reject, edit, busy } = useDecisions()
  const listId = useId()
  const deciding = busy.size > 0
  const asProposed = groupProposals(proposals)
  const inOrder = newestMessageFirst(asProposed)
  const shown = inOrder.slice(0, shownCards)
  const next = shownCards < cardsExpanded ? Math.min(cardsExpanded, inOrder.length) : inOrder.length
  const more = next - shown.length
  const expanded = shownCards > cardsAtFirst
  // Approved in the order in which they were proposed.
  const onScreen = asProposed.filter((each) => shown.includes(each)).flatMap(membersOf)
  const count = proposals.length
  const isPart = onScreen.length < count
  const partId = useId()

  const card = (each: Shown) => {
    const own = membersOf(each)
    const decisions = {
      onApprove: () => approve(own),
      onReject: () => reject(own),
      disabled: deciding,
      pending: own.some(({ id }) => busy.has(id)),
    }
    return isGrouped(each) ? (
      <GroupedCard key={each.id} group={each} {...decisions} />
    ) : (
      <ProposalCard
        key={each.id}
        proposal={each}
        gone={gone.includes(each)}
        editing={edited.some(({ id }) => id === each.id)}
        onEditing={(editing) =>
          setEdited((last) => {
            const others = last.filter(({ id }) => id !== each.id)
            return editing ? [...others, each] : others
          })
        }
        onEdit={(items) => edit(each, items)}
        {...decisions}
      />
    )
  }

  return (
    <Paper component="section" withBorder aria-label="AI Proposals" className={classes.panel}>
      <header className={classes.header}>
        <h2 className={classes.title}>
          {count === 1
            ? '1 pending proposal ready for review'
            : `${count} pending proposals ready for review`}
        </h2>
        {count > 1 && (
          <div className={classes.all}>
            {(more > 0 || expanded) && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-expanded={expanded}
                aria-controls={listId}
                onClick={() => setShownCards(expanded ? cardsAtFirst : inOrder.length)}
              >
                {expanded ? 'Less' : 'All'}
              </Button>
            )}
            <Button
              size="sm"
              variant="default"
              leftSection={<IconX size={17} aria-hidden />}
              aria-describedby={isPart ? partId : undefined}
              disabled={deciding || edited.length > 0}
              onClick={() => reject(onScreen)}
            >
              All reject
            </Button>
            <Button
              size="sm"
              leftSection={<IconChecks size={17} aria-hidden />}
              aria-describedby={isPart ? partId : undefined}
              disabled={deciding || edited.length > 0}
              onClick={() => approve(onScreen)}
            >
              All approve
            </Button>
          </div>
        )}
        {isPart && (
          <Box component="p" id={partId} w="100%" c="dimmed" fz="sm">
            {`All approve and All reject take the ${onScreen.length} shown, ${sayWaiting(count - onScreen.length)}.`}
          </Box>
        )}
      </header>
      <div id={listId} className={classes.cards}>
        {[...gone, ...shown].map(card)}
        {more > 0 && (
          <Button variant="subtle" size="sm" onClick={() => setShownCards(next)}>
            {more === 1 ? 'Show 1 more proposal' : `Show ${more} more proposals`}
          </Button>
        )}
      </div>
    </Paper>
  )
}
