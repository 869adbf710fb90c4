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
  /** The sentence that says what will be gone. */
  children: ReactNode
}

export function DeleteDialog({ opened, onClose, title, id, remove, children }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={title}
      confirmLabel="Delete"
      onConfirm={() => id !== undefined && remove.mutate(id, { onSettled: onClose })}
      pending={remove.isPending}
    >
      {children}
    </ConfirmDialog>
  )
}
