import { type Done, post } from './endpoint.ts'

/** In the answer to every call that changed something: the id by which the change can be undone. */
export const changeHeader = 'X-Change-Id'

/** Undoes a change exactly, or refuses. `message` says what was undone. */
export const undoEndpoint = post('/api/changes/:id/undo').answers<Done & { message: string }>()
