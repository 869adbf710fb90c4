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
  id: number | undefined
  api: { useDelete: () => UseMutationResult<unknown, Error, number> }
  confirmLabel?: string
  children: ReactNode
}

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
