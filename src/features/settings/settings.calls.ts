import { get, put } from '#shared/calls.ts'
import type { KnownSettings, Setting } from './settings.contract.ts'
import type { SystemInformation } from './system.facts.ts'

export const settingsCalls = {
  topic: 'settings',
  list: get('/api/settings').answers<Setting[]>(),
  update: put('/api/settings/:key')
    .takes<{ value: KnownSettings[keyof KnownSettings] }>()
    .answers<Setting>(),
  system: get('/api/system/information').answers<SystemInformation>(),
}
