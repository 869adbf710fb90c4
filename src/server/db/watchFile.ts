import { millis } from '#shared/time.ts'
import type { DbHealth } from './dbHealth.ts'
import { isCheckedAtOnce, quickCheck, quickCheckAside } from './quickCheck.ts'

const again = 60 * 60 * 1_000

/** Checks a SQLite file for damage at the start, and on later pings at most once an hour. */
export async function watchSqlite(file: string, condition: DbHealth) {
  let checkedAt = millis()
  const check = async () => {
    checkedAt = millis()
    const damage = await quickCheckAside(file)
    if (damage) await condition.foundDamage(damage)
  }
  if (await isCheckedAtOnce(file)) {
    const damage = quickCheck(file)
    if (damage) await condition.foundDamage(damage)
  } else void check()
  return () => {
    if (millis() - checkedAt > again) void check()
  }
}
