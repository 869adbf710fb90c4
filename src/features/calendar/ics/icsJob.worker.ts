import { parentPort } from 'node:worker_threads'
import { type Job, workOut } from './icsJob.ts'

/** A thread of its own: a file that hangs or crashes it does not stop the server. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(workOut(job)))
