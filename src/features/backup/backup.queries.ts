import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { isHouseholdList } from '#server/records/recordType.ts'
import { timestamp } from '#shared/time.ts'
import type { JsonExport } from './backup.contract.ts'

/** The household's lists, without settings and connections. */
export const readHousehold = ({
  recordTypes,
  reader,
}: Pick<AppContext, 'recordTypes' | 'reader'>) =>
  Promise.all(
    recordTypes
      .filter(isHouseholdList)
      .map(async (recordType) => ({ recordType, records: await listRecords(reader, recordType) })),
  )

export async function readExport(
  app: Pick<AppContext, 'recordTypes' | 'reader'>,
): Promise<JsonExport> {
  const lists = await readHousehold(app)
  const exported = lists.flatMap(({ recordType: { exportedAs }, records }) =>
    exportedAs ? [[exportedAs, records]] : [],
  )
  return { timestamp: timestamp(), ...Object.fromEntries(exported) }
}

export async function listMigrations(reader: Reader): Promise<string[]> {
  const steps = await reader.selectFrom('migrations').select('name').orderBy('name').execute()
  return steps.map(({ name }) => name)
}

/** The sum of all revisions: an equal number means that nothing has changed. */
export async function stateOf(reader: Reader): Promise<number> {
  const sum = await reader
    .selectFrom('revisions')
    .select((eb) => eb.fn.sum<number | string | null>('revision').as('revisions'))
    .executeTakeFirst()
  return Number(sum?.revisions ?? 0)
}
