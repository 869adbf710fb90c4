import type { ErrorBody } from './errors.ts'

/** A message on the WebSocket. It names the records that changed, without their content. */
export type LiveMessage = {
  /** 'changed', or a record type's own message. */
  type: string
  topic: string
  ids: number[]
  /** Details of a failed proposal; never the household's own data. */
  data?: { proposalId: number; error: ErrorBody }
  /** The page that made the change and refetches by itself. */
  origin?: string | undefined
  /** The family member or program that made the change, where it is known. */
  by?: string | undefined
}

/** Stands for all topics. */
export const everyTopic = '*'

/** Names the page that sends a request; a random id per page load. */
export const originHeader = 'X-Page-Id'

/** The WebSocket close code for a session that has ended. */
export const closedBySignOut = 4401

/** The topic of undo and redo, which cover approved proposals. */
export const undoTopic = 'system-status'
