import { parentPort } from 'node:worker_threads'
import { type Job, workOut } from './importJob.ts'

/** A thread of its own: whatever a page or a file does to it, the program does not wait for it. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(workOut(job)))
