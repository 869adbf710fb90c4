import { type Done, post } from './endpoint.ts'

/** In the answer of every call that changed something: the id by which that can be taken back. */
export const changeHeader = 'X-Change-Id'

/** Takes a change back exactly, or refuses. `message` says what was taken back. */
export const undoEndpoint = post('/api/changes/:id/undo').answers<Done & { message: string }>()
