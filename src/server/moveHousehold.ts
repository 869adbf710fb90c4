import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { kernelMigrations } from './db/kernel.migrations.ts'
import { joinMigrations } from './db/migrate.ts'
import { moveDatabase } from './db/move.ts'
import { openDatabase } from './db/open.ts'
import type { Feature } from './feature.ts'
import { cannotStart } from './lifecycle/cannotStart.ts'
import { type Config, readConfig } from './lifecycle/config.ts'

const usage = 'Say where to: npm run move -- --to postgres://user@host/name, or --to FOLDER'

/** npm run move: copies the household into an empty database, and says how to use it. */
export async function moveHousehold(
  given: string[],
  environment: Record<string, string | undefined>,
  features: readonly Feature[],
): Promise<string> {
  const to = readTo(given)
  const config = readConfig(environment)
  const isPostgres = /^postgres(ql)?:/.test(to)
  const place: Config = isPostgres
    ? { ...config, databaseUrl: readConfig({ DATABASE_URL: to }).databaseUrl }
    : { ...config, databaseUrl: undefined, dataDir: resolve(environment.INIT_CWD ?? '.', to) }
  const source = await openDatabase(config)
  const target = await openDatabase(place).catch(async (error) => {
    await source.close()
    throw error
  })
  const steps = [kernelMigrations, ...features.map(({ migrations }) => migrations ?? {})]
  try {
    const moved = await moveDatabase(source, target, joinMigrations(steps))
    const rows = moved.reduce((sum, each) => sum + each.rows, 0)
    const setting = isPostgres ? 'DATABASE_URL' : 'DATA_DIR and without DATABASE_URL'
    return [
      `Copied ${rows.toLocaleString('en-US')} rows of ${moved.length} tables.`,
      'Counts, digests and last ids are equal, and nothing was changed at the source.',
      `From now on, start Food Pal with the new ${setting}.`,
    ].join(' ')
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

function readTo(given: string[]): string {
  try {
    const { to } = parseArgs({ args: given, options: { to: { type: 'string' } } }).values
    if (to?.trim()) return to.trim()
  } catch {}
  throw cannotStart(usage)
}
