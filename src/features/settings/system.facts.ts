export type AiServiceState = 'active' | 'built-in' | 'key refused' | 'unreachable'

/** GET /api/system/information: what the owner wants to know of a running household. */
export interface SystemInformation {
  version: string
  engine: 'sqlite' | 'postgres'
  databaseBytes: number
  timeZone: string
  uptimeSeconds: number
  lists: { heading: string; count: number }[]
  ai: AiServiceState
}
