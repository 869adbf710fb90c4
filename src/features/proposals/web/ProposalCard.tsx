import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { entityOf, knownCommand } from '#features/cards.logic.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { Proposal } from '../proposals.contract.ts'
import { placeOf, summarize } from '../summary.logic.ts'
import { badgeOf } from './badges.ts'
import { Card } from './Card.tsx'
import { type Deciding, DecisionButtons } from './DecisionButtons.tsx'
import { Notices } from './Notices.tsx'
import { ProposedItems } from './ProposedItems.tsx'
import { useToday } from './useToday.ts'

const ItemsEditor = lazyDialog(async () => (await import('./ItemsEditor.tsx')).ItemsEditor)
const RecipeEditor = lazyDialog(async () => (await import('./RecipeEditor.tsx')).RecipeEditor)

interface Editing {
  editing: boolean
  /** Somebody else decided while the card is edited here. */
  gone: boolean
  onEditing: (editing: boolean) => void
  /** False if the edit was not stored. */
  onEdit: (items: readonly unknown[]) => Promise<boolean>
}

interface ProposalCardProps extends Deciding, Editing {
  proposal: Proposal
}

export function ProposalCard({ proposal, ...rest }: ProposalCardProps) {
  const { editing, gone, onEditing, onEdit, ...deciding } = rest
  const today = useToday()
  const editButton = useRef<HTMLButtonElement>(null)
  const [saving, setSaving] = useState(false)
  const { commandType, proposedChanges, affectedEntities } = proposal
  const { title, detail } = summarize(proposal, today)
  const many = proposedChanges.length > 1
  const command = knownCommand(commandType)
  const changesFields = affectedEntities.some(({ after }) => Object.keys(after ?? {}).length)
  const badge = badgeOf(proposal)
  // Lines below say the rest.
  const hasLines = badge.label === 'Update' ? changesFields : command?.action === 'add' && many
  const entity = entityOf(commandType)
  const asRecipe = entity === 'recipe' && command?.action !== 'remove' && !many
  // The focused field disappears with the editor.
  const closeEditor = () => {
    onEditing(false)
    editButton.current?.focus()
  }
  const editor = {
    opened: editing,
    onClose: closeEditor,
    proposal,
    gone,
    saving,
    onSave: async (items: readonly unknown[]) => {
      setSaving(true)
      if (await onEdit(items)) closeEditor()
      setSaving(false)
    },
  }

  return (
    <Card
      entity={entity}
      badge={badge}
      title={title}
      detail={hasLines && command ? placeOf(command.card, affectedEntities, today) : detail}
    >
      <ProposedItems proposal={proposal} />
      <Notices proposal={proposal} gone={gone} />
      <DecisionButtons
        {...deciding}
        // Typed changes must be saved before approving.
        disabled={deciding.disabled || editing}
        many={many}
        name={title}
        edit={
          command && (
            <Button
              ref={editButton}
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconPencil size={17} aria-hidden />}
              aria-label={`${many ? 'Edit All' : 'Edit'}: ${title}`}
              aria-expanded={asRecipe ? undefined : editing}
              disabled={deciding.disabled}
              onClick={() => onEditing(!editing)}
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
