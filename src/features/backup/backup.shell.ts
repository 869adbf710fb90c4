import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { AppContext } from '#server/appContext.ts'
import { cannotStart } from '#server/lifecycle/cannotStart.ts'
import { counted } from '#shared/counted.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import { wrong } from './backup.contract.ts'
import { listMigrations } from './backup.queries.ts'
import { isBackupFile } from './backupFile.ts'
import { ofJson } from './chosenFile.ts'
import { makeBackup } from './kept/makeBackup.ts'
import { checkBackup, type Known } from './readBackup.ts'
import { ofBackup } from './restoreBackup.ts'
import { restoreHousehold } from './restoreHousehold.ts'

/** npm runs commands in the package's folder, whatever folder the person is in. */
const pathOf = (given: string) => resolve(process.env.INIT_CWD ?? '.', given)

/** Bytes of an older backup or an export, which is read as a whole. */
const mostJson = 64 * 1_024 * 1_024

export async function backUpFromShell(app: AppContext): Promise<string> {
  const { name, bytes } = await makeBackup(app)
  const path = join(app.config.dataDir, 'backups', name)
  return `${path} has everything (${counted(bytes, 'byte')}), and was read back.`
}

export async function restoreFromShell(app: AppContext, [file]: string[]): Promise<string> {
  if (!file) throw cannotStart('Say which file: npm run restore -- FILE')
  const restoration = await readRestoration(app, pathOf(file))
  const lists = (await restoration.preview(app.reader)).map(({ list }) => list)
  const sum = (what: 'added' | 'changed' | 'removed') => lists.reduce((all, l) => all + l[what], 0)
  const { keptAs } = await restoreHousehold(app, { userId: 'household' }, restoration, {
    seen: undefined,
    why: `Restored ${restoration.source === 'backup' ? 'the backup' : 'the export'} of ${restoration.madeAt}`,
    refusal: conflict('Something changed in the meantime. Nothing was restored. Try again.'),
  })
  return [
    `Restored the ${restoration.source} of ${restoration.madeAt}:`,
    `${sum('added')} added, ${sum('changed')} changed, ${sum('removed')} removed.`,
    `How things were before is in ${join(app.config.dataDir, keptAs)}.`,
  ].join(' ')
}

async function readRestoration({ recordTypes, reader }: AppContext, path: string) {
  const { size } = await stat(path).catch(() => {
    throw cannotStart(`There is no file ${path}.`)
  })
  const known: Known = { recordTypes, migrations: await listMigrations(reader) }
  if (await isBackupFile(path)) {
    return ofBackup(await checkBackup(path, known, Number.POSITIVE_INFINITY))
  }
  if (size > mostJson) throw unreadable(`${wrong} Nothing was changed.`)
  return ofJson(parseObject(await readFile(path, 'utf8')), known)
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {}
  throw unreadable(`${wrong} Nothing was changed.`)
}
