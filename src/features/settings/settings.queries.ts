import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { compareText } from '#shared/order.ts'
import { type KnownSettings, knownSettings, type Setting } from './settings.contract.ts'
import { settingRecords } from './settings.records.ts'

export async function listSettings(reader: Reader): Promise<Setting[]> {
  const settings = await listRecords(reader, settingRecords)
  return settings.sort((a, b) => compareText(a.key, b.key))
}

/** Nothing where nobody has chosen, or where it is of another program's kind. */
export async function readSetting<Key extends keyof KnownSettings>(
  reader: Reader,
  key: Key,
): Promise<KnownSettings[Key] | undefined> {
  const found = (await listSettings(reader)).find((each) => each.key === key)
  const value = knownSettings[key].safeParse(found?.value)
  return value.success ? (value.data as KnownSettings[Key]) : undefined
}
