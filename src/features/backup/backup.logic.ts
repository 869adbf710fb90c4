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

/** A backup in the data folder. */
export interface KeptFile {
  name: string
  /** Made by night or on demand, before a restore, or before an upgrade. */
  reason: 'backup' | 'before-restore' | 'before-upgrade'
  madeAt: string
  bytes: number
}

/** Without a name, another program on the same database has it. */
export type NewestBackup = Pick<KeptFile, 'madeAt' | 'bytes'> & { name: string | null }

export interface BackupOverview {
  /** The time of the nightly backup; null if it is turned off. */
  at: string | null
  newest: NewestBackup | null
  /** Whether the newest one is older than a week. */
  isOld: boolean
  /** Newest first. */
  kept: KeptFile[]
}
