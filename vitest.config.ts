import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from '#test/services/chromium.ts'
import { customMedia } from './vite.config.ts'

const everywhere = ['src/**/*.test.ts', 'test/**/*.test.ts']
const withoutDatabase = ['src/**/*.unit.test.ts', 'test/**/*.unit.test.ts']

const screenTests = 'src/**/*.browser.test.tsx'

const onEngine = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: everywhere,
    exclude: withoutDatabase,
    env: { TEST_ENGINE: engine },
  },
})

const { TEST_DATABASE_URL, SOAK_ENGINE } = process.env
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => (engine === 'sqlite' || TEST_DATABASE_URL) && engine === (SOAK_ENGINE ?? engine),
)

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'test/vitest.setup.ts',
    attachmentsDir: 'test-results/screens',
    silent: 'passed-only',
    pool: 'forks',
    // Files share what they import: loading it anew for each took a sixth of the time.
    isolate: false,
    // One more than there are cores: a test also waits for PostgreSQL, or for a program to end.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The second that is usual may be over on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: withoutDatabase } },
      ...engines.map(onEngine),
      {
        extends: true,
        plugins: [react(), customMedia()],
        // All that screens import, known before the first test: what is found later reloads the page.
        optimizeDeps: { entries: ['src/web/main.tsx', screenTests] },
        test: {
          name: 'screens',
          include: [screenTests],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
