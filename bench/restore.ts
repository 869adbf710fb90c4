import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, rounded } from './measure.ts'

const records = 5_000
const runs = 3

export async function restoreTime(env: Environment): Promise<Measure> {
  const file = await fullBackup(env)
  const seconds: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { env: empty, discard } = await newHousehold(env.DATABASE_URL ? 'postgres' : 'sqlite')
    const program = await Program.start(empty)
    const begun = performance.now()
    const { status } = await restoreFile(program, file)
    if (status !== 200) throw new Error(`The backup was refused: ${status}`)
    seconds.push((performance.now() - begun) / 1_000)
    await program.end('SIGTERM')
    await discard()
  }
  return {
    what: `Restore of ${records} records`,
    value: median(seconds),
    unit: 's',
    goal: { atMost: 2 },
    detail: `of ${seconds.map(rounded).join(', ')}`,
  }
}

async function fullBackup(env: Environment) {
  const app = await openAppContext(readConfig(env), features)
  await app.change({ userId: 'bench' }, 'Filled the pantry', async (w) => {
    for (let n = 0; n < records; n += 1) {
      await w.create(pantryItems, pantryItem({ name: `Jar ${n}`, notes: 'x'.repeat(300) }))
    }
  })
  await app.close()
  const program = await Program.start(env)
  return downloadBackup(program).finally(() => program.end('SIGTERM'))
}
