import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface DeleteDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The record to delete. */
  id: number | undefined
  remove: UseMutationResult<unknown, Error, number>
  confirmLabel?: string
  /** The sentence that says what will be gone. */
  children: ReactNode
}

export function DeleteDialog({ id, remove, confirmLabel = 'Delete', ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      confirmLabel={confirmLabel}
      onConfirm={() => id !== undefined && remove.mutate(id, { onSettled: rest.onClose })}
      pending={remove.isPending}
    />
  )
}
