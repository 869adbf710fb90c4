import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazyDialog } from '../../lib/lazyPart.tsx'

const ConfirmDialog = lazyDialog(
  async () => (await import('../dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

interface DeleteDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The record to delete. */
  id: number | undefined
  api: { useDelete: () => UseMutationResult<unknown, Error, number> }
  confirmLabel?: string
  /** The sentence that says what will be gone. */
  children: ReactNode
}

/** Asks, then deletes. What it is made of is fetched after the first paint. */
export function DeleteDialog({ id, api, confirmLabel = 'Delete', ...rest }: DeleteDialogProps) {
  const remove = api.useDelete()
  return (
    <ConfirmDialog
      {...rest}
      confirmLabel={confirmLabel}
      onConfirm={() => id !== undefined && remove.mutate(id, { onSettled: rest.onClose })}
      pending={remove.isPending}
    />
  )
}
