import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { commandTypes, entityOf, isCommandType } from '#shared/commandTypes.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { Proposal } from '../proposals.contract.ts'
import { nameOfItem, summarize } from '../summary.facts.ts'
import { badgeOf } from './badges.ts'
import { Card } from './Card.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { type Deciding, DecisionButtons } from './DecisionButtons.tsx'
import { Notices } from './Notices.tsx'
import classes from './ProposalCard.module.css'
import { useToday } from './useToday.ts'

const ItemsEditor = lazyDialog(async () => (await import('./ItemsEditor.tsx')).ItemsEditor)
const RecipeEditor = lazyDialog(async () => (await import('./RecipeEditor.tsx')).RecipeEditor)

interface ProposalCardProps extends Deciding {
  proposal: Proposal
  /** Its items as somebody edited them. */
  edited: readonly unknown[] | undefined
  onEdit: (items: readonly unknown[]) => void
}

export function ProposalCard({ proposal, edited, onEdit, ...deciding }: ProposalCardProps) {
  const today = useToday()
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const [listed, setListed] = useState(false)
  const { commandType, affectedEntities } = proposal
  const known = isCommandType(commandType) ? commandTypes[commandType] : undefined
  const changes = edited
    ? edited.map((item, n) => ({
        ...(proposal.proposedChanges[n] ?? proposal.proposedChanges[0]),
        item,
      }))
    : proposal.proposedChanges
  const shown = { ...proposal, proposedChanges: changes } as Proposal
  const { title, detail } = summarize(shown, today)
  const many = shown.proposedChanges.length > 1
  const entity = entityOf(commandType)
  const asRecipe = entity === 'recipe' && known?.action !== 'remove' && !many
  // The field that had the focus goes with the editor.
  const closeEditor = () => {
    setEditing(false)
    editButton.current?.focus()
  }
  const editor = {
    opened: editing,
    onClose: closeEditor,
    proposal: shown,
    onSave: (items: readonly unknown[]) => {
      onEdit(items)
      closeEditor()
    },
  }

  return (
    <Card entity={entity} badge={badgeOf(proposal)} title={title} detail={detail}>
      {edited === undefined && (
        <ChangedFields entities={affectedEntities} mixed={entity === 'cooking'} />
      )}
      {many && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={listed}
          className={classes.toggle}
          onClick={() => setListed(!listed)}
        >
          {listed ? 'Hide the items' : `Show all ${shown.proposedChanges.length} items`}
        </Button>
      )}
      {many && listed && (
        <ol className={classes.items}>
          {shown.proposedChanges.map((change, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none moves
            <li key={n}>
              {nameOfItem(change.item, affectedEntities)}
              <span className={classes.dim}>
                {summarize({ ...shown, proposedChanges: [change] }, today).detail}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Notices proposal={proposal} edited={edited !== undefined} />
      <DecisionButtons
        {...deciding}
        many={many}
        name={title}
        edit={
          known && (
            <Button
              ref={editButton}
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconPencil size={17} aria-hidden />}
              aria-label={`${many ? 'Edit All' : 'Edit'}: ${title}`}
              aria-expanded={asRecipe ? undefined : editing}
              disabled={deciding.disabled}
              onClick={() => setEditing(!editing)}
            >
              {many ? 'Edit All' : 'Edit'}
            </Button>
          )
        }
      />
      {asRecipe ? <RecipeEditor {...editor} /> : <ItemsEditor {...editor} />}
    </Card>
  )
}
