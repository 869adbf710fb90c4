import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { kernelMigrations } from '#server/db/kernel.migrations.ts'
import { joinMigrations, migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { test, testOnEmpty, testOnOneEngine } from '#test/harness.ts'
import { settingsMigrations } from './settings.records.ts'

describe('settings', () => {
  test('keeps the theme', async ({ app }) => {
    expect((await app.get('/api/settings')).body).toEqual([])
    await app.put('/api/settings/theme', { value: 'light' })
    const { body: setting } = await app.put('/api/settings/theme', { value: 'dark' })
    expect(setting).toMatchObject({ key: 'theme', value: 'dark', version: 2 })
    expect((await app.get('/api/settings')).body).toEqual([setting])
  })

  test('takes nothing it does not know', async ({ app }) => {
    const wrong = await app.put('/api/settings/theme', { value: 'pink' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.validationErrors).toEqual([
      { field: 'value', message: 'Theme must be dark or light' },
    ])
  })

  testOnEmpty(
    'of a household that has them as plain text are read',
    async ({ household, start }) => {
      const database = await openDatabase(readConfig(household.env))
      const { '010-settings-as-json': _, ...before } = settingsMigrations
      await migrate(database.writer, joinMigrations([kernelMigrations, before]))
      await database.writer.transaction((tx) =>
        sql`insert into settings (key, value, version, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')})
          values ('theme', 'light', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(
          tx,
        ),
      )
      await database.close()
      const app = await start()
      expect((await app.get('/api/settings')).body).toMatchObject([
        { key: 'theme', value: 'light' },
      ])
      const { body } = await app.put('/api/settings/theme', { value: 'dark' })
      expect(body).toMatchObject({ value: 'dark', version: 2 })
    },
  )
})

describe('a setting of its own', () => {
  test('is any JSON value under a name of letters, digits, dots and dashes', async ({ app }) => {
    for (const value of [11, 'loud', false, ['a'], { deep: { list: [1, null] } }]) {
      const { status, body } = await app.put('/api/settings/my-app.volume', { value })
      expect([status, body.key, body.value]).toEqual([200, 'my-app.volume', value])
    }
    await app.put('/api/settings/constructor', { value: 11 })
    const keys = (await app.get('/api/settings')).body.map(({ key }: { key: string }) => key)
    expect(keys.sort()).toEqual(['constructor', 'my-app.volume'])
  })

  testOnOneEngine.for([
    ['a%20b', { value: 1 }],
    ['x'.repeat(61), { value: 1 }],
    ['volume', {}],
    ['volume', { value: null }],
    ['volume', { value: 'x'.repeat(64 * 1_024) }],
    ['volume', { value: { text: 'a\0b' } }],
  ] as const)('%s is refused', async ([key, body], { app }) => {
    const answer = await app.put(`/api/settings/${key}`, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect((await app.get('/api/settings')).body).toEqual([])
  })
})
