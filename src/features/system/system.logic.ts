import type { AiServiceState } from '#features/assistant/models/models.logic.ts'
import type { KeepChoice } from '#features/history/retention.logic.ts'

/** GET /api/system/information: what the owner wants to know of a running household. */
export interface SystemInformation {
  version: string
  engine: 'sqlite' | 'postgres'
  /** Nothing more can be told of a database that does not answer, or that is broken. */
  database: DatabaseFacts | 'unreachable' | 'damaged'
  timeZone: string
  uptimeSeconds: number
  ai: AiServiceState
}

interface DatabaseFacts {
  bytes: number
  lists: ListSize[]
  /** How many entries there are, and how long they are kept. */
  history: { entries: number; keep: KeepChoice }
}

export interface ListSize {
  heading: string
  count: number
}
