import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { AppContext } from '#server/appContext.ts'
import { answer, respond } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { backupEndpoints, keptBackupPath } from '../backup.endpoints.ts'
import type { KeptFile } from '../backup.logic.ts'
import { readOverview } from './kept.queries.ts'
import { findKept } from './keptFiles.ts'
import { makeBackup } from './makeBackup.ts'

export function keptRoutes(app: AppContext) {
  /** Whoever asks while one is being made gets that one. */
  let making: Promise<KeptFile> | undefined
  return [
    answer(backupEndpoints.overview, (c) => {
      c.header('Cache-Control', 'no-store')
      return readOverview(app)
    }),
    answer(backupEndpoints.make, () => {
      making ??= makeBackup(app).finally(() => {
        making = undefined
      })
      return making
    }),
    respond('GET', keptBackupPath, 'application/gzip', async (c) => {
      const path = await findKept(app.config, c.req.param('name') ?? '')
      if (!path) throw notFound('backup')
      const { size } = await stat(path)
      return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
        'Content-Type': 'application/gzip',
        'Content-Length': String(size),
        'Content-Disposition': `attachment; filename="${basename(path)}"`,
        'Cache-Control': 'no-store',
      })
    }),
  ]
}
