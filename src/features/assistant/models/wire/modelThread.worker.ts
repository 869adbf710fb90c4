import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Part } from './modelParts.ts'
import type { ToThread } from './modelThread.ts'

if (workerData.compiled) enableCompileCache(workerData.compiled)

/** Milliseconds between messages; parts in between are batched. */
const pause = 10

const stopping = new Map<number, AbortController>()

parentPort?.on('message', async (message: ToThread) => {
  const { id } = message
  if ('stop' in message) return stopping.get(id)?.abort()
  const stop = new AbortController()
  stopping.set(id, stop)
  const { say, end } = batches((parts) => parentPort?.postMessage({ id, parts }))
  const { isPreview, ...request } = message.request
  const transport = isPreview ? previewed(say) : undefined
  // The SDK takes long to load; in this thread nobody else waits for it.
  const { partsOf } = await import('./modelParts.ts')
  for await (const part of partsOf({ ...request, transport }, stop.signal)) say(part)
  end()
  stopping.delete(id)
})

/** Batches parts, since a model may send very many small ones. */
function batches(send: (parts: Part[]) => void) {
  let parts: Part[] = []
  let isWaiting = false
  const flush = () => {
    isWaiting = parts.length > 0
    if (!isWaiting) return
    send(parts)
    parts = []
    setTimeout(flush, pause)
  }
  return {
    say: (part: Part) => {
      const last = parts.at(-1)
      if (part.type === 'text' && last?.type === 'text') last.text += part.text
      else if (part.type === 'progress' && last?.type === 'progress')
        last.characters += part.characters
      else parts.push(part)
      if (!isWaiting) setImmediate(flush)
      isWaiting = true
    },
    end: flush,
  }
}

/** A transport that records the request's body and answers nothing. */
const previewed =
  (say: (part: Part) => void): typeof fetch =>
  async (_address, init) => {
    say({ type: 'body', body: JSON.parse(String(init?.body)) })
    const choices = [
      { delta: { role: 'assistant', content: '-' } },
      { delta: {}, finish_reason: 'stop' },
    ]
    const events = choices.map((choice) => JSON.stringify({ choices: [{ index: 0, ...choice }] }))
    return new Response([...events, '[DONE]'].map((event) => `data: ${event}\n\n`).join(''), {
      headers: { 'Content-Type': 'text/event-stream' },
    })
  }
