import { type Done, get, post } from '#shared/endpoint.ts'
import { undoTopic } from '#shared/liveMessage.ts'

/** Whether there is an approved proposal to take back, or one to do again. */
export type SystemStatus = { canUndo: boolean; canRedo: boolean }

export type Undone = Done & { message: string }

export const historyEndpoints = {
  topic: undoTopic,
  status: get('/api/system/status').answers<SystemStatus>(),
  /** The approved proposals, newest first. */
  undo: post('/api/undo').answers<Undone>(),
  redo: post('/api/redo').answers<Undone>(),
}
