import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/** Up to here it takes a moment; beyond, a thread of its own, while everything else goes on. */
const checkedAtOnce = 32 * 1_024 * 1_024

/** What is wrong with a SQLite file, if anything is. */
export function quickCheck(file: string): string | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    // Only what is known to be damage counts: a file that is busy is not broken.
    const { errcode = 0, message } = error as Error & { errcode?: number }
    return [11, 26].includes(errcode & 0xff) ? message : undefined
  } finally {
    database?.close()
  }
}

export const isCheckedAtOnce = async (file: string) => (await stat(file)).size <= checkedAtOnce

/** The same without holding up anybody. */
export const quickCheckAside = (file: string) =>
  new Promise<string | undefined>((resolve) => {
    const worker = new Worker(new URL('./quickCheck.worker.ts', import.meta.url), {
      workerData: file,
    })
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', () => resolve(undefined))
  })
