import { sql } from 'kysely'
import { expect } from 'vitest'
import { features } from '#server/features.ts'
import type { App } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import type { TestResultPage, TestRun, TestRunForm } from './aiTests.contract.ts'
import { aiTestsOf } from './tests/allTests.ts'

const all = aiTestsOf(features.flatMap(({ commands = [] }) => commands))
export const total = all.length
export const builtInTotal = all.filter(({ isForModels }) => !isForModels).length

export const progress = async (app: App) => (await app.get<TestRun>('/api/ai/tests/run')).body

export const results = async (app: App, query = '') =>
  (await app.get<TestResultPage>(`/api/test-results${query}`)).body

export const start = (app: App, form: TestRunForm = {}) => app.post('/api/ai/tests/run', form)

/** Until nothing is under way any more. */
export async function runToEnd(app: App, form: TestRunForm = {}): Promise<TestRun> {
  const wanted = form.modelId === 'built-in' ? builtInTotal : (await progress(app)).total
  const body = { success: true, total: wanted }
  expect(await start(app, form)).toMatchObject({ status: 200, body })
  await expect.poll(async () => (await progress(app)).running, { timeout: 100_000 }).toBe(false)
  return progress(app)
}

const tables =
  engine === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{
        name: string
      }>`select table_name as name from information_schema.tables where table_schema = 'public'`

/** Every row of every table but the results of tests. */
export const everythingElse = (app: App) =>
  app.look(async (reader) => {
    const { rows } = await tables.execute(reader)
    const names = rows.map(({ name }) => name).filter((name) => !/^sqlite_|^aiTest/.test(name))
    const all = await Promise.all(
      names.map(async (name) => {
        const { rows: own } = await sql`select * from ${sql.table(name)}`.execute(reader)
        return [name, own.map((row) => JSON.stringify(row)).sort()] as const
      }),
    )
    return Object.fromEntries(all)
  })
