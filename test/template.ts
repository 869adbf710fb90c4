import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { type Household, newHousehold } from './household.ts'

/** A household with tables only, from which others are copied. */
export async function makeTemplate(engine: 'sqlite' | 'postgres'): Promise<Household> {
  const household = await newHousehold(engine)
  const app = await openAppContext(readConfig(household.env), features)
  await app.close()
  return household
}
