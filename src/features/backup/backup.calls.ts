import { type Done, get, post } from '#shared/calls.ts'
import type { Backup, JsonExport } from './backup.contract.ts'
import type { RestorePreview } from './backup.facts.ts'

/** A file that somebody chose, and (once they saw what it would do) the state they saw. */
type Chosen = { file: Record<string, unknown>; state?: number }

export const backupCalls = {
  backup: get('/api/backup').answers<Backup>(),
  /** The lists that other programs may want, each under its `exportedAs`. */
  export: get('/api/export').answers<JsonExport>(),
  /** The same for people to read; it is kept in the data folder, too. */
  exportMarkdown: post('/api/export-markdown')
    .takes<{ manual: true }>()
    .answers<{ success: boolean; fileName: string; content: string }>(),
  preview: post('/api/restore/preview').takes<Chosen>().answers<RestorePreview>(),
  restore: post('/api/restore').takes<Chosen>().answers<Done & { keptAs: string }>(),
}
