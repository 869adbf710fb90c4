import { type Done, get, post } from '#shared/endpoint.ts'
import type { JsonExport } from './backup.contract.ts'
import type { RestorePreview } from './backup.logic.ts'

/** A file that somebody chose, and (once they saw what it would do) the state they saw. */
type Chosen = { file: Record<string, unknown>; state?: number }

/** Where it is kept how everything was before, and the state that the restore has led to. */
type Restored = Done & { keptAs: string; state: number }

/** Answers with the file itself. */
export const backupPath = '/api/backup'

export const backupEndpoints = {
  /** The lists that other programs may want, each under its `exportedAs`. */
  export: get('/api/export').answers<JsonExport>(),
  /** The same for people to read; it is kept in the data folder, too. */
  exportMarkdown: post('/api/export-markdown')
    .takes<{ manual: true }>()
    .answers<{ success: boolean; fileName: string; content: string }>(),
  /** Both also take a backup as it is, as the body; the state then stands in the address. */
  preview: post('/api/restore/preview').takes<Chosen>().answers<RestorePreview>(),
  restore: post('/api/restore').takes<Chosen>().answers<Restored>(),
  /** Everything becomes as it was before a restore, if nothing was changed since. */
  undoRestore: post('/api/restore/undo')
    .takes<Pick<Restored, 'keptAs' | 'state'>>()
    .answers<Restored>(),
}
