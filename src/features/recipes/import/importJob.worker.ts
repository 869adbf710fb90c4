import { parentPort } from 'node:worker_threads'
import { type Job, readRecipes } from './importJob.ts'

/** A thread of its own: a page or file that hangs or crashes it does not stop the server. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(readRecipes(job)))
