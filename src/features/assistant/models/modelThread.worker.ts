import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Part } from './modelParts.ts'
import type { ToThread } from './modelThread.ts'

if (workerData.compiled) enableCompileCache(workerData.compiled)

/** In milliseconds: what comes sooner after the last message waits, and goes with the next one. */
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
  // The SDK takes its time to load: here nobody else waits for it.
  const { partsOf } = await import('./modelParts.ts')
  for await (const part of partsOf({ ...request, transport }, stop.signal)) say(part)
  end()
  stopping.delete(id)
})

/** Each message costs the program some time: a model may say very many small things. */
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
      else if (part.type !== 'progress' || last?.type !== 'progress') parts.push(part)
      if (!isWaiting) setImmediate(flush)
      isWaiting = true
    },
    end: flush,
  }
}

/** Takes down what would be sent, and sends nothing: the model has nothing to say. */
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
