import { openDatabase, type Reader } from '#server/db/open.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import type { Environment } from './household.ts'

export async function look<T>(env: Environment, query: (reader: Reader) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(env))
  return query(database.reader).finally(() => database.close())
}
