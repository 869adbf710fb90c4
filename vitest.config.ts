import { defineConfig } from 'vitest/config'

const everywhere = ['src/**/*.test.ts', 'test/**/*.test.ts']
const withoutDatabase = ['src/**/*.unit.test.ts', 'test/**/*.unit.test.ts']

const onEngine = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: everywhere,
    exclude: withoutDatabase,
    env: { TEST_ENGINE: engine },
  },
})

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'test/vitest.setup.ts',
    silent: 'passed-only',
    pool: 'forks',
    // Files share what they import: loading it anew for each took a sixth of the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'unit', include: withoutDatabase } },
      onEngine('sqlite'),
      ...(hasPostgres ? [onEngine('postgres')] : []),
    ],
  },
})
