import type { Context } from 'hono'
import type { AppContext } from '#server/appContext.ts'
import { isFileBody } from '#server/http/fileBody.ts'
import { readInput } from '#server/http/input.ts'
import { receiveFile } from '#server/http/receiveFile.ts'
import { ChosenFile, ChosenState } from './backup.contract.ts'
import { listMigrations } from './backup.queries.ts'
import { checkEarlierBackup } from './earlierBackup.ts'
import { checkBackup, type Known } from './readBackup.ts'
import { parse } from './restore.input.ts'
import { ofBackup, ofExport, type Restoration } from './restoreBackup.ts'

type Chosen = { restoration: Restoration; state: number | undefined }

/** Reads the request: a backup as its body, or JSON with an older backup or an export. */
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
  const { file, state } = await readInput(c, ChosenFile)
  const restoration =
    'format' in file ? ofBackup(await checkEarlierBackup(file, known)) : ofExport(file, recordTypes)
  return use({ restoration, state })
}
