import type { ErrorBody } from './errors.ts'

/** What travels on the WebSocket. It names what changed, never the data. */
export type LiveMessage = {
  /** 'changed', or a message that a kind has of its own. */
  type: string
  topic: string
  ids: number[]
  /** What a message of its own says besides; nothing that a household wrote down. */
  data?: { proposalId: number; error: ErrorBody }
  /** The page that caused it: it re-reads by itself, and need not be told. */
  origin?: string
}

/** The topic that stands for all of them: anything may have changed. */
export const everyTopic = '*'

/** Says which page sends a request: random, and new with every page load. */
export const originHeader = 'X-Page-Id'

/** The code with which a socket is closed when its session has ended. */
export const closedBySignOut = 4401

/** The topic of what undo and redo can reach: the approved proposals. */
export const undoTopic = 'system-status'
