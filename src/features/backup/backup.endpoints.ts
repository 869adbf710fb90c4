import { type Done, get, post } from '#shared/endpoint.ts'
import type { JsonExport } from './backup.contract.ts'
import type { BackupOverview, KeptFile, RestorePreview } from './backup.logic.ts'

type Chosen = ({ file: Record<string, unknown> } | { kept: string }) & { state?: number }

/** `keptAs` is the backup from before the restore, `state` the one after it. */
type Restored = Done & { keptAs: string; state: number }

/** Answers with the file itself. */
export const backupPath = '/api/backup'

/** Answers with a list as a table, by its name in the export: 'pantry.csv'. */
export const csvPath = '/api/export/:file{.+\\.csv}'

/** Answers with a kept file. */
export const keptBackupPath = '/api/backups/:name'

export const backupEndpoints = {
  overview: get('/api/backups').answers<BackupOverview>(),
  /** Makes a backup in the data folder. */
  make: post('/api/backups').answers<KeptFile>(),
  /** Lists for other programs, each under its `exportedAs`. */
  export: get('/api/export').answers<JsonExport>(),
  /** A Markdown document, also stored in the data folder. */
  exportMarkdown: post('/api/export-markdown')
    .takes<{ manual: true }>()
    .answers<{ success: boolean; fileName: string; content: string }>(),
  /** Both also take a backup as the request's body, with the state in the query. */
  preview: post('/api/restore/preview').takes<Chosen>().answers<RestorePreview>(),
  restore: post('/api/restore').takes<Chosen>().answers<Restored>(),
  /** Undoes a restore, if nothing was changed since. */
  undoRestore: post('/api/restore/undo')
    .takes<Pick<Restored, 'keptAs' | 'state'>>()
    .answers<Restored>(),
}
