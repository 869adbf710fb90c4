import { type Done, get, post } from '#shared/calls.ts'

const path = '/api/sample-household'

export const sampleCalls = {
  topic: 'sample-household',
  /** Available as long as nobody has written anything. */
  availability: get(path).answers<{ available: boolean }>(),
  load: post(path).answers<Done & { created: number }>(),
}
