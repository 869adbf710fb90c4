import { get, put } from '#shared/endpoint.ts'
import { householdTopic } from '#shared/household.endpoints.ts'
import type { Setting } from './settings.contract.ts'

/** `fixed`: set when the server was started. `chosen`: set by the household. */
export type TimeZoneState = { timeZone: string; fixed: boolean; chosen: boolean }

export const settingsEndpoints = {
  topic: householdTopic,
  list: get('/api/settings').answers<Setting[]>(),
  update: put('/api/settings/:key').takes<{ value: Setting['value'] }>().answers<Setting>(),
  timeZone: get('/api/household/time-zone').answers<TimeZoneState>(),
}
