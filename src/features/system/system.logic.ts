import type { AiServiceState } from '#features/assistant/models/models.logic.ts'
import type { KeepChoice } from '#features/history/retention.logic.ts'

export interface SystemInformation {
  version: string
  engine: 'sqlite' | 'postgres'
  /** A word instead of facts, if the database can't be read. */
  database: DatabaseFacts | 'unreachable' | 'damaged'
  timeZone: string
  uptimeSeconds: number
  ai: AiServiceState
  /** Host and port of the AI server; null for the built-in assistant. */
  aiServer: string | null
}

interface DatabaseFacts {
  bytes: number
  lists: ListSize[]
  history: { entries: number; keep: KeepChoice }
}

export interface ListSize {
  heading: string
  count: number
}
