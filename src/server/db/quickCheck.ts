import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/** Bytes up to which a check is fast enough to wait for; a larger file is checked in a thread. */
const checkedAtOnce = 32 * 1_024 * 1_024

/** The damage of a SQLite file, or undefined. */
export function quickCheck(file: string): string | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    // Only errors that mean damage count: a busy file is not damaged.
    const { errcode = 0, message } = error as Error & { errcode?: number }
    return [11, 26].includes(errcode & 0xff) ? message : undefined
  } finally {
    database?.close()
  }
}

export const isCheckedAtOnce = async (file: string) => (await stat(file)).size <= checkedAtOnce

export const quickCheckAside = (file: string) =>
  new Promise<string | undefined>((resolve) => {
    const worker = new Worker(new URL('./quickCheck.worker.ts', import.meta.url), {
      workerData: file,
    })
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', () => resolve(undefined))
  })
