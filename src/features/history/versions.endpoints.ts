import { type Done, get, post } from '#shared/endpoint.ts'
import type { VersionEntry } from './versions.contract.ts'

export const versionEndpoints = {
  topic: 'version-history',
  /** Newest first. */
  list: get('/api/version-history/:entity')
    .takes<{ limit?: number; by?: string; record?: number }>()
    .answers<VersionEntry[]>(),
  /** Whoever has changed something in a list, by name. */
  people: get('/api/version-history/:entity/people').answers<string[]>(),
  restore: post('/api/version-history/restore/:id')
    .takes<{ overwrite?: boolean; whole?: boolean }>()
    .answers<Done & { restored: number }>(),
  /** Brings back everything that was recently deleted from the pantry, all or nothing. */
  revertPantry: post('/api/version-history/pantry/revert').answers<Done & { restored: number }>(),
}
