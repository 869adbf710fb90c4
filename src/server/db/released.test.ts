import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#test/harness.ts'
import { engine } from '#test/household.ts'

const released: string[] = []

type Column = { table: string; name: string; type: string; notNull: number | boolean }

const columns =
  engine === 'sqlite'
    ? sql<Column>`select m.name as "table", c.name as name, lower(c.type) as type, c."notnull" as "notNull"
        from sqlite_master m join pragma_table_info(m.name) c
        where m.type = 'table' and m.name not like 'sqlite_%'`
    : sql<Column>`select table_name as "table", column_name as name, data_type as type,
        is_nullable = 'NO' as "notNull" from information_schema.columns where table_schema = 'public'`

test('released steps still make the tables that they made', async ({ app }) => {
  const { rows } = await app.look((reader) => columns.execute(reader))
  const tables = Map.groupBy(rows, (column) => column.table)
  const described = [...tables].map(([table, own]) => {
    const fields = own
      .filter(({ name }) => !['id', 'version', 'createdAt', 'updatedAt'].includes(name))
      .map(({ name, type, notNull }) => `${name} ${type}${notNull ? '' : '?'}`)
    return `${table}: ${fields.sort().join(', ')}`
  })
  console.log(JSON.stringify(described.sort()))
  expect(described).toEqual(expect.arrayContaining(released))
})
