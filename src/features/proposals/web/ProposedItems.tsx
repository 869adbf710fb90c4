import { Button } from '@mantine/core'
import { useState } from 'react'
import { knownCommand } from '#features/cards.logic.ts'
import type { Proposal } from '../proposals.contract.ts'
import { nameOfItem, summarize } from '../summary.logic.ts'
import { ChangedFields } from './ChangedFields.tsx'
import classes from './ProposedItems.module.css'
import { useToday } from './useToday.ts'
import { WrittenFields } from './WrittenFields.tsx'

const mostAtFirst = 6

/** The fields that a proposal would write. */
export function ProposedItems({ proposal }: { proposal: Proposal }) {
  const { commandType, affectedEntities, proposedChanges } = proposal
  const { action, card } = knownCommand(commandType) ?? {}
  const several = card?.changesSeveral ?? false
  const added = affectedEntities.filter(({ action }) => action === 'add')
  return (
    <>
      <ChangedFields entities={affectedEntities} mixed={several} which={card?.which} />
      {action === 'add' && proposedChanges.length > 1 && <ItemLines proposal={proposal} />}
      {proposedChanges.length < 2 && !several && added[0] && (
        <WrittenFields commandType={commandType} added={added[0]} />
      )}
    </>
  )
}

/** One line for each new thing; many are folded. */
function ItemLines({ proposal }: { proposal: Proposal }) {
  const today = useToday()
  const [all, setAll] = useState(false)
  const { commandType, affectedEntities, proposedChanges } = proposal
  const added = affectedEntities.filter(({ action }) => action === 'add')
  const shown = all ? proposedChanges : proposedChanges.slice(0, mostAtFirst)
  return (
    <>
      <ul role="list" className={classes.items}>
        {shown.map((change, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none moves
          <li key={n}>
            <span className={classes.name} dir="auto">
              {nameOfItem(change.item, affectedEntities)}
            </span>
            <span className="dim">
              {summarize({ ...proposal, proposedChanges: [change] }, today).detail}
            </span>
            {added.length === proposedChanges.length && added[n] && (
              <WrittenFields commandType={commandType} added={added[n]} />
            )}
          </li>
        ))}
      </ul>
      {proposedChanges.length > mostAtFirst && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={all}
          className={classes.toggle}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${proposedChanges.length} items`}
        </Button>
      )}
    </>
  )
}
