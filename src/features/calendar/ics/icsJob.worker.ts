import { parentPort } from 'node:worker_threads'
import { expandCalendar, type Job } from './icsJob.ts'

/** A thread of its own: a file that hangs or crashes it does not stop the server. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(expandCalendar(job)))
