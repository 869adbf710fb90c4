import { type Done, get, post } from '#shared/endpoint.ts'
import type { VersionEntry } from './versions.contract.ts'

export const versionEndpoints = {
  topic: 'version-history',
  /** What can be looked at, in its order. */
  lists: get('/api/version-history').answers<{ entity: string; label: string }[]>(),
  /** Newest first. */
  list: get('/api/version-history/:entity').takes<{ limit?: number }>().answers<VersionEntry[]>(),
  restore: post('/api/version-history/restore/:id')
    .takes<{ overwrite?: boolean }>()
    .answers<Done & { restored: number }>(),
  /** Whatever was deleted from the pantry lately comes back, all or none. */
  revertPantry: post('/api/version-history/pantry/revert').answers<Done & { restored: number }>(),
}
