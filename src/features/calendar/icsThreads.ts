import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Job, Outcome } from './ics/job.ts'
import { CalendarProblem, tookTooLong, tooMuch } from './remote/problem.ts'

type Limits = {
  /** How many files are worked on at the same time; others wait. */
  threads?: number
  /** How long one may take, and how much memory it may need. */
  deadline?: number
  heapMb?: number
  /** How long a thread waits for more before it ends, so that none costs memory for nothing. */
  idle?: number
}

type Waiting = { job: Job; done: (outcome: Outcome) => void; failed: (error: unknown) => void }

/**
 * Threads that read calendar files. They are started when there is something to read, and whatever
 * a file does to one (it runs for ever, it fills its memory) ends with that thread.
 */
export function createIcsThreads(limits: Limits = {}) {
  const { threads = 2, deadline = 10_000, heapMb = 64, idle = 10_000 } = limits
  const compiled = getCompileCacheDir()
  const waiting: Waiting[] = []
  const resting = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  let working = 0

  function start(): Worker {
    const worker = new Worker(new URL('./ics/worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
      // It needs nothing of what the program knows about its surroundings, but its code as it was
      // compiled before: so it starts within some 30 ms.
      env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      clearTimeout(resting.get(worker))
      resting.delete(worker)
    })
    // One that fails while it rests just goes.
    worker.on('error', () => {})
    worker.unref()
    return worker
  }

  function rest(worker: Worker) {
    const timer = setTimeout(() => void worker.terminate(), idle)
    timer.unref()
    resting.set(worker, timer)
  }

  function awaken(): Worker {
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
    const worker = awaken()
    perform(worker, task.job, deadline)
      .then((outcome) => {
        rest(worker)
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

  return {
    workOut: (job: Job): Promise<Outcome> =>
      new Promise((done, failed) => {
        waiting.push({ job, done, failed })
        next()
      }),
    /** How many there are at the moment, with and without work. */
    count: () => all.size,
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** One file on one thread: what comes of it, or why nothing does. */
async function perform(worker: Worker, job: Job, deadline: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => reject(new CalendarProblem(tookTooLong)), deadline)
  const failed = (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CalendarProblem(tooMuch) : error)
  const ended = () => reject(new Error('The thread ended'))
  worker.on('message', resolve).on('error', failed).on('exit', ended)
  try {
    worker.postMessage(job)
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', failed).off('exit', ended)
  }
}
