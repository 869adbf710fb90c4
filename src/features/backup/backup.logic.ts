export interface RestorePreview {
  /** A backup replaces everything; an export only adds and changes. */
  source: 'backup' | 'export'
  madeAt: string
  lists: ListPreview[]
  /** Whether settings, models or addresses change as well. */
  setup: boolean
  /** The household's state at the preview: a restore of another state is refused. */
  state: number
}

export interface ListPreview {
  heading: string
  added: number
  changed: number
  removed: number
  same: number
}
