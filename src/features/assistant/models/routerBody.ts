import { ModelFailure } from './routerFailures.ts'

/** Far more than any model says in one answer. */
const mostBytes = 4_000_000

/** The same answer, which fails once it is larger than any honest one. */
export function limited(response: Response, most = mostBytes): Response {
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > most) controller.error(new ModelFailure('endless'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
