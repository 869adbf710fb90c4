import type { ComponentType } from 'react'
import type { RecordDialogState } from '../ui/dialogs/RecordDialog.tsx'

/** What a screen needs of one list without a connection. */
export interface OfflineList {
  topic: string
  /** The paths that are read ahead, with the household's time zone where days count. */
  reads: (zone: string) => readonly string[]
  /** The form that shows a change again which the server did not take. */
  form?: () => Promise<ComponentType<RecordDialogState<never>>>
}
