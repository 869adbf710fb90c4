import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { timestamp } from '#shared/time.ts'
import { cannotStart } from '../lifecycle/cannotStart.ts'
import { freeSpace, newUnfinished } from '../lifecycle/unfinishedFiles.ts'

/** Copies are named by the moment and the last step that the database had. */
const form = /^food-pal-before-upgrade-(\d{4}-[\dTZ-]+Z)-at-(\d{3}-[a-z0-9-]+)\.(db|jsonl\.gz)$/

/** Steps of which the newest copy is kept. */
const stepsKept = 3

type Copy = { name: string; moment: string; step: string }

async function listCopies(dataDir: string): Promise<Copy[]> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  const copies = names.flatMap((name) => {
    const [, moment, step] = form.exec(name) ?? []
    return moment && step ? [{ name, moment, step }] : []
  })
  return copies.sort((a, b) => (a.moment < b.moment ? 1 : -1))
}

/** The newest copy at one of these steps, by its path within the data folder. */
export async function findCopy(
  dataDir: string,
  steps: readonly string[],
): Promise<string | undefined> {
  const found = (await listCopies(dataDir)).find(({ step }) => steps.includes(step))
  return found && join('backups', found.name)
}

type Copying = {
  dataDir: string
  /** The last step of the database. */
  step: string
  ending: 'db' | 'jsonl.gz'
  /** Bytes that it may take. */
  bytes: number
  /** Writes the copy, reads it back, and throws if it isn't whole. */
  write: (path: string) => Promise<void>
}

/** Keeps a copy of the database as it is before an upgrade. Answers its path in the data folder. */
export async function keepCopy({ dataDir, step, ending, bytes, write }: Copying): Promise<string> {
  if ((await freeSpace(dataDir)) < bytes) {
    throw cannotStart(
      `An upgrade keeps a copy of the database first, and ${dataDir} has no room for it (${Math.ceil(bytes / 1_000_000)} MB). Nothing was changed.`,
    )
  }
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700).catch(() => {})
  const unfinished = await newUnfinished(dataDir)
  try {
    await write(unfinished)
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    await chmod(unfinished, 0o600)
    const moment = timestamp().replace(/[:.]/g, '-')
    const name = `food-pal-before-upgrade-${moment}-at-${step}.${ending}`
    await rename(unfinished, join(folder, name))
    await forgetOld(dataDir)
    return join('backups', name)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A program that fails and starts again and again replaces its own copy, not earlier ones. */
async function forgetOld(dataDir: string) {
  const copies = await listCopies(dataDir)
  const bySteps = [...Map.groupBy(copies, ({ step }) => step).values()]
  const kept = new Set(bySteps.slice(0, stepsKept).map(([newest]) => newest))
  for (const copy of copies) {
    if (!kept.has(copy)) await rm(join(dataDir, 'backups', copy.name), { force: true })
  }
}
