import { parentPort } from 'node:worker_threads'
import { type Job, workOut } from './icsJob.ts'

/** A thread of its own: whatever a file does to it, the program does not wait for it. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(workOut(job)))
