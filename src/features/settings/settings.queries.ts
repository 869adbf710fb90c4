import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { compareText } from '#shared/order.ts'
import { type KnownSettings, knownSettings, type Setting } from './settings.contract.ts'
import { settingRecords } from './settings.records.ts'

export async function listSettings(reader: Reader): Promise<Setting[]> {
  const settings = await listRecords(reader, settingRecords)
  return settings.sort((a, b) => compareText(a.key, b.key))
}

/** What the household chose, if anything. */
export async function readTheme(reader: Reader): Promise<KnownSettings['theme'] | undefined> {
  const settings = await listSettings(reader)
  const value = settings.find(({ key }) => key === 'theme')?.value
  return knownSettings.theme.safeParse(value).data
}
