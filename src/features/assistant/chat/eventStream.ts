import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { AppContext } from '#server/appContext.ts'
import { errorBodyOf } from '#server/http/errorHandler.ts'
import { keepEvents } from '#server/http/idempotency.ts'
import { type ChatEvent, streamEnd } from '../chat.endpoints.ts'

export type Send = (event: ChatEvent) => Promise<void>

/** Milliseconds; comments keep proxies from closing the stream while a model thinks. */
const keepAliveEvery = 15_000

/** `signal` is aborted when the client disconnects. */
export function eventStream(
  c: Context,
  app: AppContext,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController()
  const request = c.get('requestKey')
  const sent: ChatEvent[] = []
  const { promise: ends, resolve: end } = Promise.withResolvers<void>()
  if (request) request.ends = ends
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => gone.abort())
    const keepAlive = setInterval(() => void stream.write(': waiting\n\n'), keepAliveEvery)
    const send: Send = async (event) => {
      if (request) addTo(sent, event)
      await stream.writeSSE({ data: JSON.stringify(event) })
    }
    try {
      await work(send, gone.signal)
    } catch (error) {
      if (!gone.signal.aborted) {
        const { message, code } = errorBodyOf(app, error, c, c.req.path)
        await send({ type: 'error', message, code })
      }
    } finally {
      clearInterval(keepAlive)
    }
    await stream.writeSSE({ data: streamEnd })
    if (request?.isUsed) {
      await keepEvents(app, request.key, [...sent.map((each) => JSON.stringify(each)), streamEnd])
    }
    end()
  })
}

/** Joins the pieces of an answer, for clients that repeat the request. */
function addTo(sent: ChatEvent[], event: ChatEvent) {
  const last = sent.at(-1)
  if (last?.type === 'content' && event.type === 'content') last.content += event.content
  else sent.push({ ...event })
}
