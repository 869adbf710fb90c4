import type { Reader } from '#server/db/open.ts'
import type { Setting } from './settings.contract.ts'

export const listSettings = (reader: Reader): Promise<Setting[]> =>
  reader.selectFrom('settings').selectAll().orderBy('key').execute()
