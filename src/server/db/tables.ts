import type { Generated } from 'kysely'
import type { AccessToken } from '#shared/accessToken.ts'

/** The kernel's own tables. Each feature adds its tables to `Tables` in its `*.records.ts`. */
export interface Tables {
  changes: {
    id: Generated<number>
    userId: string
    why: string
    commandType: string | null
    executionId: string | null
    /** The change that this one undoes. */
    undoes: number | null
    createdAt: string
  }
  history: {
    id: Generated<number>
    changeId: number
    entityType: string
    entityId: number
    operation: 'create' | 'update' | 'delete'
    changeDescription: string
    userId: string
    timestamp: string
    previousData: string | null
    newData: string | null
    previousVersion: number | null
    newVersion: number | null
  }
  revisions: { topic: string; revision: number }
  /** Idempotency keys, with the answers to their calls. */
  requestKeys: {
    key: string
    call: string
    changeId: number | null
    status: number | null
    answer: string | null
    createdAt: string
  }
  sessions: {
    id: string
    createdAt: string
    /** 'Chrome on Android'; null for a session of an older version until it is seen again. */
    device: string | null
    lastSeenAt: string | null
    memberId: number | null
    /** When somebody said who is at this device, or not to. */
    askedAt: string | null
  }
  accessTokens: AccessToken & { hash: string }
  secrets: { name: string; value: string }
  migrations: { name: string; appliedAt: string }
}

export type Engine = 'sqlite' | 'postgres'
