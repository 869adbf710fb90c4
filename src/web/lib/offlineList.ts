import type { ComponentType } from 'react'
import type { RecordDialogState } from '../ui/dialogs/RecordDialog.tsx'

export interface OfflineList {
  topic: string
  /** The paths that are read ahead; the time zone is for those that depend on today. */
  reads: (zone: string) => readonly string[]
  /** The form in which a change to this list is shown again if the server refuses it. */
  form?: () => Promise<ComponentType<RecordDialogState<never>>>
}
