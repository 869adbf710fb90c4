import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './test/services/chromium.ts'
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

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'test/vitest.setup.ts',
    attachmentsDir: 'test-results/screens',
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
