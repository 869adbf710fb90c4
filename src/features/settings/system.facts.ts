import type { AiServiceState } from '#features/assistant/models/models.facts.ts'

/** GET /api/system/information: what the owner wants to know of a running household. */
export interface SystemInformation {
  version: string
  engine: 'sqlite' | 'postgres'
  /** Nothing more can be told of a database that does not answer. */
  database: { bytes: number; lists: ListSize[] } | 'unreachable'
  timeZone: string
  uptimeSeconds: number
  ai: AiServiceState
}

export interface ListSize {
  heading: string
  count: number
}
