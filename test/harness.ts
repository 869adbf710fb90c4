import { test as base, inject } from 'vitest'
import type { Reader } from '#server/db/open.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { serve } from '#server/lifecycle/serve.ts'
import { Client } from './client.ts'
import { type Environment, engine, type Household, newHousehold } from './household.ts'
import { look } from './look.ts'

export class App extends Client {
  readonly env: Environment
  readonly close: () => Promise<void>

  constructor(url: string, env: Environment, close: () => Promise<void>) {
    super(url)
    this.env = env
    this.close = close
  }

  /** Reads the database directly. */
  look = <T>(query: (reader: Reader) => Promise<T>): Promise<T> => look(this.env, query)
}

async function startApp(env: Environment): Promise<App> {
  const serving = await serve(readConfig(env), features)
  return new App(serving.url, env, serving.close)
}

/** A copy with tables, because creating them takes longer than most tests. */
const preparedHousehold = () => newHousehold(engine, inject('templates')[engine])

type Fixtures = {
  household: { env: Environment }
  /** Starts an app on the household, also a second one; closed after the test. */
  start: (env?: Environment) => Promise<App>
  app: App
  /** An app on another household. */
  otherApp: App
}

export const test = base.extend<Fixtures>({
  household: householdFrom(preparedHousehold),
  start: async ({ household }, use) => {
    const apps: App[] = []
    await use(async (env = {}) => {
      const app = await startApp({ ...household.env, ...env })
      apps.push(app)
      return app
    })
    await Promise.all(apps.map((app) => app.close()))
  },
  app: async ({ start }, use) => {
    await use(await start())
  },
  otherApp: async ({ start }, use) => {
    // Not a copy, since a household's secret is made together with its tables.
    const { env, discard } = await newHousehold()
    const other = await start(env)
    await use(other)
    await other.close()
    await discard()
  },
})

/** For tests in which the database has no say: refused input, files and pages that are read. */
export const testOnOneEngine = test.runIf(engine === 'sqlite')

/** For tests of a first start. */
export const testOnEmpty = test.extend({ household: householdFrom(newHousehold) })

function householdFrom(make: () => Promise<Household>) {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's shape
  return async ({}: object, use: (household: { env: Environment }) => Promise<void>) => {
    const { env, discard } = await make()
    await use({ env })
    await discard()
  }
}
