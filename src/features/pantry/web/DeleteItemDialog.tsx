import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { useDeletePantryItem } from './pantry.api.ts'

interface DeleteItemDialogProps {
  opened: boolean
  /** The item to ask about. */
  item?: PantryItem
  onClose: () => void
}

export function DeleteItemDialog({ opened, item, onClose }: DeleteItemDialogProps) {
  const remove = useDeletePantryItem()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete this item?"
      confirmLabel="Delete"
      onConfirm={() => item && remove.mutate(item.id, { onSettled: onClose })}
      pending={remove.isPending}
    >
      “{item?.name}” will be gone from the pantry.
    </ConfirmDialog>
  )
}
