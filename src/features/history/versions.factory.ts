import { pantryItem } from '#features/pantry/pantry.factory.ts'
import type { App } from '#test/harness.ts'
import type { VersionEntry } from './versions.contract.ts'

export const versions = async (app: App, entity = 'pantry', query = ''): Promise<VersionEntry[]> =>
  (await app.get(`/api/version-history/${entity}${query}`)).body

export const restore = (app: App, { id }: { id: number }, body?: object) =>
  app.post(`/api/version-history/restore/${id}`, body)

export const newest = async (app: App, entity?: string) => {
  const [entry] = await versions(app, entity)
  if (!entry) throw new Error('There is no entry')
  return entry
}

export const addItem = async (app: App, fields: Parameters<typeof pantryItem>[0] = {}) =>
  (await app.post('/api/pantry', pantryItem(fields))).body
