import type { Context } from 'hono'
import type { AppContext } from '#server/appContext.ts'
import { isFileBody } from '#server/http/fileBody.ts'
import { readInput } from '#server/http/input.ts'
import { receiveFile } from '#server/http/receiveFile.ts'
import { conflict } from '#shared/errors.ts'
import { ChosenFile, ChosenState } from './backup.contract.ts'
import { listMigrations } from './backup.queries.ts'
import { checkEarlierBackup } from './earlierBackup.ts'
import { findKept } from './kept/keptFiles.ts'
import { checkBackup, type Known } from './readBackup.ts'
import { parse } from './restore.input.ts'
import { ofBackup, ofExport, type Restoration } from './restoreBackup.ts'

type Chosen = { restoration: Restoration; state: number | undefined }

/** Reads the request: a backup as its body, or JSON with a kept one's name, an older one or an export. */
export async function withChosenFile<T>(
  c: Context,
  { recordTypes, reader, config }: Pick<AppContext, 'recordTypes' | 'reader' | 'config'>,
  use: (chosen: Chosen) => Promise<T>,
): Promise<T> {
  const known: Known = { recordTypes, migrations: await listMigrations(reader) }
  if (isFileBody(c)) {
    const { state } = parse(ChosenState, c.req.query())
    const { path, mostBytes, discard } = await receiveFile(c, config)
    try {
      const content = await checkBackup(path, known, mostBytes)
      return await use({ restoration: ofBackup(content), state })
    } finally {
      await discard()
    }
  }
  const { file = {}, kept, state } = await readInput(c, ChosenFile)
  return use({
    restoration: kept ? await ofKept(kept, known, config) : await ofJson(file, known),
    state,
  })
}

async function ofKept(name: string, known: Known, config: AppContext['config']) {
  const path = await findKept(config, name)
  if (!path) throw conflict("This backup isn't in the data folder anymore.")
  return ofBackup(await checkBackup(path, known, Number.POSITIVE_INFINITY))
}

/** An older backup or an export. */
export const ofJson = async (file: object, known: Known): Promise<Restoration> =>
  'format' in file
    ? ofBackup(await checkEarlierBackup(file, known))
    : ofExport(file, known.recordTypes)
