import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { type AppContext, openAppContext } from '#server/appContext.ts'
import { openDatabase } from '#server/db/open.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { backupOf, filesIn, readable, restoreFile } from '#test/backups.ts'
import { test as base } from '#test/harness.ts'
import { type Environment, engine, newHousehold } from '#test/household.ts'
import { backUpIfDue, keepBackingUp } from './nightlyBackup.ts'

/** In Berlin it is half past four in the morning. */
const firstNight = Date.parse('2026-10-01T02:30:00Z')
const aDay = 24 * 60 * 60 * 1_000
const aMinute = 60_000

const test = base.extend<{ open: (env?: Environment) => Promise<AppContext> }>({
  open: async ({ household }, use) => {
    const opened: AppContext[] = []
    await use(async (env = {}) => {
      const own = { ...household.env, HOUSEHOLD_TIME_ZONE: 'Europe/Berlin', ...env }
      const app = await openAppContext(readConfig(own), features)
      opened.push(app)
      return app
    })
    for (const app of opened) await app.close()
  },
})

const folderOf = ({ config }: AppContext) => join(config.dataDir, 'backups')
const filesOf = (app: AppContext) => filesIn(folderOf(app))

const addJar = (app: AppContext, name: string) =>
  app.change({ userId: 'household' }, 'Bought a jar', (w) =>
    w.create(pantryItems, pantryItem({ name })),
  )

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: firstNight }))
afterEach(() => void vi.useRealTimers())

describe('a backup by night', () => {
  test('is made, kept as the rule says, and brings back the household of its night', async ({
    open,
    start,
  }) => {
    const app = await open()
    const jarsOn = new Map<string, number>()
    for (let night = 0; night < 45; night += 1) {
      vi.setSystemTime(firstNight + night * aDay)
      await addJar(app, `Jar ${night}`)
      const made = await backUpIfDue(app)
      jarsOn.set(made?.name ?? '', night + 1)
      expect(await backUpIfDue(app), 'a second time in the same night').toBeUndefined()
    }
    const nights = filesOf(app).map((name) => name.slice('food-pal-backup-'.length).slice(0, 10))
    expect(nights).toEqual([
      ...['2026-10-25', '2026-10-31', '2026-11-01', '2026-11-08', '2026-11-09'],
      ...['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'],
    ])
    expect(statSync(folderOf(app)).mode & 0o777).toBe(0o700)

    for (const name of filesOf(app)) {
      const file = readFileSync(join(folderOf(app), name))
      expect(statSync(join(folderOf(app), name)).mode & 0o777).toBe(0o600)
      const { env, discard } = await newHousehold()
      const other = await start(env)
      expect((await restoreFile(other, file)).status).toBe(200)
      const [before, after] = [readable(file), await backupOf(other)]
      expect(before.records.pantry).toHaveLength(jarsOn.get(name) ?? 0)
      expect(after.records).toEqual(before.records)
      expect(after.history.slice(0, -1)).toEqual(before.history)
      await other.close()
      await discard()
    }
  })

  test('that was missed is made up for once, after the start', async ({ open }) => {
    const before = await open()
    await backUpIfDue(before)
    vi.setSystemTime(firstNight + 5 * aDay - 2 * 60 * aMinute)
    const after = await open()
    expect((await backUpIfDue(after))?.madeAt).toBe(new Date().toISOString())
    expect(await backUpIfDue(after)).toBeUndefined()
    // Half past two in Berlin was before its time; the next one is due at half past three.
    vi.setSystemTime(firstNight + 5 * aDay - aMinute * 60)
    expect(await backUpIfDue(after)).toBeDefined()
    expect(filesOf(after)).toHaveLength(3)
  })

  test('is made by itself, a minute after the start', async ({ open }) => {
    const app = await open()
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
      now: firstNight,
    })
    const lookedAt = vi.spyOn(app, 'timeZone')
    keepBackingUp(app)
    vi.advanceTimersByTime(59_000)
    expect(lookedAt).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    while (filesOf(app).length === 0) await setImmediate()
    vi.useRealTimers()
  })

  test('goes by the time that is set, or not at all', async ({ open }) => {
    const app = await open({ BACKUP_AT: '22:15' })
    await backUpIfDue(app)
    vi.setSystemTime(Date.parse('2026-10-01T20:14:59Z'))
    expect(await backUpIfDue(app)).toBeUndefined()
    vi.setSystemTime(Date.parse('2026-10-01T20:15:00Z'))
    expect(await backUpIfDue(app)).toBeDefined()
    expect(await backUpIfDue(await open({ BACKUP_AT: 'off' }))).toBeUndefined()
  })

  test('is made by one of several programs', async ({ open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'food-pal-'))
    // On PostgreSQL a program may have a data folder of its own.
    const elsewhere: Environment = engine === 'postgres' ? { DATA_DIR: folder } : {}
    const apps = [await open(), await open(), await open(elsewhere)]
    for (let night = 0; night < 3; night += 1) {
      vi.setSystemTime(firstNight + night * aDay)
      const made = await Promise.all(apps.map((app) => backUpIfDue(app)))
      expect(made.filter(Boolean)).toHaveLength(1)
      for (const app of apps) expect(await backUpIfDue(app)).toBeUndefined()
    }
    rmSync(folder, { recursive: true })
  })

  test('that nobody finished is taken on again a quarter of an hour later', async ({ open }) => {
    const app = await open()
    const over = AbortSignal.abort()
    await expect(backUpIfDue(app, over)).rejects.toThrow()
    expect(filesOf(app)).toEqual([])
    expect(filesIn(join(app.config.dataDir, 'unfinished'))).toEqual([])
    vi.setSystemTime(firstNight + 14 * aMinute)
    expect(await backUpIfDue(app)).toBeUndefined()
    vi.setSystemTime(firstNight + 16 * aMinute)
    expect(await backUpIfDue(app)).toBeDefined()
    expect(filesOf(app)).toHaveLength(1)
  })

  test('that cannot be read back is not kept', async ({ open }) => {
    const app = await open()
    await addJar(app, 'Honey')
    const database = await openDatabase(app.config)
    await database.writer.transaction(async (tx) => {
      await tx.updateTable('pantryItems').set({ name: '' }).execute()
    })
    await database.close()
    await expect(backUpIfDue(app)).rejects.toThrow("can't be read")
    expect(filesOf(app)).toEqual([])
    expect(filesIn(join(app.config.dataDir, 'unfinished'))).toEqual([])
  })

  test('is made again where its file is gone', { skip: engine === 'postgres' }, async ({
    open,
  }) => {
    const app = await open()
    await backUpIfDue(app)
    for (const name of filesOf(app)) rmSync(join(folderOf(app), name))
    expect(await backUpIfDue(app)).toBeDefined()
  })
})
