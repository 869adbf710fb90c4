import { type Done, get, post, remove } from '#shared/endpoint.ts'
import type { Move, MoveListName, ServerProgram } from './moving.logic.ts'

/** Takes the file itself as the request's body; `?name=` is its name. */
export const moveFilePath = '/api/moving/file'

export const movingEndpoints = {
  /** Moves that are looked at, under way, or may still be undone; newest first. */
  list: get('/api/moving').answers<Move[]>(),
  readFile: post(moveFilePath).answers<Move>(),
  readServer: post('/api/moving/server')
    .takes<{ program: ServerProgram; address: string; key: string }>()
    .answers<Move>(),
  save: post('/api/moving/:id/save').takes<{ lists: MoveListName[] }>().answers<Move>(),
  stop: post('/api/moving/:id/stop').answers<Move>(),
  /** Takes back all that was saved, or nothing. */
  undo: post('/api/moving/:id/undo').answers<Move>(),
  forget: remove('/api/moving/:id').answers<Done>(),
}
