import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { House } from '#server/house.ts'
import { errorBodyOf } from '#server/http/errors.ts'
import { type ChatEvent, streamEnd } from '../chat.calls.ts'

export type Send = (event: ChatEvent) => Promise<void>

/** While a model thinks, a comment now and then keeps proxies from closing the stream. */
const keepAliveEvery = 15_000

/** `signal` is aborted when nobody listens any more. */
export function eventStream(
  c: Context,
  house: House,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController()
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => gone.abort())
    const keepAlive = setInterval(() => void stream.write(': waiting\n\n'), keepAliveEvery)
    const send: Send = async (event) => stream.writeSSE({ data: JSON.stringify(event) })
    try {
      await work(send, gone.signal)
    } catch (error) {
      if (!gone.signal.aborted) {
        const { message, code } = errorBodyOf(house, error, c, c.req.path)
        await send({ type: 'error', message, code })
      }
    } finally {
      clearInterval(keepAlive)
    }
    await stream.writeSSE({ data: streamEnd })
  })
}
