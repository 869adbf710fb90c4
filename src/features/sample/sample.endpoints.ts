import { type Done, get, post } from '#shared/endpoint.ts'

const path = '/api/sample-household'

export const sampleEndpoints = {
  topic: 'sample-household',
  /** `available` while the household is empty; `there` counts unchanged records of the sample. */
  availability: get(path).answers<{ available: boolean; there: number }>(),
  load: post(path).answers<Done & { created: number }>(),
  /** Records that were changed since are kept. */
  clear: post(`${path}/clear`).answers<Done & { removed: number; stayed: number }>(),
}
