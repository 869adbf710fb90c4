import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { knownCommand } from '#features/cards.logic.ts'
import type { Proposal } from '../proposals.contract.ts'
import { nameOfItem, summarize } from '../summary.logic.ts'
import { ChangedFields } from './ChangedFields.tsx'
import classes from './ProposedItems.module.css'
import { useToday } from './useToday.ts'
import { WrittenFields } from './WrittenFields.tsx'

/** The fields that a proposal would write; several items are folded into their number. */
export function ProposedItems({ proposal }: { proposal: Proposal }) {
  const today = useToday()
  const [listed, setListed] = useState(false)
  const { commandType, affectedEntities, proposedChanges } = proposal
  const several = knownCommand(commandType)?.card.changesSeveral ?? false
  const added = affectedEntities.filter(({ action }) => action === 'add')
  const changed = <ChangedFields entities={affectedEntities} mixed={several} />
  if (proposedChanges.length < 2)
    return (
      <>
        {changed}
        {!several && added[0] && <WrittenFields commandType={commandType} added={added[0]} />}
      </>
    )
  return (
    <>
      {changed}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={listed}
        className={classes.toggle}
        onClick={() => setListed(!listed)}
      >
        {listed ? 'Hide the items' : `Show all ${proposedChanges.length} items`}
      </Button>
      {listed && (
        <ol role="list" className={classes.items}>
          {proposedChanges.map((change, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none moves
            <li key={n}>
              {nameOfItem(change.item, affectedEntities)}
              <Box component="span" ml={8} c="dimmed">
                {summarize({ ...proposal, proposedChanges: [change] }, today).detail}
              </Box>
              {added.length === proposedChanges.length && added[n] && (
                <WrittenFields commandType={commandType} added={added[n]} />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
