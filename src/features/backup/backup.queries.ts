import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import { isHouseholdList } from '#server/kind.ts'
import { version } from '#server/version.ts'
import { timestamp } from '#shared/time.ts'
import type { Backup, JsonExport } from './backup.contract.ts'

/** Read inside a change, where nobody else writes, it is one moment of the household. */
export async function readBackup(
  reader: Reader,
  { kinds, config }: Pick<House, 'kinds' | 'config'>,
): Promise<Backup> {
  const records: Backup['records'] = {}
  for (const kind of kinds.filter((each) => !each.audit)) {
    records[kind.name] = await listRecords(reader, kind)
  }
  return {
    format: 'food-pal-backup',
    formatVersion: 1,
    madeAt: timestamp(),
    madeBy: `Food Pal ${version}`,
    timeZone: config.timeZone,
    migrations: await listMigrations(reader),
    records,
    history: await readHistory(reader),
  }
}

/** What the household wrote down, list by list; how the program is set up is not in it. */
export const readHousehold = ({ kinds, reader }: Pick<House, 'kinds' | 'reader'>) =>
  Promise.all(
    kinds
      .filter(isHouseholdList)
      .map(async (kind) => ({ kind, records: await listRecords(reader, kind) })),
  )

export async function readExport(house: Pick<House, 'kinds' | 'reader'>): Promise<JsonExport> {
  const lists = await readHousehold(house)
  const exported = lists.flatMap(({ kind: { exportedAs }, records }) =>
    exportedAs ? [[exportedAs, records]] : [],
  )
  return { timestamp: timestamp(), ...Object.fromEntries(exported) }
}

async function readHistory(reader: Reader): Promise<Backup['history']> {
  const changes = await reader.selectFrom('changes').selectAll().orderBy('id').execute()
  const entries = await reader.selectFrom('history').selectAll().orderBy('id').execute()
  const byChange = Map.groupBy(entries, (entry) => entry.changeId)
  // Ids are given anew where a backup is restored: places in this list are not.
  const placeOf = new Map(changes.map((change, place) => [change.id, place]))
  return changes.map(({ id, undoes, ...change }) => ({
    ...change,
    undoes: undoes === null ? null : placeOf.get(undoes),
    entries: (byChange.get(id) ?? []).map(({ id, changeId, ...entry }) => entry),
  }))
}

export async function listMigrations(reader: Reader): Promise<string[]> {
  const steps = await reader.selectFrom('migrations').select('name').orderBy('name').execute()
  return steps.map(({ name }) => name)
}

/** The id of the last change: the same id means that nothing has changed since. */
export async function stateOf(reader: Reader): Promise<number> {
  const last = await reader
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return last?.id ?? 0
}
