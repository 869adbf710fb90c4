import { Button } from '@mantine/core'
import { useState } from 'react'
import { knownCommand } from '#features/cards.logic.ts'
import { joined } from '#shared/commandCard.ts'
import type { GroupedUpdate } from '../grouping.logic.ts'
import type { Proposal } from '../proposals.contract.ts'
import { placeOf, summarize } from '../summary.logic.ts'
import { Card } from './Card.tsx'
import { type Deciding, DecisionButtons } from './DecisionButtons.tsx'
import classes from './GroupedCard.module.css'
import { Notices } from './Notices.tsx'
import { useToday } from './useToday.ts'
import { WrittenFields } from './WrittenFields.tsx'

interface GroupedCardProps extends Deciding {
  group: GroupedUpdate
}

/** A delete and an add as one update, decided together. */
export function GroupedCard({ group, ...deciding }: GroupedCardProps) {
  const today = useToday()
  const [open, setOpen] = useState(false)
  const { oldItem, newItem, entityType, affectedCount } = group
  const { card } = knownCommand(newItem.commandType) ?? {}
  const before = summarize(oldItem, today)
  const after = summarize(newItem, today)
  const title = before.title === after.title ? after.title : `${before.title} → ${after.title}`
  const count = affectedCount === 1 ? '1 change' : `${affectedCount} changes`
  return (
    <Card
      entity={entityType}
      badge={{ label: 'Update', tone: 'blue' }}
      title={title}
      detail={joined([card ? placeOf(card, oldItem.affectedEntities, today) : '', count])}
    >
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide details' : 'Show details'}
      </Button>
      {open && (
        <dl className={classes.details}>
          <div className="tinted" data-tone="red">
            <dt>Before</dt>
            <dd>{textOf(oldItem, before)}</dd>
          </div>
          <div className="tinted" data-tone="brand">
            <dt>After</dt>
            <dd>
              {textOf(newItem, after)}
              {newItem.affectedEntities[0] && (
                <WrittenFields
                  commandType={newItem.commandType}
                  added={newItem.affectedEntities[0]}
                />
              )}
            </dd>
          </div>
        </dl>
      )}
      <Notices proposal={toldOf(oldItem, newItem)} />
      <DecisionButtons {...deciding} name={title} />
    </Card>
  )
}

const textOf = (
  { commandContent }: Proposal,
  { title, detail }: { title: string; detail: string },
) => (detail ? `${title} · ${detail}` : title || commandContent)

const toldOf = (a: Proposal, b: Proposal) => ({
  warnings: [...new Set([...a.warnings, ...b.warnings])],
  problems: [...a.problems, ...b.problems],
  errorMessage: a.errorMessage ?? b.errorMessage,
  edited: a.edited || b.edited,
  originalContext: b.originalContext,
})
