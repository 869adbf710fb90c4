import { type Done, get, post } from '#shared/endpoint.ts'
import { undoTopic } from '#shared/liveMessage.ts'

export type SystemStatus = { canUndo: boolean; canRedo: boolean }

/** A change that undo or redo would take back. */
export type Reached = { by: string; text: string }

export type Undone = Done & { message: string }

export const historyEndpoints = {
  topic: undoTopic,
  status: get('/api/system/status').answers<SystemStatus>(),
  /** What undo and redo would take back now. */
  reach: get('/api/undo').answers<{ undo: Reached | null; redo: Reached | null }>(),
  /** Undoes the newest approved proposal. */
  undo: post('/api/undo').answers<Undone>(),
  redo: post('/api/redo').answers<Undone>(),
}
