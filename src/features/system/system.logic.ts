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
  /** Null if the database was made by this version. */
  upgrade: LastUpgrade | null
}

/** The last steps before and after it, and the copy that was kept, as far as it is still there. */
export interface LastUpgrade {
  at: string
  from: string
  to: string
  copy: string | null
}

export interface ListSize {
  heading: string
  count: number
}
