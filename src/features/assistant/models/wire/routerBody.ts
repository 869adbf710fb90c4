import { ModelFailure } from '../routerFailures.ts'

/** More than any model says in one answer. */
const mostBytes = 4_000_000
/** Lines and chunks, each of which costs time, however small it is. */
const mostPieces = 120_000
const lineEnd = 10

/** The response, with an error once it exceeds the limits. */
export function limited(response: Response, most = mostBytes): Response {
  if (!response.body) return response
  let [size, pieces] = [0, 0]
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        pieces += 1
        for (const byte of chunk) if (byte === lineEnd) pieces += 1
        if (size > most || pieces > mostPieces) controller.error(new ModelFailure('endless'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
