import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { PantryItem } from '../pantry.contract.ts'
import type { PantryEditing } from './usePantryEditing.ts'

interface ItemActionsProps {
  item: PantryItem
  editing: PantryEditing
}

export function ItemActions({ item, editing }: ItemActionsProps) {
  return (
    <>
      <Tooltip label="Edit">
        <ActionIcon aria-label={`Edit ${item.name}`} onClick={() => editing.openDialog(item)}>
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon aria-label={`Delete ${item.name}`} onClick={() => editing.askDelete(item)}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
