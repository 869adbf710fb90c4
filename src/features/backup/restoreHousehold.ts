import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '#server/appContext.ts'
import type { Actor } from '#server/records/recorder.ts'
import { done } from '#shared/endpoint.ts'
import { type Refusal, unreadable } from '#shared/errors.ts'
import { timestamp } from '#shared/time.ts'
import { stateOf } from './backup.queries.ts'
import { writeWhole } from './dataFolder.ts'
import { forgetBeyond, keepFile } from './kept/keptFiles.ts'
import type { Restoration } from './restoreBackup.ts'
import { writeBackup } from './writeBackup.ts'

interface RestoreOptions {
  /** The state that the person saw. */
  seen: number | undefined
  why: string
  /** The error if the state has changed since. */
  refusal: Refusal
}

/** Backups from before restores that are kept. */
const mostKept = 10

/** Backs up the present state, then restores in one change, or not at all. */
export async function restoreHousehold(
  app: AppContext,
  actor: Actor,
  { apply }: Restoration,
  { seen, why, refusal }: RestoreOptions,
) {
  const madeAt = timestamp()
  const before = await app.snapshot(async (reader) => {
    const state = await stateOf(reader)
    if (seen !== undefined && seen !== state) throw refusal
    const write = (target: Parameters<typeof writeBackup>[2]) => writeBackup(reader, app, target)
    return { state, file: await writeWhole(app.config, write) }
  })
  let keptAs = ''
  try {
    await app.change(actor, why, async (w) => {
      if (before.state !== (await stateOf(w.reads))) throw refusal
      await apply(w)
      // Only now: a refused restore must not push out an older backup.
      keptAs = await keepFile(app.config, before.file, { reason: 'before-restore', madeAt })
    })
  } catch (error) {
    await rm(before.file, { force: true })
    if (keptAs) await rm(join(app.config.dataDir, keptAs), { force: true })
    if (!app.isConstraintViolation(error)) throw error
    throw unreadable(
      'The file has the same name twice where only one is allowed. Nothing was changed.',
    )
  }
  await forgetBeyond(app.config, 'before-restore', mostKept)
  return { ...done, keptAs, state: await stateOf(app.reader) }
}
