import { get } from '#shared/endpoint.ts'
import type { SystemInformation } from './system.logic.ts'

export const systemEndpoint = get('/api/system/information').answers<SystemInformation>()
