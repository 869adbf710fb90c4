import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#shared/errors.ts'

export type ThreadLimits = {
  /** Jobs that run at the same time; others wait. */
  threads?: number
  /** Jobs that may wait; a further one is refused. */
  mostWaiting?: number
  /** The limits of one job, in milliseconds and megabytes. */
  deadline?: number
  heapMb?: number
  /** Milliseconds after which an idle thread ends and frees its memory. */
  idle?: number
}

type Work = ThreadLimits & {
  /** The thread's script, which answers each message with one. */
  script: URL
  /** Errors for a job that exceeds its limits. */
  tookTooLong: () => Error
  tooMuch: () => Error
}

type Given = {
  /** This job's limit instead of `deadline`. */
  time?: number | undefined
  /** Aborts the job if nobody waits for it any more. */
  signal?: AbortSignal | undefined
}

type Waiting<Job, Outcome> = {
  job: Job
  time: number
  signal: AbortSignal | undefined
  done: (outcome: Outcome) => void
  failed: (error: unknown) => void
}

const tooBusy = () =>
  new Refusal({
    code: 'tooMany',
    message: 'Food Pal is busy reading other things. Try again in a moment.',
  })

/** Threads that read data from outside: a job that never ends, or fills its memory, ends alone. */
export function createThreads<Job, Outcome>(work: Work) {
  const { threads = 2, deadline = 10_000, heapMb = 64, idle = 10_000 } = work
  const { mostWaiting = Number.POSITIVE_INFINITY } = work
  const compiled = getCompileCacheDir()
  const waiting: Waiting<Job, Outcome>[] = []
  const resting = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  let working = 0

  function start(): Worker {
    const worker = new Worker(work.script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
      // No environment variables, except for the compile cache, with which it starts in about 30
      // ms.
      env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      clearTimeout(resting.get(worker))
      resting.delete(worker)
    })
    // A thread that fails while idle just ends.
    worker.on('error', () => {})
    worker.unref()
    return worker
  }

  function park(worker: Worker) {
    const timer = setTimeout(() => {
      // It takes a moment to end, and must not be given a job meanwhile.
      resting.delete(worker)
      void worker.terminate()
    }, idle)
    timer.unref()
    resting.set(worker, timer)
  }

  function acquire(): Worker {
    const [worker] = resting.keys()
    if (!worker) return start()
    clearTimeout(resting.get(worker))
    resting.delete(worker)
    return worker
  }

  function next() {
    if (working >= threads) return
    const task = waiting.shift()
    if (!task) return
    working += 1
    const worker = acquire()
    perform(worker, task)
      .then((outcome) => {
        park(worker)
        task.done(outcome)
      })
      .catch(async (error) => {
        await worker.terminate()
        task.failed(error)
      })
      .finally(() => {
        working -= 1
        next()
      })
  }

  async function perform(worker: Worker, { job, time, signal }: Waiting<Job, Outcome>) {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const timer = setTimeout(() => reject(work.tookTooLong()), time)
    const failed = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? work.tooMuch() : error)
    const ended = () => reject(new Error('The thread ended'))
    const stopped = () => reject(signal?.reason)
    signal?.addEventListener('abort', stopped)
    worker.on('message', resolve).on('error', failed).on('exit', ended)
    try {
      worker.postMessage(job)
      return await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stopped)
      worker.off('message', resolve).off('error', failed).off('exit', ended)
    }
  }

  return {
    run: (job: Job, { time = deadline, signal }: Given = {}): Promise<Outcome> =>
      new Promise((done, failed) => {
        signal?.throwIfAborted()
        if (working >= threads && waiting.length >= mostWaiting) throw tooBusy()
        const task = { job, time, signal, done, failed }
        const giveUp = () => {
          const place = waiting.indexOf(task)
          if (place >= 0) failed(waiting.splice(place, 1)[0]?.signal?.reason)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.push(task)
        next()
      }),
    count: () => all.size,
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
