import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Part } from './modelParts.ts'
import type { ModelRequest } from './routerRequest.ts'

export type SentRequest = Omit<ModelRequest, 'transport'> & { isPreview: boolean }
export type ToThread = { id: number; request: SentRequest } | { id: number; stop: true }
type FromThread = { id: number; parts: Part[] }

/** Milliseconds until an idle thread is ended, to free its memory. */
const idle = 10 * 60_000

type Listener = { hear: (parts: Part[]) => void; fail: (error: unknown) => void }

const listeners = new Map<number, Listener>()
let thread: { worker: Worker; resting?: NodeJS.Timeout } | undefined
let lastId = 0

/** Calls a model in a thread: loading the SDK and parsing its stream would block the server. */
export async function* askInThread(
  request: SentRequest,
  signal: AbortSignal,
): AsyncGenerator<readonly Part[]> {
  const heard: Part[][] = []
  let failure: { error: unknown } | undefined
  let { promise: more, resolve: wake } = Promise.withResolvers<void>()
  const id = ++lastId
  const worker = awaken()
  listeners.set(id, {
    hear: (parts) => {
      heard.push(parts)
      wake()
    },
    fail: (error) => {
      failure = { error }
      wake()
    },
  })
  const stop = () => wake()
  signal.addEventListener('abort', stop)
  worker.postMessage({ id, request } satisfies ToThread)
  try {
    for (;;) {
      await more
      signal.throwIfAborted()
      ;({ promise: more, resolve: wake } = Promise.withResolvers<void>())
      for (let parts = heard.shift(); parts; parts = heard.shift()) yield parts
      if (failure) throw failure.error
    }
  } finally {
    signal.removeEventListener('abort', stop)
    listeners.delete(id)
    worker.postMessage({ id, stop: true } satisfies ToThread)
    rest()
  }
}

function awaken(): Worker {
  clearTimeout(thread?.resting)
  thread ??= { worker: start() }
  thread.worker.ref()
  return thread.worker
}

function rest() {
  if (!thread || listeners.size > 0) return
  const { worker } = thread
  worker.unref()
  const end = () => {
    thread = undefined
    void worker.terminate()
  }
  thread.resting = setTimeout(end, idle).unref()
}

function start(): Worker {
  const compiled = getCompileCacheDir()
  const worker = new Worker(new URL('./modelThread.worker.ts', import.meta.url), {
    workerData: { compiled: compiled && dirname(compiled) },
  })
  worker.on('message', ({ id, parts }: FromThread) => listeners.get(id)?.hear(parts))
  const failed = (error: unknown) => {
    if (thread?.worker === worker) thread = undefined
    for (const { fail } of listeners.values()) fail(error)
  }
  worker.on('error', failed).on('exit', () => failed(new Error('The thread ended')))
  return worker
}
