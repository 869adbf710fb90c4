import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

interface RecordActionsProps {
  /** Whose buttons these are, for a screen reader: "Edit Milk". */
  name: string
  onEdit: () => void
  onDelete: () => void
}

export function RecordActions({ name, onEdit, onDelete }: RecordActionsProps) {
  return (
    <>
      <Tooltip label="Edit">
        <ActionIcon aria-label={`Edit ${name}`} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon aria-label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
