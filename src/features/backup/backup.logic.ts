/** What a chosen file would do: POST /api/restore/preview. */
export interface RestorePreview {
  /** A backup replaces everything; an export only adds and changes. */
  source: 'backup' | 'export'
  madeAt: string
  /** The lists that the file speaks of. */
  lists: ListPreview[]
  /** Whether settings, models or addresses change as well. */
  setup: boolean
  /** The household as it was looked at: restoring on another one is refused. */
  state: number
}

export interface ListPreview {
  heading: string
  added: number
  changed: number
  removed: number
  same: number
}
