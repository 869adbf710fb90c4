import { cannotStart } from '../lifecycle/cannotStart.ts'
import { appliedSteps, type Migrations, requireMigrated } from './migrate.ts'
import type { Database } from './open.ts'
import { type Upgrading, upgrade } from './upgrade.ts'

/** Upgrades the database, or checks a damaged one without writing. True if migrations ran. */
export async function prepareDatabase(
  database: Database,
  { upgrades, ...upgrading }: Upgrading & { upgrades: boolean },
): Promise<boolean> {
  const { health, reader } = database
  try {
    if (!upgrades) await refuseUpgrade(database, upgrading.migrations)
    if (health.state !== 'damaged') return await upgrade(database, upgrading)
    await requireMigrated(reader, upgrading.migrations)
    return false
  } catch (error) {
    const trouble = health.note(error)
    if (trouble === 'readOnly') {
      throw cannotStart('The database can only be read: it may be a standby, or in recovery.')
    }
    if (trouble !== 'damaged') throw error
    await health.foundDamage(String(error))
    throw cannotStart(`The database is damaged. ${health.advice}`)
  }
}

/** For commands beside the program, which may be running: only the program itself upgrades. */
async function refuseUpgrade({ reader }: Database, migrations: Migrations) {
  const applied = await appliedSteps(reader)
  if (applied.length === 0 || Object.keys(migrations).every((name) => applied.includes(name)))
    return
  throw cannotStart(
    'The database is from an earlier version of Food Pal. Start Food Pal once, which keeps a copy and upgrades it.',
  )
}
