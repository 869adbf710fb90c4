import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { compareText } from '#shared/order.ts'
import type { Setting } from './settings.contract.ts'
import { settingRecords } from './settings.records.ts'

export async function listSettings(reader: Reader): Promise<Setting[]> {
  const settings = await listRecords(reader, settingRecords)
  return settings.sort((a, b) => compareText(a.key, b.key))
}

export async function findSetting(reader: Reader, key: string): Promise<Setting | undefined> {
  const found = reader.selectFrom('settings').selectAll().where('key', '=', key)
  const row = await found.executeTakeFirst()
  return row && settingRecords.decode(row)
}

/** The household's value; undefined if there is none or it is invalid, as in a restored backup. */
export async function readSetting<Value>(
  reader: Reader,
  { key, takes }: KnownSetting<Value>,
): Promise<Value | undefined> {
  const setting = await findSetting(reader, key)
  return takes.safeParse(setting?.value).data
}
