import type { Client } from './client.ts'
import type { App } from './harness.ts'

/** Why everything happened, in order. */
export const changesOf = (app: App) =>
  app.look((reader) => reader.selectFrom('changes').select('why').orderBy('id').execute())

export const preview = (app: Client, file: unknown) => app.post('/api/restore/preview', { file })

export const restore = (app: Client, file: unknown, state?: number) =>
  app.post('/api/restore', { file, state })
