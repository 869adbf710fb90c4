import { type Done, get, post } from '#shared/endpoint.ts'
import { undoTopic } from '#shared/liveMessage.ts'

export type SystemStatus = { canUndo: boolean; canRedo: boolean }

export type Undone = Done & { message: string }

export const historyEndpoints = {
  topic: undoTopic,
  status: get('/api/system/status').answers<SystemStatus>(),
  /** Undoes the newest approved proposal. */
  undo: post('/api/undo').answers<Undone>(),
  redo: post('/api/redo').answers<Undone>(),
}
