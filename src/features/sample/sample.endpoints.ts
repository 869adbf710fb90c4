import { type Done, get, post } from '#shared/endpoint.ts'

const path = '/api/sample-household'

export const sampleEndpoints = {
  topic: 'sample-household',
  /** Available as long as nobody has written anything; `there` counts what is left of it as it came. */
  availability: get(path).answers<{ available: boolean; there: number }>(),
  load: post(path).answers<Done & { created: number }>(),
  /** What somebody has changed since stays. */
  clear: post(`${path}/clear`).answers<Done & { removed: number; stayed: number }>(),
}
