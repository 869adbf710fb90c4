import { parentPort, workerData } from 'node:worker_threads'
import { quickCheck } from './quickCheck.ts'

parentPort?.postMessage(quickCheck(workerData))
