import { existsSync, readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { EarlierBackup } from '#features/backup/backup.contract.ts'
import type { Answer, Client } from './client.ts'
import type { App } from './harness.ts'

/** The reasons of all changes, in order. */
export const changesOf = (app: App) =>
  app.look((reader) => reader.selectFrom('changes').select('why').orderBy('id').execute())

/** Also of a folder that nobody has made yet. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : []

export async function downloadBackup(app: Client): Promise<Buffer<ArrayBuffer>> {
  const response = await fetch(`${app.url}/api/backup`, { headers: app.headers })
  if (!response.ok) throw new Error(`no backup: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

async function sendFile(
  app: Client,
  path: string,
  file: Uint8Array<ArrayBuffer>,
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field
): Promise<Answer<any>> {
  const headers = { ...app.headers, 'Content-Type': 'application/gzip' }
  const response = await fetch(app.url + path, { method: 'POST', headers, body: file })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const previewFile = (app: Client, file: Uint8Array<ArrayBuffer>) =>
  sendFile(app, '/api/restore/preview', file)

export const restoreFile = (app: Client, file: Uint8Array<ArrayBuffer>, state?: number) =>
  sendFile(app, `/api/restore${state === undefined ? '' : `?state=${state}`}`, file)

type Records = Record<string, Record<string, unknown>[]>

/** A backup's content in the format of an earlier version, which is easy to read and change. */
export type ReadableBackup = Omit<EarlierBackup, 'records'> & { records: Records }

export const backupOf = async (app: Client) => readable(await downloadBackup(app))

export function readable(file: Uint8Array): ReadableBackup {
  const lines = gunzipSync(file).toString().trim().split('\n')
  const [head, ...rest] = lines.map((line) => JSON.parse(line))
  const { lists, ...header } = head
  const records: Records = Object.fromEntries(lists.map((name: string) => [name, []]))
  for (const { kind, record } of rest) if (kind) records[kind]?.push(record)
  const changes = rest.flatMap(({ change }) => change ?? [])
  const places = new Map(changes.map(({ id }, place) => [id, place]))
  const entries = Map.groupBy(
    rest.flatMap(({ entry }) => entry ?? []),
    ({ changeId }) => changeId,
  )
  const history = changes.map(({ id, undoes, ...change }) => ({
    ...change,
    undoes: places.get(undoes) ?? null,
    entries: (entries.get(id) ?? []).map(({ changeId, ...entry }) => entry),
  }))
  return { ...header, formatVersion: 1, records, history }
}

export const preview = (app: Client, file: unknown) => app.post('/api/restore/preview', { file })

export const restore = (app: Client, file: unknown, state?: number) =>
  app.post('/api/restore', { file, state })
